import {
  chainCommands,
  createParagraphNear,
  deleteSelection,
  exitCode,
  joinBackward,
  joinForward,
  liftEmptyBlock,
  selectAll,
  selectNodeBackward,
  selectNodeForward,
  setBlockType,
  splitBlock,
  toggleMark,
} from 'prosemirror-commands';
import { redo, undo } from 'prosemirror-history';
import type { Node, NodeType } from 'prosemirror-model';
import { liftListItem, sinkListItem, splitListItem, wrapInList } from 'prosemirror-schema-list';
import { type Command, type EditorState, NodeSelection, Selection, TextSelection } from 'prosemirror-state';
import { pageSchema } from './page-schema.ts';

const { nodes, marks } = pageSchema;

export const toggleStrong = toggleMark(marks.strong);
export const toggleEmphasis = toggleMark(marks.emphasis);

/** Whether what is selected, or what is typed next, has a mark. */
export function isMarked(state: EditorState, name: 'strong' | 'emphasis'): boolean {
  const { from, to, empty, $from } = state.selection;
  const mark = marks[name];
  return empty
    ? mark.isInSet(state.storedMarks ?? $from.marks()) !== undefined
    : state.doc.rangeHasMark(from, to, mark);
}

const isIn =
  (type: NodeType): ((state: EditorState) => boolean) =>
  ({ selection: { $from } }) =>
    Array.from({ length: $from.depth + 1 }, (_one, depth) => $from.node(depth)).some(
      (node) => node.type === type,
    );

export const isInList = isIn(nodes.list);
export const isInHeading = isIn(nodes.heading);

/** `start`: 1 for numbers; null for points. */
export const toggleList =
  (start: number | null): Command =>
  (state, dispatch) =>
    isInList(state)
      ? liftListItem(nodes.item)(state, dispatch)
      : wrapInList(nodes.list, { start })(state, dispatch);

export const toggleHeading: Command = (state, dispatch) =>
  isInHeading(state)
    ? setBlockType(nodes.paragraph)(state, dispatch)
    : setBlockType(nodes.heading)(state, dispatch);

/** Enter in the empty last paragraph of a box goes on after the box. */
const leaveBox: Command = ({ selection, tr }, dispatch) => {
  const { $from, empty } = selection;
  const box = $from.node(-1) as Node | undefined;
  if (!empty || box?.type !== nodes.box || $from.parent.content.size > 0 || box.childCount < 2) return false;
  if ($from.indexAfter(-1) < box.childCount) return false;
  if (!dispatch) return true;
  const after = $from.after(-1);
  tr.insert(after, nodes.paragraph.create());
  tr.setSelection(TextSelection.create(tr.doc, after + 1));
  tr.delete($from.before(), $from.after());
  dispatch(tr.scrollIntoView());
  return true;
};

/** A paragraph after the last block, where that is a box: nothing could be written below it otherwise. */
export const writeBelow: Command = ({ doc, tr }, dispatch) => {
  if (doc.lastChild?.type !== nodes.box) return false;
  if (!dispatch) return true;
  const end = doc.content.size;
  tr.insert(end, nodes.paragraph.create());
  dispatch(tr.setSelection(TextSelection.create(tr.doc, end + 1)).scrollIntoView());
  return true;
};

const goBelow: Command = (state, dispatch, view) => {
  const { $head, empty } = state.selection;
  const isAtTheEnd = $head.end() + $head.depth === state.doc.content.size;
  if (!empty || !isAtTheEnd || view?.endOfTextblock('down') === false) return false;
  return writeBelow(state, dispatch);
};

/** In a title, Enter goes on with a paragraph; in the middle of one, it makes two titles. */
const insertBreak: Command = (state, dispatch) => {
  if (!state.selection.$from.parent.type.contentMatch.matchType(nodes.break)) return false;
  dispatch?.(state.tr.replaceSelectionWith(nodes.break.create()).scrollIntoView());
  return true;
};

/** At the beginning of a box nothing is joined to what stands before it. */
const stayInBox: Command = ({ selection: { $from, empty } }) =>
  empty &&
  $from.parentOffset === 0 &&
  $from.depth > 1 &&
  $from.node(-1).type === nodes.box &&
  $from.index(-1) === 0;

const backspace = chainCommands(deleteSelection, selectNodeBackward, joinBackward, stayInBox);
const del = chainCommands(deleteSelection, joinForward, selectNodeForward);

const enter = chainCommands(
  leaveBox,
  splitListItem(nodes.item),
  createParagraphNear,
  liftEmptyBlock,
  splitBlock,
);

const pc: Readonly<Record<string, Command>> = {
  Enter: enter,
  ArrowDown: goBelow,
  'Shift-Enter': chainCommands(exitCode, insertBreak),
  Backspace: backspace,
  'Mod-Backspace': backspace,
  'Shift-Backspace': backspace,
  Delete: del,
  'Mod-Delete': del,
  'Mod-a': selectAll,
  'Mod-b': toggleStrong,
  'Mod-i': toggleEmphasis,
  'Mod-z': undo,
  'Mod-y': redo,
  'Shift-Mod-z': redo,
  'Mod-]': sinkListItem(nodes.item),
  'Mod-[': liftListItem(nodes.item),
  'Shift-Mod-8': toggleList(null),
  'Shift-Mod-7': toggleList(1),
};

/** The keys of the page, as in any word processor. Tab leaves it. */
export const pageKeys = [pc];

/** Puts blocks after the one where the cursor is, and the cursor into them. `outOf`: a component that they leave. */
export const insertAfter =
  (blocks: readonly Node[], outOf?: string): Command =>
  ({ selection, tr }, dispatch) => {
    const { $to } = selection;
    const left = depthOf($to, ({ attrs }) => outOf !== undefined && attrs['name'] === outOf);
    const isNode = left === 0 && selection instanceof NodeSelection;
    const at = isNode ? selection.to : $to.after(left || depthOf($to, ({ type }) => type === nodes.box) + 1);
    if (!dispatch) return true;
    tr.insert(at, [...blocks]);
    tr.setSelection(Selection.near(tr.doc.resolve(at + 1)));
    dispatch(tr.scrollIntoView());
    return true;
  };

/** The depth of the nearest block of a kind around a place; 0 for the page. */
function depthOf($at: Selection['$to'], isSought: (node: Node) => boolean): number {
  for (let depth = $at.depth; depth > 0; depth -= 1) if (isSought($at.node(depth))) return depth;
  return 0;
}
