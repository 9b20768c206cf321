import type { Node } from 'prosemirror-model';
import { Plugin, type Transaction } from 'prosemirror-state';
import { canJoin } from 'prosemirror-transform';

const isLike = (one: Node | null, other: Node | null): boolean =>
  one?.type.name === 'list' &&
  other?.type.name === 'list' &&
  (one.attrs['start'] === null) === (other.attrs['start'] === null);

/** Places between two lists of one kind; Markdown has one list there. */
function placesBetween(doc: Node): readonly number[] {
  const places: number[] = [];
  doc.descendants((node, at, parent, index) => {
    if (parent && index > 0 && isLike(parent.child(index - 1), node)) places.push(at);
    return !node.isTextblock;
  });
  return places;
}

function joined(before: Node, transaction: Transaction): Transaction | null {
  const had = new Set(placesBetween(before));
  const places = placesBetween(transaction.doc).filter((at) => !had.has(at) && canJoin(transaction.doc, at));
  for (const at of places.toReversed()) transaction.join(at);
  return places.length > 0 ? transaction : null;
}

/** Two lists that an edit brought together become one. */
export const joinLists = new Plugin({
  appendTransaction: (transactions, before, { tr }) =>
    transactions.some(({ docChanged }) => docChanged) && !transactions.some((one) => one.getMeta('history$'))
      ? joined(before.doc, tr)
      : null,
});
