import { type Command, TextSelection } from 'prosemirror-state';
import { describe, expect, it } from 'vitest';
import { addition } from '../../../web/studio/page/additions.ts';
import { moveBlock, removeBlock } from '../../../web/studio/page/PageFrame.tsx';
import { pageKeys } from '../../../web/studio/page/page-keys.ts';
import { hasLeftCode, openPage } from '../../../web/studio/page/page-model.ts';
import { pageSchema } from '../../../web/studio/page/page-schema.ts';
import { createPageView } from '../../../web/studio/page/page-view.ts';
import { placedBlocks } from '../../../web/studio/page/placed-blocks.ts';
import { tagsAt } from '../../../web/studio/page/PageForm.tsx';

const keys = Object.assign({}, ...pageKeys) as Readonly<Record<string, Command>>;
const CITY = { graph: null };

/** A page with the cursor after some words, or with words selected. */
function page(text: string, words: string, isSelected = false) {
  const model = openPage(text);
  if (!model) throw new Error('cannot be read');
  let at = -1;
  model.state().doc.descendants((node, position) => {
    const found = node.isText ? (node.text ?? '').indexOf(words) : -1;
    if (found >= 0 && at < 0) at = position + found;
  });
  const { tr, doc } = model.state();
  model.apply(
    tr.setSelection(TextSelection.create(doc, isSelected ? at : at + words.length, at + words.length)),
  );
  const run = (command: Command | undefined): string => {
    command?.(model.state(), (transaction) => model.apply(transaction));
    const result = model.write();
    return 'text' in result ? result.text : result.refusal.code;
  };
  const press = (...names: readonly string[]): string =>
    names.map((name) => run(keys[name])).at(-1) ?? model.text();
  const type = (typed: string): string => {
    model.apply(model.state().tr.insertText(typed));
    return run(undefined);
  };
  return { model, run, press, type };
}

