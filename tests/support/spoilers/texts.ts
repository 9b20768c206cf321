import { parse } from 'yaml';
import type { ScenarioSource } from '../../../engine/index.ts';

/** Undoes what JSON, JavaScript, MDX and typography do to a sentence, so that it is found whatever it went through. */
export function foldText(text: string): string {
  return text
    .replace(/\\u([0-9a-f]{4})/gi, (_all, code: string) => String.fromCharCode(parseInt(code, 16)))
    .replace(/\\[nrt]/g, ' ')
    .replace(/\\(['"`\\])/g, '$1')
    .replace(/[’‘´`]/g, "'")
    .replace(/[“”«»"]/g, '')
    .replace(/[\s\u00a0\u202f\u2009]+/g, ' ')
    .replace(/ ([;:!?,.])/g, '$1')
    .toLowerCase();
}

/** The sentences of a text that are long enough to be recognised. */
export function sentences(text: string): string[] {
  return text
    .split(/(?<=[.!?…])\s+|\n{2,}|\n(?=\d\. )/)
    .map((sentence) => foldText(sentence).trim())
    .filter((sentence) => sentence.length >= 18);
}

/** What a page says: its prose, and what stands in the attributes of its components. */
export function pageTexts(source: ScenarioSource, path: string): string[] {
  const text = source.files.find((file) => file.path === path)?.text ?? '';
  const attributes = [...text.matchAll(/\b(?:alt|caption|legend|transcript|who)="([^"]+)"/g)].map((match) => match[1] ?? '');
  const prose = text.replace(/<[^>]+>/g, '\n\n').replace(/[*_>#|]/g, '');
  return [prose, ...attributes];
}

/** Every string of a YAML value. */
export function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(stringsOf);
  if (value !== null && typeof value === 'object') return Object.values(value).flatMap(stringsOf);
  return [];
}

export function readYaml(source: ScenarioSource, path: string): unknown {
  return parse(source.files.find((file) => file.path === path)?.text ?? '');
}
