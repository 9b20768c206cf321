import type { EditValue } from '../edit.ts';
import {
  columnOf,
  endsUnfinished,
  indentedLines,
  isFirstOnLine,
  lineEnd,
  lineEnding,
  lineStart,
  type Splice,
} from '../splice.ts';
import type { YamlItem, YamlTree } from './tree.ts';
import { blockText, flowText, type Layout, type Models } from './written.ts';

/**
 * The offset after the line on which a value ends, with the comment behind it. A block scalar ends at the
 * beginning of the next line.
 */
export const endOfLines = (text: string, end: number): number =>
  end > 0 && text.charAt(end - 1) === '\n' ? end : lineEnd(text, end);

/** Lines to insert at the end of a line, which has no line ending at the end of some files. */
export function insertedLines(text: string, at: number, lines: readonly string[]): Splice[] {
  if (lines.length === 0) return [];
  const ending = lineEnding(text);
  const written = endsUnfinished(text, at)
    ? lines.map((line) => ending + line)
    : lines.map((line) => line + ending);
  return [{ start: at, end: at, text: written.join('') }];
}

/** The value of an item in place of the old one: its first line behind the key or dash, the others below. */
export function replaceInBlock(
  { text }: YamlTree,
  item: YamlItem,
  value: EditValue,
  models: Models,
  layout: Layout,
): Splice[] {
  const old = item.value;
  const [first = '', ...rest] = blockText(value, models, layout, item.key ? 'key' : 'dash');
  const below = indentedLines(rest, columnOf(text, item.start));
  if (old.kind !== 'scalar' && old.kind !== 'alias' && !old.isFlow)
    return replaceBlock(text, item, first, below);
  if (old.kind === 'scalar' && old.header) return replaceBlockScalar(text, item, old.header, first, below);
  const behind = insertedLines(text, endOfLines(text, old.end), below);
  if (old.start === old.end) return [{ start: item.slot, end: item.slot, text: first }, ...behind];
  const isBeside = text.slice(item.slot, old.start).trim() === '';
  const start = first === '' && isBeside ? item.slot : old.start;
  return [{ start, end: old.end, text: first === '' ? '' : first.trimStart() }, ...behind];
}

/** Keeps what stands behind the header of a block scalar: a comment. */
function replaceBlockScalar(
  text: string,
  item: YamlItem,
  [end, content]: readonly [number, number],
  first: string,
  below: readonly string[],
): Splice[] {
  const isLast = endsUnfinished(text, item.value.end);
  const start = first === '' ? item.slot : item.value.start;
  const lines = below.join(lineEnding(text)) + (isLast || below.length === 0 ? '' : lineEnding(text));
  return [
    { start, end, text: first === '' ? '' : first.trimStart() },
    { start: content, end: item.value.end, text: lines },
  ];
}

/** Keeps the comments between a key and the first item below it. */
function replaceBlock(text: string, item: YamlItem, first: string, below: readonly string[]): Splice[] {
  const { start, end } = item.value;
  const unfinished = text.charAt(end - 1) !== '\n';
  const ending = lineEnding(text);
  if (!isFirstOnLine(text, start))
    return [{ start: item.slot, end, text: [first, ...below].join(ending) + (unfinished ? '' : ending) }];
  const to = endOfLines(text, end);
  if (below.length === 0 && endsUnfinished(text, to)) {
    return [
      { start: item.slot, end: item.slot, text: first },
      { start: text.slice(0, lineStart(text, start)).replace(/\r?\n$/u, '').length, end: to, text: '' },
    ];
  }
  const lines = below.join(ending) + (below.length === 0 || endsUnfinished(text, to) ? '' : ending);
  return [
    { start: item.slot, end: item.slot, text: first },
    { start: lineStart(text, start), end: to, text: lines },
  ];
}

/** In place of a value between { } or [ ]. */
export function replaceInFlow(item: YamlItem, value: EditValue, models: Models, layout: Layout): Splice[] {
  const { start, end } = item.value;
  const written = flowText(value, models, layout);
  if (start < end) return [{ start, end, text: written }];
  return [
    { start: item.slot, end: item.slot, text: `${item.hasColon ? '' : ':'}${item.key ? ' ' : ''}${written}` },
  ];
}
