import type { SpliceEdit } from './edit.ts';
import { refuse } from './refusal.ts';

/** Replaces the text from `start` to `end`. */
export interface Splice {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Applies splices that do not overlap; of two at the same place, the first in the list comes first. */
export function spliced(text: string, splices: readonly Splice[]): string {
  const inOrder = [...splices].sort((left, right) => left.start - right.start);
  const kept = inOrder.map(
    ({ start, text: now }, index) => text.slice(inOrder[index - 1]?.end ?? 0, start) + now,
  );
  return kept.join('') + text.slice(inOrder.at(-1)?.end ?? 0);
}

const isLowSurrogate = (text: string, at: number): boolean => /[\udc00-\udfff]/.test(text.charAt(at));

function commonStart(one: string, other: string): number {
  const most = Math.min(one.length, other.length);
  let count = 0;
  while (count < most && one.charAt(count) === other.charAt(count)) count += 1;
  return isLowSurrogate(one, count) || isLowSurrogate(other, count) ? count - 1 : count;
}

function commonEnd(one: string, other: string, most: number): number {
  let count = 0;
  while (count < most && one.charAt(one.length - 1 - count) === other.charAt(other.length - 1 - count))
    count += 1;
  return count > 0 && isLowSurrogate(one, one.length - count) ? count - 1 : count;
}

/** The smallest splice that turns one text into another. */
export function spliceBetween(before: string, after: string): SpliceEdit {
  const start = commonStart(before, after);
  const end = commonEnd(before, after, Math.min(before.length, after.length) - start);
  return {
    op: 'splice',
    at: start,
    was: before.slice(start, before.length - end),
    now: after.slice(start, after.length - end),
  };
}

export function applySplice(text: string, { at, was, now }: SpliceEdit): string {
  if (!text.startsWith(was, at)) refuse('edit-moved-on');
  return text.slice(0, at) + now + text.slice(at + was.length);
}

/**
 * An edit of a text for the same text after another program’s edit; null when both changed the same characters,
 * or characters side by side, which would make one word of two.
 */
export function rebased(mine: SpliceEdit, theirs: SpliceEdit): SpliceEdit | null {
  if (mine.at + mine.was.length < theirs.at) return mine;
  if (mine.at <= theirs.at + theirs.was.length) return null;
  return { ...mine, at: mine.at + theirs.now.length - theirs.was.length };
}

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
