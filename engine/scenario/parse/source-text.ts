import type { SourceRange } from '../../diagnostics/diagnostic.ts';
import type { ReportDiagnostic } from '../../diagnostics/report.ts';
import { frenchNumber } from '../limits.ts';
import type { SourceFile } from '../scenario.ts';

/** Converts offsets of a file's text to lines and columns. */
export interface SourceText {
  readonly path: string;
  readonly text: string;
  /** From one offset to another, cut at the end of the first line. */
  range(start: number, end: number): SourceRange;
}

function startsOfLines(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}

/** Index of the last line that starts at or before the offset. */
function lineOf(starts: readonly number[], offset: number): number {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((starts[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}

function endOfLine(text: string, start: number): number {
  const end = text.slice(start).search(/\r?\n/);
  return end === -1 ? text.length : start + end;
}

export function sourceText(file: SourceFile): SourceText {
  const starts = startsOfLines(file.text);
  return {
    path: file.path,
    text: file.text,
    range(start, end) {
      const from = Math.min(start, file.text.length);
      const line = lineOf(starts, from);
      const length = Math.max(1, Math.min(end, endOfLine(file.text, from)) - from);
      return { file: file.path, line: line + 1, column: from - (starts[line] ?? 0) + 1, length };
    },
  };
}

/** The beginning of a file, for problems of a whole file or of a missing one. */
export const startOf = (path: string): SourceRange => ({ file: path, line: 1, column: 1, length: 1 });

/** Invisible control characters, without tabs and line ends. */
// oxlint-disable-next-line no-control-regex
const CONTROL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/u;

/**
 * Whether a text can be parsed: below the length limit and without control characters. Reports the problem
 * otherwise.
 */
export function isText(source: SourceText, limit: number, report: ReportDiagnostic): boolean {
  const { text } = source;
  if (text.length > limit) {
    const message = `Ce fichier a ${frenchNumber(text.length)} caractères, la limite est de ${frenchNumber(limit)}.`;
    report(
      'file-too-long',
      source.range(0, 1),
      message,
      'Coupez-le en plusieurs fichiers, ou retirez ce qui n’a rien à y faire.',
    );
    return false;
  }
  const control = CONTROL.exec(text);
  if (!control) return true;
  const code = control[0].charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
  const at = source.range(control.index, control.index + 1);
  report(
    'control-character',
    at,
    `Un caractère invisible (U+${code}) se trouve ici.`,
    'Effacez-le : placez le curseur à cet endroit et retapez le mot.',
  );
  return false;
}
