import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { colorsNamed } from 'culori';
import { expect, it } from 'vitest';
import { root } from '../support/programs/run.ts';

const TOKENS = 'web/styles/tokens.css';

/**
 * Files that are drawn where no custom property is read: in a PDF, a canvas, an icon, a document's `meta`, a
 * page without its styles. They may repeat a colour of the tokens.
 */
const WITHOUT_STYLES =
  /^web\/(player\/(printed|report)\/|studio\/problems-overlay\.ts|(studio\/)?(index|survey)\.html|public\/)|^\.storybook\/manager\.ts/;

/** So may pictures inside an address. */
const PICTURE = /url\("data:[^"]*"\)|data:image\/svg\+xml,.*|<svg .*<\/svg>/g;

/** The two inks of an invented city are content. */
const CITY_INKS = /\{ onPaper: '#\w{6}', onNight: '#\w{6}' \}/g;

const names = Object.keys(colorsNamed).join('|');
const LITERAL = new RegExp(
  [
    String.raw`(?:#|%23)(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b`,
    String.raw`\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\([^)]*\)`,
    // A name is a colour only as the value of a property or of an attribute.
    String.raw`(?<=[\w-]: [^;{}'"]*)(?<![\w-])(?:${names})(?![\w-])(?=[^;{}]*;)`,
    String.raw`(?<=(?:fill|stroke|[cC]olor|background)(?:=|: )["'])(?:${names})(?=["'])`,
  ].join('|'),
  'gi',
);

const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const withoutComments = (text: string): string => text.replaceAll(/\/\*.*?\*\/|(?<=^|\s)\/\/[^\n]*/gs, '');
const literalsOf = (text: string): string[] =>
  [...text.matchAll(LITERAL)].map(([colour]) => colour.replace('%23', '#'));

const ofTokens = new Set(literalsOf(withoutComments(read(TOKENS))));

/** Colours that a file defines although it could name a token. */
function coloursOf(file: string, source: string): string[] {
  const text = withoutComments(source).replaceAll(CITY_INKS, '');
  const repeated = WITHOUT_STYLES.test(file) ? [text] : [...text.matchAll(PICTURE)].map(([found]) => found);
  const own = WITHOUT_STYLES.test(file) ? '' : text.replaceAll(PICTURE, '');
  return [...literalsOf(own), ...repeated.flatMap(literalsOf).filter((colour) => !ofTokens.has(colour))];
}

const files = ['web', '.storybook']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((f) => `${folder}/${f}`),
  )
  .filter((file) => /\.(css|tsx?|html|svg)$/.test(file) && file !== TOKENS);

it('colours are defined in tokens.css and nowhere else', () => {
  expect(files.length).toBeGreaterThan(800);
  expect(ofTokens.size).toBeGreaterThan(40);
  const found = files.flatMap((file) => coloursOf(file, read(file)).map((colour) => `${file}: ${colour}`));
  expect(found).toEqual([]);
});

it.each([
  ['web/site/Planted.module.css', '.a { color: #83120e; }'],
  ['web/site/Planted.module.css', '.a { box-shadow: 0 1px 2px rgb(0 0 0 / 40%); }'],
  ['web/site/Planted.module.css', '.a { border: 1px solid red; }'],
  [
    'web/site/Planted.module.css',
    `.a { background: url("data:image/svg+xml,%3Cpath fill='%23abcdef'/%3E"); }`,
  ],
  ['web/site/Planted.tsx', `<p style={{ color: '#fff' }} />`],
  ['web/site/Planted.tsx', '<path fill="white" />'],
  ['web/index.html', '<meta name="theme-color" content="#abcdef" />'],
])('the check finds the planted colour in %s: %s', (file, text) =>
  expect(coloursOf(file, text)).toHaveLength(1),
);
