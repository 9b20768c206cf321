import type { ReportDiagnostic } from '../diagnostics/report.ts';
import type { YamlFile } from './parse/parse-yaml.ts';
import { textPaths } from './schema-words.ts';
import type { SourceText } from './parse/source-text.ts';

/** An apostrophe of a typewriter between two letters. Inside single quotes YAML doubles it. */
const STRAIGHT = /(?<=\p{L})'{1,2}(?=\p{L})/gu;

/** Quotation marks of a typewriter around words; where YAML needs them, a bar stands before each. */
const QUOTED = /\\?"([^"]*?)\\?"/gu;

/** Notes the signs of a typewriter in a text that is printed for the player. */
export function reportTypewriter(source: SourceText, start: number, end: number, report: ReportDiagnostic): void {
  const text = source.text.slice(start, end);
  for (const match of text.matchAll(STRAIGHT)) {
    const at = start + match.index;
    report('straight-apostrophe', source.range(at, at + match[0].length), 'L’apostrophe est droite.', "Écrivez ’ à la place de '.");
  }
  for (const { 0: found, 1: words = '', index } of text.matchAll(QUOTED)) {
    const at = source.range(start + index, start + index + found.length);
    report('straight-quotes', at, 'Les guillemets sont droits.', `Écrivez « ${words.trim()} ».`);
  }
}

/** Fields that hold what players type, or what is sent by a button: as a phone would write it. */
const TYPED_FIELDS: ReadonlySet<string> = new Set([
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

/** The quotation marks around a value are YAML's, not the reader's. */
function withoutQuotes(text: string, [start, end]: readonly [number, number]): [number, number] {
  return /^["']/u.test(text.slice(start, end)) ? [start + 1, end - 1] : [start, end];
}

/** Notes the signs of a typewriter in a file whose texts are read by people. */
export function reportProse(file: YamlFile, report: ReportDiagnostic): void {
  for (const path of textPaths(file.value, TYPED_FIELDS)) {
    const offsets = file.offsetsOf(path);
    if (offsets) reportTypewriter(file.source, ...withoutQuotes(file.source.text, offsets), report);
  }
}
