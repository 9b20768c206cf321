import type { Command } from 'prosemirror-state';

/** Moves the block at a place before the one above it, or after the one below. */
export const moveBlock =
  (at: number, step: -1 | 1): Command =>
  ({ doc, tr }, dispatch) => {
    const $at = doc.resolve(at);
    const [node, other] = [$at.nodeAfter, step < 0 ? $at.nodeBefore : $at.parent.maybeChild($at.index() + 1)];
    if (!node || !other) return false;
    dispatch?.(
      step < 0
        ? tr.delete(at, at + node.nodeSize).insert(at - other.nodeSize, node)
        : tr.insert(at + node.nodeSize + other.nodeSize, node).delete(at, at + node.nodeSize),
    );
    return true;
  };

/** Takes the block at a place out; the last one leaves an empty paragraph. */
export const removeBlock =
  (at: number): Command =>
  ({ doc, tr }, dispatch) => {
    const node = doc.nodeAt(at);
    if (!node) return false;
    dispatch?.(
      doc.resolve(at).parent.childCount > 1
        ? tr.delete(at, at + node.nodeSize)
        : tr.replaceWith(at, at + node.nodeSize, doc.type.schema.node('paragraph')),
    );
    return true;
  };
