import { describe, expect, test } from 'vitest';
import { createReport } from '../../../engine/diagnostics/report.ts';
import {
  type AttributeRule,
  mediaOf,
  pageComponents,
} from '../../../engine/scenario/parse/page-components.ts';
import { pageNameOf, readPage } from '../../../engine/scenario/parse/read-page.ts';

function read(text: string, path = 'pages/a.mdx') {
  const { report, diagnostics } = createReport();
  const name = pageNameOf(path);
  if (!name) throw new Error(`${path} is no page`);
  return {
    page: readPage({ path, text }, name, report),
    diagnostics,
    codes: diagnostics.map(({ code }) => code),
  };
}

describe('a page', () => {
  test('may contain every component of the list with all its attributes', () => {
    for (const [name, rule] of Object.entries(pageComponents)) {
      const attributes = Object.entries<AttributeRule>(rule.attributes).map(
        ([attribute, { oneOf }]) => ` ${attribute}="${oneOf?.[0] ?? 'x'}"`,
      );
      const element = `<${name}${attributes.join('')}>\n\nTexte.\n\n</${name}>\n`;
      const inside = 'inside' in rule ? `<${rule.inside}>\n\n${element}\n</${rule.inside}>\n` : element;
      expect(read(inside, 'letter.mdx').codes, name).toEqual([]);
    }
  });

  test('lists its media with their positions', () => {
    const { page } = read('Un mot.\n\n<Picture name="a.svg" alt="A"/>\n\n<Sound name="b" transcript="B"/>\n');
    expect(page?.media).toEqual([
      {
        name: 'a.svg',
        component: 'Picture',
        holds: 'file',
        at: { file: 'pages/a.mdx', line: 3, column: 16, length: 5 },
      },
      {
        name: 'b',
        component: 'Sound',
        holds: 'sound',
        at: { file: 'pages/a.mdx', line: 5, column: 14, length: 1 },
      },
    ]);
    expect(mediaOf('sound', 'b')).toEqual(['b.ogg', 'b.mp3']);
  });

  test.each([
    ['import a from "b"\n', 'page-code'],
    ['export const a = 1\n', 'page-code'],
    ['Un {mot}.\n', 'page-code'],
    ['{/* note */}\n', 'page-code'],
    ['<Picture {...a} name="a" alt="b"/>\n', 'page-code'],
    ['<Stamp a={1}/>\n', 'unknown-attribute'],
    ['<Signature who={1}/>\n', 'page-code'],
    ['<div>Un mot</div>\n', 'unknown-component'],
    ['Un mot.\n\n<Type>\nUn autre.\n', 'unknown-component'],
    ['<Signature who=""/>\n', 'empty-value'],
    ['<Counterfoil name="a.svg" alt="A" side="droite"/>\n', 'unknown-value'],
    ['<Line voice="A">Un mot</Line>\n', 'misplaced-component'],
    ['<!-- note -->\n', 'mdx-syntax'],
    ['<Aside>\n\n</Stamp>\n', 'mdx-syntax'],
    ['Un mot {\n', 'mdx-syntax'],
    ['<Signature who=moi/>\n', 'mdx-syntax'],
  ])('%j is refused: %s', (text, code) => {
    expect(read(text).codes).toEqual([code]);
  });

  test('may contain characters that only look like code', () => {
    expect(read("Un mot \\{ici\\}, 3 < 4, [un lien](/home/app/code) et `l'code`.\n").codes).toEqual([]);
  });

  test('reports each straight apostrophe at its position', () => {
    const { diagnostics } = read("L'un et l'autre, *d'ici*.\n");
    expect(diagnostics.map(({ code, at }) => `${code} ${at.column}`)).toEqual([
      'straight-apostrophe 2',
      'straight-apostrophe 10',
      'straight-apostrophe 20',
    ]);
  });
});

describe('the path of a page', () => {
  test('determines the kind of page', () => {
    expect(pageNameOf('documents/carte.mdx')).toEqual({ kind: 'documents', slug: 'carte' });
    expect(pageNameOf('letter.mdx')).toEqual({ kind: 'letter', slug: 'letter' });
    expect(pageNameOf('messages/deep/a.mdx')).toBeNull();
  });
});
