import type { ValuePath } from '../../scenario/parse/parse-yaml.ts';
import { moved } from '../list.ts';
import { refuse } from '../refusal.ts';
import type { Splice } from '../splice.ts';
import { isFirstOnLine, lineStart } from '../text-lines.ts';
import { endOfLines } from './replace-value.ts';
import { indexIn, yamlCollectionAt, type YamlCollection, type YamlItem, type YamlTree } from './tree.ts';

type Range = readonly [start: number, end: number];

/** The items change places; the blank lines and commas between them stay where they are. */
export function planMove(tree: YamlTree, path: ValuePath, to: number): Splice[] {
  const parent = yamlCollectionAt(tree, path.slice(0, -1));
  const from = indexIn(parent, path.at(-1) ?? refuse('edit-wrong-kind'));
  if (!Number.isInteger(to) || to < 0 || to >= parent.items.length) return refuse('edit-out-of-list');
  const slots = parent.items.map((item, index) =>
    parent.isFlow ? ([item.start, item.end] as const) : slotOf(tree.text, parent, item, index),
  );
  const contents = moved(slots, from, to).map(([start, end]) => tree.text.slice(start, end));
  return slots.map(([start, end], index) => ({ start, end, text: contents[index] ?? '' }));
}

/**
 * An item with the comment lines right above it and the comment behind it, without its last line ending. A
 * comment above the first item belongs to the list.
 */
function slotOf(text: string, { items }: YamlCollection, item: YamlItem, index: number): Range {
  const end = endOfLines(text, item.end);
  const last = text.slice(0, end).replace(/\r?\n$/u, '').length;
  const before = items[index - 1];
  if (!before || !isFirstOnLine(text, item.start)) return [item.start, last];
  const above = text.slice(endOfLines(text, before.end), lineStart(text, item.start));
  const comments = /(?:^|\n)((?:[ \t]*#[^\n]*\n)+)$/u.exec(above)?.[1] ?? '';
  const indent = /^[ \t]*/u.exec(comments)?.[0].length ?? 0;
  return comments === ''
    ? [item.start, last]
    : [lineStart(text, item.start) - comments.length + indent, last];
}
