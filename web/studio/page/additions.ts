import { Fragment } from 'prosemirror-model';
import { type Command, type EditorState, Selection } from 'prosemirror-state';
import type { DeskCity } from '../../../engine/graph/desk.ts';
import { PASSAGE } from '../../../engine/scenario/parse/passages.ts';
import { componentText, isInLine } from './blocks.ts';
import { insertAfter } from './page-keys.ts';
import { blocksFrom } from './page-model.ts';
import { pageSchema } from './page-schema.ts';

/** Components that are written around words. */
const AROUND: ReadonlySet<string> = new Set(['Transcript', 'Typed', 'Aside', 'Machine', 'Tokens']);

const { nodes, marks } = pageSchema;

/** A passage begins as one for those who solved the first step: it can be read at once. */
const passageOpening = ({ graph }: Pick<DeskCity, 'graph'>): string => {
  const first = graph?.nodes.find(({ isStart }) => isStart) ?? graph?.nodes[0];
  return `<${PASSAGE} solved="${first?.id ?? ''}">`;
};

/** Whether the selection is in a passage, or has one in it. */
function meetsPassage({ doc, selection: { from, to } }: EditorState): boolean {
  let found = false;
  doc.nodesBetween(from, to, ({ attrs, marks: own }) => {
    found ||= [attrs, ...own.map((mark) => mark.attrs)].some((one) => one['name'] === PASSAGE);
  });
  return found;
}

/**
 * Selected words of one paragraph stay in it; blocks that the selection covers are put into a passage. No
 * passage is in another: beside one that is there already, the new one comes after it.
 */
const addPassage =
  (open: string): Command =>
  (state, dispatch) => {
    const { $from, $to, from, to } = state.selection;
    const attrs = { name: PASSAGE, open };
    const empty = state.selection.empty || meetsPassage(state);
    const isPart = !empty && $from.sameParent($to) && (from > $from.start() || to < $to.end());
    if (isPart) {
      dispatch?.(state.tr.addMark(from, to, marks.tag.create(attrs)));
      return true;
    }
    const range = empty ? null : $from.blockRange($to);
    if (!range)
      return insertAfter([nodes.box.create(attrs, nodes.paragraph.create())], PASSAGE)(state, dispatch);
    dispatch?.(state.tr.wrap(range, [{ type: nodes.box, attrs }]).scrollIntoView());
    return true;
  };

const addSign =
  (name: string): Command =>
  ({ tr }, dispatch) => {
    dispatch?.(tr.replaceSelectionWith(nodes.sign.create({ open: `<${name} />` })).scrollIntoView());
    return true;
  };

/** Replies of a call stand each on a line of their own. */
const addLine: Command = ({ tr, selection }, dispatch) => {
  const mark = marks.tag.create({ name: 'Line', open: '<Line voice="…">' });
  const line = nodes.paragraph.create(null, pageSchema.text('…', [mark]));
  const at = selection.$to.depth > 0 ? selection.$to.after() : selection.to;
  dispatch?.(
    tr
      .insert(at, Fragment.from(line))
      .setSelection(Selection.near(tr.doc.resolve(at + 1)))
      .scrollIntoView(),
  );
  return true;
};

/** Adds a component after the paragraph of the cursor, or where the cursor is. */
export function addition(city: Pick<DeskCity, 'graph'>, name: string): Command {
  if (name === PASSAGE) return addPassage(passageOpening(city));
  if (isInLine(name)) return addSign(name);
  if (name === 'Line') return addLine;
  if (AROUND.has(name))
    return insertAfter([nodes.box.create({ name, open: `<${name}>` }, nodes.paragraph.create())]);
  return insertAfter(blocksFrom(componentText(name)));
}
