import type { Node } from 'prosemirror-model';
import type { ValuePath } from '../../../engine/scenario/parse/parse-yaml.ts';

/** A block of the editor, with the path of the same block in the file. */
export interface PlacedBlock {
  readonly node: Node;
  /** Where it begins in the editor. */
  readonly at: number;
  readonly path: ValuePath;
}

const LISTS: ReadonlySet<string> = new Set(['list', 'item', 'quote']);

/** Whether the file has the block: an empty paragraph is there on the screen only. */
export function isWritten(node: Node): boolean {
  if (node.isTextblock)
    return node.children.some((child) =>
      child.isText ? /[^ \t\n]/u.test(child.text ?? '') : child.type.name !== 'break',
    );
  return !LISTS.has(node.type.name) || node.children.some(isWritten);
}

function placedIn(parent: Node, start: number, path: ValuePath): readonly PlacedBlock[] {
  const found: PlacedBlock[] = [];
  let at = start;
  let index = 0;
  for (const node of parent.children) {
    if (isWritten(node)) {
      const own = { node, at, path: [...path, index] };
      found.push(own, ...(node.isTextblock || node.isLeaf ? [] : placedIn(node, at + 1, own.path)));
      index += 1;
    }
    at += node.nodeSize;
  }
  return found;
}

/** The blocks that the file has, containers before what they contain. */
export const placedBlocks = (doc: Node): readonly PlacedBlock[] => placedIn(doc, 0, []);