describe('the keys of a page', () => {
  it('Enter makes a paragraph, an item, and leaves a list and a component at an empty one', () => {
    const { press, type } = page('Un deux.\n', 'Un');
    expect([press('Enter'), type('Mot '), press('Enter')]).toEqual([
      'Un\n\ndeux.\n',
      'Un\n\nMot  deux.\n',
      'Un\n\nMot\n\ndeux.\n',
    ]);
    const list = page('- Un\n- Deux\n', 'Deux');
    list.press('Enter');
    expect(list.type('Trois')).toBe('- Un\n- Deux\n- Trois\n');
    list.press('Enter', 'Enter');
    expect(list.type('Après')).toBe('- Un\n- Deux\n- Trois\n\nAprès\n');
    const box = page('<Aside>\nUn\n</Aside>\n', 'Un');
    box.press('Enter', 'Enter');
    expect(box.type('Après')).toBe('<Aside>\nUn\n</Aside>\n\nAprès\n');
  });

  it('the arrow down goes below a component that ends the page, and stays in one that does not', () => {
    const last = page('Un\n\n<Aside>\nDeux\n</Aside>\n', 'Deux');
    last.press('ArrowDown');
    expect(last.type('Trois')).toBe('Un\n\n<Aside>\nDeux\n</Aside>\n\nTrois\n');
    const first = page('<Aside>\nUn\n</Aside>\n\nDeux\n', 'Un');
    first.press('ArrowDown');
    expect(first.type(' mot')).toBe('<Aside>\nUn mot\n</Aside>\n\nDeux\n');
  });

  it('Backspace joins paragraphs, and never takes the words of a component out of it', () => {
    const { model, press } = page('Un\n\nDeux\n', 'Un');
    model.apply(model.state().tr.setSelection(TextSelection.create(model.state().doc, 5)));
    expect(press('Backspace')).toBe('UnDeux\n');
    const box = page('Un\n\n<Aside>\nDeux\n</Aside>\n', '');
    box.model.apply(box.model.state().tr.setSelection(TextSelection.create(box.model.state().doc, 6)));
    expect(box.press('Backspace')).toBe('Un\n\n<Aside>\nDeux\n</Aside>\n');
  });

  it('keep the letter’s code while its line is written again, until it is taken out alone', () => {
    const text = 'Un mot : <Code />.\n';
    const { model, press, type } = page(text, 'Un mot : ', true);
    const select = (from: number, to: number) =>
      model.apply(model.state().tr.setSelection(TextSelection.create(model.state().doc, from, to)));
    select(1, 12);
    expect([type('V'), type('u : ')]).toEqual(['V<Code />\n', 'Vu : <Code />\n']);
    press('Mod-z');
    select(1, 12);
    press('Delete');
    expect(type('Vu : ')).toBe('Vu : <Code />\n');
    select(6, 7);
    expect(press('Delete')).toBe('Vu :\n');
  });

  it('leave the code on a line of its own when the block around it goes, and say so until the next change', () => {
    const { model, run, type } = page('Un mot.\n\n<Aside>\nP. J. : <Code />\n</Aside>\n', 'Un mot.');
    type(' Un');
    expect(hasLeftCode(model.state())).toBe(false);
    expect(run(removeBlock(12))).toBe('Un mot. Un\n\n<Code />\n');
    expect(hasLeftCode(model.state())).toBe(true);
    type(' autre');
    expect(hasLeftCode(model.state())).toBe(false);
  });

  it('leave the code alone in its line, and write before it again', () => {
    const { model, press, type } = page('Un mot.\n\nCode : <Code />\n', 'Code : ', true);
    expect(press('Delete')).toBe('Un mot.\n\n<Code />\n');
    const opened = page(model.text(), 'Un mot.');
    expect(opened.model.state().doc.lastChild?.type.name).toBe('paragraph');
    expect(type('Voici ')).toBe('Un mot.\n\nVoici <Code />\n');
  });

  it('Ctrl+B and Ctrl+I mark words, and Ctrl+Z restores every byte', () => {
    const text = 'Un _mot_ ici.\n';
    const { press } = page(text, 'ici', true);
    expect(press('Mod-b')).toBe('Un _mot_ **ici**.\n');
    expect(press('Mod-i')).toBe('Un _mot_ ***ici***.\n');
    expect(press('Mod-z', 'Mod-z')).toBe(text);
  });
});

describe('a page that cannot be written', () => {
  it('keeps what is shown and says why; Ctrl+Z gives back what was before', () => {
    const shown = createPageView('Un mot.\n');
    if (!shown) throw new Error('cannot be read');
    const texts: string[] = [];
    shown.connect({ onText: (text) => texts.push(text), onPlace: () => undefined, onPause: () => undefined });
    // No text of a page reads as a single brace.
    shown.run(({ tr }, dispatch) => {
      dispatch?.(tr.insert(1, pageSchema.nodes.raw.create({ text: '{' })));
      return true;
    });
    shown.run(({ tr }, dispatch) => {
      dispatch?.(tr.insertText('Encore ', 2));
      return true;
    });
    expect(shown.refusal()).toContain('rien n’est écrit');
    expect(shown.state().doc.textContent).toBe('Encore Un mot.');
    expect(texts).toEqual([]);
    shown.run(keys['Mod-z'] ?? (() => false));
    while (shown.refusal() !== null) shown.run(keys['Mod-z'] ?? (() => false));
    expect([shown.refusal(), texts.at(-1)]).toEqual([null, 'Un mot.\n']);
  });
});

