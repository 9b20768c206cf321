import type { Nodes } from 'mdast';
import { isSegment, readPageTree } from '../../../engine/edit/page/page-tree.ts';
import { childrenOf } from '../../../engine/scenario/parse/passages.ts';
import type { ValuePath } from '../../../engine/scenario/parse/parse-yaml.ts';
import type { TextSpot } from '../form/written-at.ts';

function isAround({ position }: Nodes, { line, column }: TextSpot): boolean {
  if (!position) return false;
  const { start, end } = position;
  const isAfterStart = line > start.line || (line === start.line && column >= start.column);
  return isAfterStart && (line < end.line || (line === end.line && column <= end.column));
}

function deepestBlock(node: Nodes, spot: TextSpot): ValuePath {
  const children = childrenOf(node);
  const index = children.findIndex((child) => isSegment(child) && isAround(child, spot));
  const found = children[index];
  return found ? [index, ...deepestBlock(found, spot)] : [];
}

/** The path of the smallest block of a page around a place of its text; empty for the page as a whole. */
export function blockAt(text: string, spot: TextSpot): ValuePath {
  const tree = readPageTree(text);
  return tree ? deepestBlock(tree.root, spot) : [];
}

/** The line, from 1, on which the block or property at a path begins. */
export function lineOfBlock(text: string, path: ValuePath): number {
  const tree = readPageTree(text);
  if (!tree) return 1;
  const blocks = path.filter((index) => typeof index === 'number');
  const node = blocks.reduce<Nodes>((found, index) => childrenOf(found)[index] ?? found, tree.root);
  return node.position?.start.line ?? 1;
}
