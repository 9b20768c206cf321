import type { Report } from '../diagnostics/report.ts';
import type { ValuePath, YamlFile } from './parse-yaml.ts';
import { isObject } from './schema-words.ts';
import type { SourceText } from './source-text.ts';

/** An apostrophe of a typewriter between two letters. Inside single quotes YAML doubles it. */
const STRAIGHT = /(?<=\p{L})'{1,2}(?=\p{L})/gu;

/** Notes each straight apostrophe of a text that is printed for the player. */
export function reportApostrophes(source: SourceText, start: number, end: number, report: Report): void {
  for (const match of source.text.slice(start, end).matchAll(STRAIGHT)) {
    const at = start + match.index;
    report('straight-apostrophe', source.range(at, at + match[0].length), 'L’apostrophe est droite.', "Écrivez ’ à la place de '.");
  }
}

/** Fields that hold what players type, or what is sent by a button: as a phone would write it. */
const TYPED_FIELDS = new Set<string | number>([
  'solution',
  'solutions',
  'to',
  'accept',
  'almost',
  'refuse',
  'code',
  'keywords',
  'finalCode',
]);

function textPaths(value: unknown, path: ValuePath): ValuePath[] {
  if (typeof value === 'string') return [path];
  if (Array.isArray(value)) return value.flatMap((item, index) => textPaths(item, [...path, index]));
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, item]) => (TYPED_FIELDS.has(key) ? [] : textPaths(item, [...path, key])));
}

/** Notes the straight apostrophes of a file whose texts the player reads. */
export function reportProse(file: YamlFile, report: Report): void {
  for (const path of textPaths(file.value, [])) {
    const offsets = file.offsetsOf(path);
    if (offsets) reportApostrophes(file.source, offsets[0], offsets[1], report);
  }
}
