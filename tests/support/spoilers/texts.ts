import { parse } from 'yaml';
import type { ScenarioSource } from '../../../engine/index.ts';
import type { Message } from '../../../engine/scenario/scenario.ts';

/**
 * Normalises escapes, quotes, spaces and case, so that a sentence matches after JSON, JavaScript, MDX or
 * typesetting.
 */
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

/** The sentences of a text of at least 18 characters. */
export function sentences(text: string): string[] {
  return text
    .split(/(?<=[.!?…])\s+|\n{2,}|\n(?=\d\. )/)
    .map((sentence) => foldText(sentence).trim())
    .filter((sentence) => sentence.length >= 18);
}

interface PagePart {
  readonly texts: readonly string[];
  /** The condition of a passage for some players. */
  readonly condition?: NonNullable<Message['if']>;
}

const PASSAGE = /<If\b([^>]*)>([\s\S]*?)<\/If>/gu;

/** The texts of a page outside its passages for some players, and those of each passage. */
export function pageParts(source: ScenarioSource, path: string): readonly PagePart[] {
  const text = source.files.find((file) => file.path === path)?.text ?? '';
  const passages = [...text.matchAll(PASSAGE)].map(([, tag = '', inside = '']): PagePart => {
    const attributes = [...tag.matchAll(/(\w+)="([^"]*)"/g)].map(
      ([, name = '', value = '']) => [name, value] as const,
    );
    const {
      chose = '',
      is = '',
      elsewhere: city,
      ...others
    }: Record<string, string> = Object.fromEntries(attributes);
    const plain = { ...(chose && { chose: { [chose]: is } }), ...others };
    const condition = city === undefined ? plain : { elsewhere: { city, ...plain } };
    return {
      texts: textsOf(inside),
      condition: /\bnot\b/u.test(tag.replaceAll(/"[^"]*"/gu, '')) ? { not: condition } : condition,
    };
  });
  return [{ texts: textsOf(text.replaceAll(PASSAGE, '\n\n')) }, ...passages];
}

/** The prose of a text and the texts in its components' attributes. */
function textsOf(text: string): string[] {
  const attributes = [...text.matchAll(/\b(?:alt|caption|legend|transcript|who)="([^"]+)"/g)].map(
    (match) => match[1] ?? '',
  );
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
