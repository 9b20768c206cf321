import type { Nodes } from 'mdast';
import { childrenOf, isBlank } from '../../scenario/parse/passages.ts';
import { type EditValue, moved, type PathEdit } from '../edit.ts';
import { refuse } from '../refusal.ts';
import { lineEnding, type Splice } from '../splice.ts';
import {
  contentRange,
  isSegment,
  marksBefore,
  nodeAt,
  type PageTree,
  type Range,
  rangeOf,
  withMarks,
} from './page-tree.ts';

const markdown = (value: EditValue): string =>
  typeof value === 'string' && value.trim() !== '' ? value : refuse('edit-wrong-kind');

/** A block, or a tag in a line of tags. */
function segmentAt(tree: PageTree, path: PathEdit['path']): Nodes {
  const node = nodeAt(tree, path);
  return isSegment(node) ? node : refuse('edit-wrong-kind');
}

export function planSetBlock(tree: PageTree, { path, value }: Extract<PathEdit, { op: 'set' }>): Splice[] {
  const node = segmentAt(tree, path);
  const [start, end] = contentRange(node);
  const marks = marksBefore(tree.text, rangeOf(node)[0]);
  return [{ start, end, text: withMarks(markdown(value), marks, lineEnding(tree.text)) }];
}

/** Puts a block between two others, with the blank lines that stand between these. */
export function planAddBlock(
  tree: PageTree,
  { path, value, at, key }: Extract<PathEdit, { op: 'add' }>,
): Splice[] {
  const parent = nodeAt(tree, path);
  const children = childrenOf(parent);
  const index = at ?? children.length;
  if (key !== undefined) return refuse('edit-wrong-kind');
  const [before, after] = [children[index - 1], children[index]];
  if (index < 0 || index > children.length) return refuse('edit-out-of-list');
  const beside = after ?? before ?? refuse('edit-wrong-kind');
  if (!children.every((child) => isSegment(child) || isBlank(child))) return refuse('edit-wrong-kind');
  const ending = lineEnding(tree.text);
  const marks = marksBefore(tree.text, rangeOf(beside)[0]);
  const gap =
    ['', ending + marks, ending + marks.trimEnd() + ending + marks][
      linesBetween(tree.text, children, index)
    ] ?? '';
  const written = withMarks(markdown(value), marks, ending);
  const place = after ? rangeOf(after)[0] : rangeOf(beside)[1];
  return [{ start: place, end: place, text: after ? written + gap : gap + written }];
}

/**
 * How many line endings stand between the blocks here, or the last two: none between tags in a line, one
 * between lines, two between blocks.
 */
function linesBetween(text: string, children: readonly Nodes[], index: number): number {
  const inside = children.filter((child) => !isBlank(child));
  const next = inside.findIndex((child) => child === children[index]);
  const second = Math.max(1, next === -1 ? inside.length - 1 : next);
  const [before, after] = [inside[second - 1], inside[second]];
  return before && after
    ? Math.min(2, text.slice(rangeOf(before)[1], rangeOf(after)[0]).split('\n').length - 1)
    : 2;
}

/** Removes a block and the blank lines to the next one, or from the one before. */
export function planRemoveBlock(tree: PageTree, path: PathEdit['path']): Splice[] {
  const node = segmentAt(tree, path);
  const children = childrenOf(nodeAt(tree, path.slice(0, -1))).filter((child) => !isBlank(child));
  const index = children.indexOf(node);
  const [start, end] = rangeOf(node);
  const [before, after] = [children[index - 1], children[index + 1]];
  if (after) return [{ start, end: rangeOf(after)[0], text: '' }];
  return [{ start: before ? rangeOf(before)[1] : start, end, text: '' }];
}

/** The markers of a list stay where they are. */
function slotOf(node: Nodes): Range {
  const [start, end] = rangeOf(node);
  const first = childrenOf(node)[0];
  return node.type === 'listItem' && first ? [rangeOf(first)[0], end] : [start, end];
}

/** The blocks change places; the blank lines between them stay where they are. */
export function planMoveBlock(tree: PageTree, path: PathEdit['path'], to: number): Splice[] {
  const node = segmentAt(tree, path);
  const children = childrenOf(nodeAt(tree, path.slice(0, -1)));
  const target = children[to] ?? refuse('edit-out-of-list');
  const blocks = children.filter((child) => !isBlank(child));
  const slots = blocks.map(slotOf);
  const contents = moved(slots, blocks.indexOf(node), blocks.indexOf(target)).map(([start, end]) =>
    tree.text.slice(start, end),
  );
  return slots.map(([start, end], index) => ({ start, end, text: contents[index] ?? '' }));
}
