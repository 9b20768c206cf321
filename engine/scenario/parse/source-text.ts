import type { SourceRange } from '../../diagnostics/diagnostic.ts';
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
