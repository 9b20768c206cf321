import { history } from 'prosemirror-history';
import { keymap } from 'prosemirror-keymap';
import { Fragment, type Node, Slice } from 'prosemirror-model';
import {
  EditorState,
  Plugin,
  PluginKey,
  Selection,
  TextSelection,
  type Transaction,
} from 'prosemirror-state';
import { type PageTree, readPageTree } from '../../../engine/edit/page/page-tree.ts';
import { readsAs, rewritePage } from '../../../engine/edit/page/rewrite-page.ts';
import type { RichNode } from '../../../engine/edit/page/rich-page.ts';
import { richPage } from '../../../engine/edit/page/source-page.ts';
import { type EditRefusal, unlessRefused } from '../../../engine/edit/refusal.ts';
import { pageKeys } from './page-keys.ts';
import { isOnlyInLetter } from './blocks.ts';
import { pageSchema, tagName } from './page-schema.ts';
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
const joinLists = new Plugin({
  appendTransaction: (transactions, before, { tr }) =>
    transactions.some(({ docChanged }) => docChanged) && !transactions.some((one) => one.getMeta('history$'))
      ? joined(before.doc, tr)
      : null,
});

/** Components among words that are for the letter alone: each is the only one of its kind. */
function codesIn(doc: Node): ReadonlyMap<string, { readonly node: Node; readonly at: number }> {
  const found = new Map<string, { readonly node: Node; readonly at: number }>();
  doc.descendants((node, at) => {
    const name = node.type.name === 'sign' ? tagName(node.attrs['open']) : '';
    if (isOnlyInLetter(name)) found.set(name, { node, at });
  });
  return found;
}

/** Whether a change takes out one sign and nothing else. */
function takesOneOut({ mapping }: Transaction): boolean {
  const sizes = mapping.maps.flatMap((map) => {
    const found: (readonly [number, number])[] = [];
    map.forEach((from, to, newFrom, newTo) => found.push([to - from, newTo - newFrom]));
    return found;
  });
  return sizes.length === 1 && sizes[0]?.[0] === 1 && sizes[0][1] === 0;
}

/** What writes other words than those that were typed: it is taken as it is. */
const isExact = (one: Transaction): boolean =>
  one.getMeta('history$') !== undefined ||
  one.getMeta('addToHistory') === false ||
  one.getMeta('uiEvent') === 'cut';

const leftCode = new PluginKey<boolean>('left-code');

/** Whether the last change took out what was around the letter’s code, so that it has a line of its own now. */
export const hasLeftCode = (state: EditorState): boolean => leftCode.getState(state) ?? false;

/**
 * The letter’s code stays in a line that is written again, and on a line of its own where a block is taken out.
 * It goes when it is taken out alone, or cut.
 */
const keepCode = new Plugin<boolean>({
  key: leftCode,
  state: {
    init: () => false,
    apply: (transaction, before) =>
      (transaction.getMeta(leftCode) as boolean | undefined) ?? (before && !transaction.docChanged),
  },
  appendTransaction(transactions, before, { doc, tr }) {
    const changes = transactions.filter(({ docChanged }) => docChanged);
    if (changes.length === 0 || changes.some((one) => isExact(one) || takesOneOut(one))) return null;
    const kept = codesIn(doc);
    const lost = [...codesIn(before.doc)].filter(([name]) => !kept.has(name));
    for (const [, { node, at }] of lost) {
      const $now = tr.doc.resolve(changes.reduce((place, { mapping }) => mapping.map(place), at));
      const line = $now.parent.inlineContent ? null : pageSchema.nodes.paragraph.create(null, node);
      if (line && $now.parent.canReplaceWith($now.index(), $now.index(), line.type)) {
        tr.insert($now.pos, line).setMeta(leftCode, true);
        continue;
      }
      const found = Selection.findFrom($now, -1, true) ?? Selection.findFrom($now, 1, true);
      if (!found) continue;
      const isHere = tr.selection.empty && tr.selection.head === found.head;
      tr.insert(found.head, node);
      // What is typed next stands before it.
      if (isHere) tr.setSelection(TextSelection.create(tr.doc, found.head));
    }
    return tr.docChanged ? tr : null;
  },
});

