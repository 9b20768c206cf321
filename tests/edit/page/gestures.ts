import { redo, undo } from 'prosemirror-history';
import { Fragment, type Node, Slice } from 'prosemirror-model';
import { type Command, TextSelection, type Transaction } from 'prosemirror-state';
import { pageKeys, toggleHeading, toggleList } from '../../../web/studio/page/page-keys.ts';
import type { PageModel } from '../../../web/studio/page/page-model.ts';
import { pageSchema } from '../../../web/studio/page/page-schema.ts';

/** What a writer does once with a page; false when nothing happened. */
export interface Gesture {
  readonly name: string;
  run(model: PageModel, random: () => number): boolean;
}

/** Texts that mean something in Markdown, MDX or YAML at some place, and some that mean nothing anywhere. */
export const TYPED = [
  '- ',
  '1. ',
  '+ ',
  '# ',
  '> ',
  '* ',
  '*',
  '**',
  '_',
  '__',
  '`',
  '```',
  '~~',
  '{',
  '}',
  '{a}',
  '<',
  '<b>',
  '</If>',
  '<!--',
  '&',
  '&amp;',
  '&eacute;',
  '[',
  ']',
  '[x]: y',
  '[sic]',
  '](',
  '![',
  '|',
  '|-|',
  '\\',
  '\\*',
  '=',
  '===',
  '---',
  '***',
  ':',
  '::',
  '@',
  'a@b.fr',
  'www.a.fr',
  'https://a.fr/b_c',
  'import a',
  'export b',
  '12)',
  '1.',
  '^',
  '[^1]',
  '$',
  ' ',
  '  ',
  '\u00a0',
  '\u202f!',
  '😀',
  'é',
  '« mot »',
  '…',
  '— ',
  '.',
  ',',
  '!',
  'mot',
  'femme_a_lui',
  'x',
  'Un été.',
  '"',
  "'",
  '’',
  '%',
  '~',
  '0',
  '\u2028',
  '//',
  'e\u0301',
];

const pick = <Item>(list: readonly Item[], random: () => number): Item =>
  list[Math.floor(random() * list.length)] as Item;

/** Places where a cursor can stand. */
function places(doc: Node): readonly number[] {
  const found: number[] = [];
  doc.descendants((node, at) => {
    if (!node.isTextblock) return true;
    found.push(at + 1, at + 1 + node.content.size);
    for (let offset = 1; offset < node.content.size; offset += 1) {
      const before = node.textBetween(offset - 1, offset, '', ' ');
      // A cursor never stands between the two halves of one character.
      if (!/[\ud800-\udbff]$/u.test(before) && !/^[\ud800-\udbff]$/.test(before)) found.push(at + 1 + offset);
    }
    return false;
  });
  return found;
}

const apply = (model: PageModel, transaction: Transaction): boolean => {
  model.apply(transaction);
  return true;
};

const command =
  (run: Command) =>
  (model: PageModel): boolean =>
    run(model.state(), (transaction) => model.apply(transaction));

function select(model: PageModel, random: () => number, isRange: boolean): void {
  const all = places(model.state().doc);
  if (all.length === 0) return;
  const anchor = pick(all, random);
  const near = all.filter((at) => Math.abs(at - anchor) < (random() < 0.8 ? 40 : 400));
  const head = isRange ? pick(near, random) : anchor;
  const { tr, doc } = model.state();
  model.apply(tr.setSelection(TextSelection.create(doc, anchor, head)));
}

const type = (model: PageModel, text: string): void => {
  for (const char of text) {
    const { tr, selection } = model.state();
    model.apply(tr.insertText(char, selection.from, selection.to));
  }
};

const keys = Object.assign({}, ...pageKeys) as Readonly<Record<string, Command>>;

