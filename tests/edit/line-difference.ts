/**
 * The lines, from zero, of the first text that are not in the second, when all that differs is in one place.
 */
export interface ChangedLines {
  readonly from: number;
  /** Not included. */
  readonly to: number;
}

export function changedLines(before: string, after: string): ChangedLines {
  const [old, now] = [before.split(/\r?\n/u), after.split(/\r?\n/u)];
  let from = 0;
  while (from < Math.min(old.length, now.length) && old[from] === now[from]) from += 1;
  let tail = 0;
  while (
    tail < Math.min(old.length, now.length) - from &&
    old[old.length - 1 - tail] === now[now.length - 1 - tail]
  )
    tail += 1;
  return { from, to: old.length - tail };
}

export const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length - 1;

/** The lines of a part of a text. A part that ends with a line ending does not include the next line. */
export function linesOfRange(text: string, [start, end]: readonly [number, number]): ChangedLines {
  const last = end > start && text.charAt(end - 1) === '\n' ? end - 1 : end;
  return { from: lineAt(text, start), to: lineAt(text, last) + 1 };
}

export const isWithin = (inner: ChangedLines, outer: ChangedLines): boolean =>
  inner.from >= outer.from && inner.to <= Math.max(outer.to, inner.from);

/**
 * Whether all lines but these stand in the second text as they were. Where the first of them reads like the
 * next line, `changedLines` may name others.
 */
export function changedOnly(before: string, after: string, { from, to }: ChangedLines): boolean {
  const [old, now] = [before.split(/\r?\n/u), after.split(/\r?\n/u)];
  const tail = old.slice(to);
  const start = now.length - tail.length;
  return (
    start >= from &&
    old.slice(0, from).every((line, index) => now[index] === line) &&
    tail.every((line, index) => now[start + index] === line)
  );
}
