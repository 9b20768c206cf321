import type { ReportDiagnostic } from '../diagnostics/report.ts';
import type { YamlFile } from './parse/parse-yaml.ts';
import { textPaths } from './schema-words.ts';
import type { SourceText } from './parse/source-text.ts';
import { reportTypography } from './typography.ts';

/** A straight apostrophe between two letters. Inside single quotes YAML doubles it. */
const STRAIGHT = /(?<=\p{L})'{1,2}(?=\p{L})/gu;

/** Straight quotation marks around words, escaped with a backslash where YAML requires it. */
const QUOTED = /\\?"([^"]*?)\\?"/gu;

/** Reports straight apostrophes and quotation marks in a range of a text. */
export function reportStraightQuotes(
  source: SourceText,
  start: number,
  end: number,
  report: ReportDiagnostic,
): void {
  const text = source.text.slice(start, end);
  for (const match of text.matchAll(STRAIGHT)) {
    const at = start + match.index;
    report(
      'straight-apostrophe',
      source.range(at, at + match[0].length),
      'L’apostrophe est droite.',
      "Écrivez ’ à la place de '.",
    );
  }
  for (const { 0: found, 1: words = '', index } of text.matchAll(QUOTED)) {
    const at = source.range(start + index, start + index + found.length);
    report('straight-quotes', at, 'Les guillemets sont droits.', `Écrivez « ${words.trim()} ».`);
  }
}

/**
 * Fields with answers typed by players or sent by buttons, and hours in figures: they are not French prose.
 */
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
  'schedule',
  'exceptions',
]);

/** Excludes the quotation marks of YAML. */
function withoutQuotes(text: string, [start, end]: readonly [number, number]): [number, number] {
  return /^["']/u.test(text.slice(start, end)) ? [start + 1, end - 1] : [start, end];
}

/** Reports faults of French printing in all texts of a file that players read. */
export function reportFrenchInFile(file: YamlFile, report: ReportDiagnostic): void {
  for (const path of textPaths(file.value, TYPED_FIELDS)) {
    const offsets = file.offsetsOf(path);
    if (!offsets) continue;
    const [start, end] = withoutQuotes(file.source.text, offsets);
    reportStraightQuotes(file.source, start, end, report);
    reportTypography(file.source, start, end, report);
  }
}