/** A key as the browser handles it: what no command takes deletes one character. */
function erase(model: PageModel, key: 'Backspace' | 'Delete'): boolean {
  if (keys[key]?.(model.state(), (transaction) => model.apply(transaction))) return true;
  const { selection, tr, doc } = model.state();
  const { $from } = selection;
  const [start, end] = [$from.start(), $from.end()];
  const all = places(doc).filter((at) => at >= start && at <= end);
  const other =
    key === 'Backspace'
      ? all.filter((at) => at < $from.pos).sort((a, b) => b - a)[0]
      : all.filter((at) => at > $from.pos).sort((a, b) => a - b)[0];
  if (other === undefined) return false;
  return apply(model, tr.delete(Math.min(other, $from.pos), Math.max(other, $from.pos)));
}

const atPlace =
  (isRange: boolean, run: Gesture['run']): Gesture['run'] =>
  (model, random) => {
    select(model, random, isRange);
    return run(model, random);
  };

const paragraphs = (random: () => number): Slice => {
  const count = 1 + Math.floor(random() * 4);
  const marks = random() < 0.3 ? [pageSchema.mark(random() < 0.5 ? 'strong' : 'emphasis')] : [];
  const nodes = Array.from({ length: count }, () =>
    pageSchema.node('paragraph', null, [
      pageSchema.text(`${pick(TYPED, random)}collé${pick(TYPED, random)}`, marks),
    ]),
  );
  return new Slice(Fragment.from(nodes), 1, 1);
};

const paste = (model: PageModel, random: () => number): boolean => {
  const isList = random() < 0.2;
  const item = (): Node => pageSchema.node('item', null, paragraphs(random).content);
  const slice = isList
    ? new Slice(
        Fragment.from(pageSchema.node('list', { start: random() < 0.5 ? 1 : null }, [item(), item()])),
        0,
        0,
      )
    : paragraphs(random);
  return apply(model, model.state().tr.replaceSelection(slice));
};

const cut = (model: PageModel): boolean => {
  const { tr, selection } = model.state();
  return selection.empty ? false : apply(model, tr.deleteSelection());
};

/** Ways in which a page is written; the first ones are the common ones. */
export const GESTURES: readonly Gesture[] = [
  { name: 'type', run: atPlace(false, (model, random) => (type(model, pick(TYPED, random)), true)) },
  { name: 'go on', run: (model, random) => (type(model, pick(TYPED, random)), true) },
  { name: 'type over', run: atPlace(true, (model, random) => (type(model, pick(TYPED, random)), true)) },
  { name: 'new paragraph', run: atPlace(false, command(keys['Enter'] as Command)) },
  { name: 'enter', run: (model) => command(keys['Enter'] as Command)(model) },
  { name: 'new line', run: atPlace(false, command(keys['Shift-Enter'] as Command)) },
  { name: 'backspace', run: atPlace(false, (model) => erase(model, 'Backspace')) },
  { name: 'backspace again', run: (model) => erase(model, 'Backspace') },
  { name: 'delete', run: atPlace(false, (model) => erase(model, 'Delete')) },
  { name: 'join', run: (model, random) => joinAtStart(model, random) },
  { name: 'cut', run: atPlace(true, cut) },
  { name: 'bold', run: atPlace(true, command(keys['Mod-b'] as Command)) },
  { name: 'italics', run: atPlace(true, command(keys['Mod-i'] as Command)) },
  { name: 'list', run: atPlace(true, command(toggleList(null))) },
  { name: 'numbers', run: atPlace(true, command(toggleList(1))) },
  { name: 'title', run: atPlace(false, command(toggleHeading)) },
  { name: 'deeper', run: atPlace(false, command(keys['Mod-]'] as Command)) },
  { name: 'paste', run: atPlace(false, paste) },
  { name: 'paste over', run: atPlace(true, paste) },
  { name: 'undo', run: command(undo) },
  { name: 'redo', run: command(redo) },
];

/** Backspace at the beginning of a paragraph. */
function joinAtStart(model: PageModel, random: () => number): boolean {
  const starts: number[] = [];
  model.state().doc.descendants((node, at) => void (node.isTextblock && starts.push(at + 1)));
  if (starts.length === 0) return false;
  const { tr, doc } = model.state();
  model.apply(tr.setSelection(TextSelection.create(doc, pick(starts, random))));
  return erase(model, 'Backspace');
}
