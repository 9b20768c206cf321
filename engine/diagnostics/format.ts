import type { Diagnostic } from './diagnostic.ts';

/** Colours the parts of a formatted problem. */
export interface Palette {
  place(text: string): string;
  error(text: string): string;
  warning(text: string): string;
  frame(text: string): string;
  wayOut(text: string): string;
}

const same = (text: string) => text;
const plain: Palette = { place: same, error: same, warning: same, frame: same, wayOut: same };

/** Columns of a line that a terminal shows without wrapping it. */
const WIDTH = 110;

function windowed(line: string, from: number): string {
  const shown = line.replaceAll('\t', ' ').slice(from, from + WIDTH);
  return `${from > 0 ? '…' : ''}${shown}${line.length > from + WIDTH ? '…' : ''}`;
}

/** The line, its two neighbours, and a caret underline. A tab counts as one column. */
export function codeFrame(diagnostic: Diagnostic, text: string): string[] {
  const { line, column, length } = diagnostic.at;
  const from = column > WIDTH - 20 ? column - 40 : 0;
  const lines = text.split(/\r?\n/);
  const last = Math.min(line + 1, lines.length);
  const width = String(last).length;
  const row = (number: number) =>
    `  ${String(number).padStart(width)} | ${windowed(lines[number - 1] ?? '', from)}`.trimEnd();
  const caret = `  ${' '.repeat(width)} | ${' '.repeat(column - 1 - from + (from > 0 ? 1 : 0))}${'^'.repeat(Math.min(length, WIDTH - (column - 1 - from)))}`;
  const before = line > 1 ? [row(line - 1)] : [];
  const after = last > line && lines[line] !== '' ? [row(line + 1)] : [];
  return [...before, row(line), caret, ...after];
}

/**
 * Place, severity and code, the message, the framed line, the way out. `folder` is put before the file's
 * path; `text` is the file's, null when there is no such file.
 */
export function formatDiagnostic(
  diagnostic: Diagnostic,
  folder: string,
  text: string | null,
  palette: Palette = plain,
): string {
  const { at, code, severity } = diagnostic;
  const place = palette.place(`${folder}/${at.file}:${at.line}:${at.column}`);
  const lines = [`${place}  ${palette[severity](severity)}  ${code}`, `  ${diagnostic.message}`];
  if (text !== null && text !== '')
    lines.push(...codeFrame(diagnostic, text).map((line) => palette.frame(line)));
  return [...lines, `  ${palette.wayOut(`→ ${diagnostic.wayOut}`)}`].join('\n');
}