describe('what is added to a page', () => {
  it('stands after the paragraph, among its words, or around what is selected', () => {
    expect(page('Un deux.\n\nTrois.\n', 'Un').run(addition(CITY, 'Arrives'))).toBe(
      'Un deux.\n\n<Arrives />\n\nTrois.\n',
    );
    expect(page('Un deux.\n', 'Un ').run(addition(CITY, 'Code'))).toBe('Un <Code />deux.\n');
    const passage = page('Un deux.\n\nTrois.\n', 'deux', true);
    expect(passage.run(addition(CITY, 'If'))).toBe('Un <If solved="">deux</If>.\n\nTrois.\n');
    expect(page('Un.\n\nDeux.\n', 'Un.', true).run(addition(CITY, 'If'))).toBe(
      '<If solved="">\nUn.\n</If>\n\nDeux.\n',
    );
    const aside = page('Un.\n', 'Un');
    aside.run(addition(CITY, 'Aside'));
    expect(aside.type('En marge')).toBe('Un.\n\n<Aside>\nEn marge\n</Aside>\n');
  });

  it('has the cursor in it, also once the condition of a passage is chosen', () => {
    const { model, run, type } = page('Un.\n\nDeux.\n', 'Un.');
    const added = run(addition(CITY, 'If'));
    const chosen = model.follow(added.replace('solved=""', 'solved="A"'));
    if (chosen) model.apply(chosen);
    expect(type('Trois.')).toBe('Un.\n\n<If solved="A">\nTrois.\n</If>\n\nDeux.\n');
  });

  it('is not a passage in another: the new one comes after the one that is there', () => {
    const text = '<If solved="A">\nUn deux.\n</If>\n\nTrois.\n';
    for (const isSelected of [false, true]) {
      const { run, type } = page(text, 'deux', isSelected);
      run(addition(CITY, 'If'));
      expect(type('Quatre.')).toBe(
        '<If solved="A">\nUn deux.\n</If>\n\n<If solved="">\nQuatre.\n</If>\n\nTrois.\n',
      );
    }
  });

  it('shows its name where it stands among words', () => {
    const [line] = openPage('Un <Code />.\n')?.state().doc.children ?? [];
    const shown = line?.children.flatMap(({ type, ...node }) =>
      type.name === 'sign' ? (type.spec.toDOM?.(node as never) ?? []) : [],
    );
    expect(shown).toContainEqual(expect.objectContaining({ 'data-name': 'Code d’activation' }));
  });

  it('moves and goes with the words in it', () => {
    const text = 'Un.\n\n<Aside>\nDeux.\n</Aside>\n';
    const { run } = page(text, 'Un.');
    expect(run(moveBlock(5, -1))).toBe('<Aside>\nDeux.\n</Aside>\n\nUn.\n');
    expect(run(moveBlock(0, 1))).toBe(text);
    expect(run(removeBlock(5))).toBe('Un.\n');
  });

  it('moves out of a component at its edge, unless it has to be in it', () => {
    const text = '<If solved="A">\nUn.\n\n<If solved="B">\nDeux.\n</If>\n</If>\n\nTrois.\n';
    expect(page(text, 'Un.').run(moveBlock(6, 1))).toBe(
      '<If solved="A">\nUn.\n</If>\n\n<If solved="B">\nDeux.\n</If>\n\nTrois.\n',
    );
    expect(page('Un.\n\n<Aside>\n<Arrives />\n</Aside>\n', 'Un.').run(moveBlock(6, -1))).toMatch(
      /^Un\.\n\n<Arrives \/>\n\n<Aside/u,
    );
    const tokens = 'Un.\n\n<Tokens>\n<Token name="a.svg" alt="Un" />\n</Tokens>\n';
    expect(page(tokens, 'Un.').run(moveBlock(6, 1))).toBe(tokens);
  });
});

describe('a place in a page', () => {
  it('has the path of its block in the file, where empty paragraphs are none', () => {
    const { model, press } = page('Un.\n\n> Deux.\n>\n> Trois.\n', 'Un.');
    press('Enter');
    expect(placedBlocks(model.state().doc).map(({ path, node }) => [path.join('.'), node.type.name])).toEqual(
      [
        ['0', 'paragraph'],
        ['1', 'quote'],
        ['1.0', 'paragraph'],
        ['1.1', 'paragraph'],
      ],
    );
  });

  it('knows the components around it, in the order in which they open', () => {
    const { model } = page('Un <If solved="A">deux <Ref /></If><If solved="A" not>trois</If>.\n', 'Un');
    const paragraph = model.state().doc.child(0);
    expect([1, 5, 9, 11].map((offset) => tagsAt(paragraph, offset))).toEqual([[], [0], [0, 1, 2], [2]]);
  });
});
