import { describe, expect, it } from 'vitest';
import { readPageTree } from '../../../engine/edit/page/page-tree.ts';
import { rewritePage } from '../../../engine/edit/page/rewrite-page.ts';
import type { RichMark, RichNode } from '../../../engine/edit/page/rich-page.ts';
import { richPage } from '../../../engine/edit/page/source-page.ts';

const treeOf = (text: string) => {
  const tree = readPageTree(text);
  if (!tree) throw new Error('cannot be read');
  return tree;
};
const said = (text: string, ...marks: RichMark['type'][]): RichNode => ({
  type: 'text',
  text,
  marks: marks.map((type) => ({ type })),
});
const paragraph = (...content: readonly (string | RichNode)[]): RichNode => ({
  type: 'paragraph',
  content: content.map((one) => (typeof one === 'string' ? said(one) : one)),
});
const doc = (...content: readonly RichNode[]): RichNode => ({ type: 'doc', content });
const written = (text: string, page: RichNode): string => rewritePage(treeOf(text), page).text;
/** The blocks of a page with some of them replaced. */
const changed = (text: string, change: (blocks: readonly RichNode[]) => readonly RichNode[]): string =>
  written(text, doc(...change(richPage(treeOf(text)).content ?? [])));

describe('a page that was edited as rich text', () => {
  it.each([
    ['- un tiret', '\\- un tiret'],
    ['1. un nombre', '1\\. un nombre'],
    ['# un dièse', '\\# un dièse'],
    ['> un chevron', '\\> un chevron'],
    ['{une accolade}', '\\{une accolade}'],
    ['<b>', '\\<b>'],
    ['import du courrier', '&#x69;mport du courrier'],
    ['*deux* et `trois`', '\\*deux\\* et \\`trois\\`'],
    ['femme_a_lui [sic] — 5 % & a@b.fr', 'femme_a_lui [sic] — 5 % & a@b.fr'],
    ['&eacute;', '\\&eacute\\;'],
    ['---', '\\---'],
    ['\tun retrait', 'un retrait'],
  ])('writes « %s » as text', (typed, source) => {
    expect(written('Un.\n', doc(paragraph(typed)))).toBe(`${source}\n`);
  });

  it('keeps the bytes of what was not edited, in the same paragraph too', () => {
    const text = 'Un _mot_ \\& un __autre__ &amp; fin.\n\n* Un\n* Deux\n\n<Signature   who=\'C. "A."\' />\n';
    expect(
      changed(text, ([first, ...rest]) => [
        {
          ...first,
          content: first?.content?.map((one) => (one.text === 'Un ' ? said('Un petit ') : one)),
        } as RichNode,
        ...rest,
      ]),
    ).toBe(text.replace('Un _mot_', 'Un petit _mot_'));
  });

  it('splits and joins paragraphs where the cursor is', () => {
    const text = '> Un _mot_ de plus.\n';
    const split = '> Un _mot_\n>\n> de plus.\n';
    const quote = (...content: readonly RichNode[]): RichNode => doc({ type: 'quote', content });
    const parts = [paragraph('Un ', said('mot', 'emphasis')), paragraph('de plus.')];
    expect(written(text, quote(...parts))).toBe(split);
    expect(written(split, quote(paragraph('Un ', said('mot', 'emphasis'), ' de plus.')))).toBe(text);
  });

  it('writes bold and italics that Markdown would not see there', () => {
    expect(written('Un.\n', doc(paragraph('l', said('’été ', 'strong'), 'vient')))).toBe(
      '&#x6c;**’été** vient\n',
    );
  });

  it('adds and takes away items, and what a component holds', () => {
    const text = '<Aside>\n* Un\n* Deux\n</Aside>\n';
    const item = (words: string): RichNode => ({
      type: 'item',
      attrs: { checked: null },
      content: [paragraph(words)],
    });
    const page = (...words: readonly string[]): RichNode =>
      doc({
        type: 'box',
        attrs: { name: 'Aside', open: '<Aside>' },
        content: [{ type: 'list', attrs: { start: null }, content: words.map(item) }],
      });
    expect(written(text, page('Un', 'Un et demi', 'Deux'))).toBe(
      text.replace('* Deux', '* Un et demi\n* Deux'),
    );
    expect(written(text, page('Deux'))).toBe('<Aside>\n* Deux\n</Aside>\n');
  });

  it('writes a quotation of two paragraphs in an item', () => {
    const quote = { type: 'quote', content: [paragraph('Un.'), paragraph('Deux.')] } as const;
    const item = { type: 'item', attrs: { checked: null }, content: [quote] } as const;
    expect(written('Un.\n', doc({ type: 'list', attrs: { start: 1 }, content: [item] }))).toBe(
      '1. > Un.\n   >\n   > Deux.\n',
    );
  });

  it('keeps the line endings of the file', () => {
    expect(changed('Un.\r\n\r\nDeux.\r\n', (blocks) => [...blocks, paragraph('Trois.')])).toBe(
      'Un.\r\n\r\nDeux.\r\n\r\nTrois.\r\n',
    );
  });
});
