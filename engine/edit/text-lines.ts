/** The line ending of a file: that of its first line. */
export const lineEnding = (text: string): string => (/\r?\n/u.exec(text)?.[0] === '\r\n' ? '\r\n' : '\n');

export const lineStart = (text: string, at: number): number => text.lastIndexOf('\n', at - 1) + 1;

/** The offset after the end of the line, or of the text. */
export function lineEnd(text: string, at: number): number {
  const end = text.indexOf('\n', at);
  return end === -1 ? text.length : end + 1;
}

/** Characters between the beginning of the line and the offset. */
export const columnOf = (text: string, at: number): number => at - lineStart(text, at);

/** Whether only spaces stand before the offset on its line. */
export const isFirstOnLine = (text: string, at: number): boolean =>
  text.slice(lineStart(text, at), at).trim() === '';

/** Whether the offset is at the end of a text whose last line has no line ending. */
export const endsUnfinished = (text: string, at: number): boolean =>
  at === text.length && !text.endsWith('\n');

/** Indents lines, given without their endings; empty ones stay empty. */
export const indentedLines = (lines: readonly string[], by: number): readonly string[] =>
  lines.map((line) => (line === '' ? line : ' '.repeat(by) + line));
