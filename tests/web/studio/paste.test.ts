import { DOMParser as PageParser } from 'prosemirror-model';
import { describe, expect, it } from 'vitest';
import { readPageTree } from '../../../engine/edit/page/page-tree.ts';
import { rewritePage } from '../../../engine/edit/page/rewrite-page.ts';
import type { RichNode } from '../../../engine/edit/page/rich-page.ts';
import { cleanPasted, pastedText } from '../../../web/studio/page/paste.ts';
import { pageSchema } from '../../../web/studio/page/page-schema.ts';

/** The text that a page gets from what is pasted into it. */
function pasted(html: string): string {
  const { body } = new DOMParser().parseFromString(cleanPasted(html), 'text/html');
  const doc = PageParser.fromSchema(pageSchema).parse(body);
  const tree = readPageTree('Avant.\n');
  return tree ? rewritePage(tree, doc.toJSON() as RichNode).text : '';
}

describe('what is pasted into a page', () => {
  it('from Google Docs has its paragraphs, bold and italics', () => {
    expect(
      pasted(
        '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr"><span style="font-weight:400">Un </span><span style="font-weight:700">gras</span></p><p dir="ltr"><span style="font-style:italic">penché</span></p></b>',
      ),
    ).toBe('Un **gras**\n\n*penché*\n');
  });

  it('from Word has its lists, without their bullets and their marks', () => {
    const item = (bullet: string, words: string): string =>
      `<p class="MsoListParagraphCxSpMiddle" style="mso-list:l0 level1 lfo1"><![if !supportLists]><span style="mso-list:Ignore">${bullet}<span>&nbsp;&nbsp;&nbsp; </span></span><![endif]>${words}<o:p></o:p></p>`;
    expect(
      pasted(
        `<p class="MsoNormal">Avant <i>elle</i><o:p></o:p></p>${item('·', 'un')}${item('·', '<b>deux</b>')}${item('1.', 'trois')}<p class="MsoNormal">- un tiret</p>`,
      ),
    ).toBe('Avant *elle*\n\n- un\n- **deux**\n\n1. trois\n\n\\- un tiret\n');
  });

  it('from a page of the web is text where a page has nothing like it', () => {
    expect(
      pasted(
        '<h1>Un titre</h1><div><a href="https://exemple.fr">un lien</a>, <u>souligné</u> et <code>{x}</code></div><table><tr><td>a</td><td>b</td></tr></table><img src="x" alt="y"><script>z</script>',
      ),
    ).toBe('### Un titre\n\nun lien, souligné et \\{x}\n\na — b\n');
  });

  it('as plain text is one paragraph for each part, or for each line', () => {
    const paragraphs = (text: string): readonly string[] =>
      pastedText(text).content.content.map((node) => node.textContent);
    expect(paragraphs('Un\nmême\r\n\r\n\tDeux\n')).toEqual(['Unmême', 'Deux']);
    expect(paragraphs('Un\nDeux\n')).toEqual(['Un', 'Deux']);
  });
});