/** A page as it is edited: what the editor shows, and the text of the file that means the same. */
export interface PageModel {
  state(): EditorState;
  /** The text of the file, as last written or followed. */
  text(): string;
  tree(): PageTree;
  apply(transaction: Transaction): void;
  /** Writes what is shown as text. When that is refused, what is shown stays, and the text too. */
  write(): { readonly text: string } | { readonly refusal: EditRefusal };
  /** Shows another text of the file; null when it shows it already, or cannot be read. */
  follow(text: string): Transaction | null;
}

const HOLDERS: ReadonlySet<string> = new Set(['doc', 'quote', 'item', 'box']);

/** Where something can be written, the editor needs a paragraph. */
function withRoom(node: RichNode): RichNode {
  const content = node.content?.map(withRoom) ?? [];
  if (content.length > 0) return { ...node, content };
  return HOLDERS.has(node.type) ? { ...node, content: [{ type: 'paragraph' }] } : node;
}

const documentOf = (tree: PageTree): Node => pageSchema.nodeFromJSON(withRoom(richPage(tree)));

/** The blocks that a Markdown text says; none when it cannot be read. */
export function blocksFrom(text: string): readonly Node[] {
  const tree = readPageTree(text);
  return tree ? documentOf(tree).children : [];
}

const richOf = (doc: Node): RichNode => doc.toJSON() as RichNode;

/** How many earlier texts are kept, so that undo restores every byte. */
const MOST_KEPT = 400;

const plugins: readonly Plugin[] = [history(), joinLists, keepCode, ...pageKeys.map((keys) => keymap(keys))];

/** Null for a text that cannot be read. `more`: plugins of the screen. */
export function openPage(text: string, more: readonly Plugin[] = []): PageModel | null {
  const opened = readPageTree(text);
  if (!opened) return null;
  let tree = opened;
  let state = EditorState.create({ doc: documentOf(tree), plugins: [...plugins, ...more] });
  let past: readonly { readonly doc: Node; readonly tree: PageTree }[] = [{ doc: state.doc, tree }];
  const keep = (next: PageTree): void => {
    tree = next;
    past = [...past, { doc: state.doc, tree }].slice(-MOST_KEPT);
  };
  return {
    state: () => state,
    text: () => tree.text,
    tree: () => tree,
    apply: (transaction) => void (state = state.apply(transaction)),
    write() {
      const { doc } = state;
      const known = past.findLast((one) => one.doc.eq(doc));
      const next = known?.tree ?? unlessRefused(() => rewritePage(tree, richOf(doc)));
      if ('refusal' in next) return next;
      if (next !== tree || past.at(-1)?.doc !== doc) keep(next);
      return { text: tree.text };
    },
    follow(now) {
      const next = now === tree.text ? null : readPageTree(now);
      if (!next) return null;
      tree = next;
      if (readsAs(next, richOf(state.doc))) {
        keep(next);
        return null;
      }
      const transaction = replacing(state, documentOf(next));
      past = [...past, { doc: transaction.doc, tree }].slice(-MOST_KEPT);
      return transaction;
    },
  };
}

/** Gives the block at a place the properties that it has in another document; null when more differs. */
function withProperties({ tr }: EditorState, doc: Node, at: number): Transaction | null {
  const [node, next] = [tr.doc.nodeAt(at), doc.nodeAt(at)];
  if (!next || node?.type !== next.type) return null;
  for (const [name, value] of Object.entries(next.attrs)) tr.setNodeAttribute(at, name, value);
  return tr.doc.eq(doc) ? tr.setMeta('addToHistory', false) : null;
}

/** Replaces what differs. The cursor and what can be undone stay. */
function replacing(state: EditorState, doc: Node): Transaction {
  const start = state.doc.content.findDiffStart(doc.content);
  const end = state.doc.content.findDiffEnd(doc.content);
  const { tr } = state;
  if (start === null || !end) return tr;
  // A block that is replaced by itself would lose the cursor in it.
  const same = withProperties(state, doc, start);
  if (same) return same;
  const overlap = Math.max(0, start - Math.min(end.a, end.b));
  tr.replace(start, end.a + overlap, doc.slice(start, end.b + overlap));
  if (!tr.doc.eq(doc)) tr.replace(0, tr.doc.content.size, new Slice(Fragment.from(doc.content), 0, 0));
  if (!tr.doc.eq(doc)) tr.setSelection(Selection.atStart(tr.doc));
  return tr.setMeta('addToHistory', false);
}
