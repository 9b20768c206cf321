import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeFindings } from '../../support/e2e/axe.ts';
import { phone, sharedBrowser } from '../../support/e2e/browser.ts';
import { faultsForReaders, readers } from '../../support/e2e/readers.ts';

/** Pages that are wrong for one reader, and the faults expected of each. */
const PLANTED: readonly (readonly [who: string, html: string, ...faults: string[]])[] = [
  [
    'on a phone',
    '<style>@media (width: 390px) { p { height: 8px; overflow: hidden } }</style><p>Une ligne</p>',
    'on a phone: P « Une ligne » is cut',
    'with text at 200 %: P « Une ligne » is cut',
  ],
  [
    'in forced colours',
    '<button style="border: 0" aria-label="Suite"><svg width="20" height="20"><path d="M0 0h20v20z" style="forced-color-adjust: none; fill: canvas"/></svg></button>',
    'in forced colours: BUTTON « Suite » is lost in its ground',
  ],
  ['with text at 200 %', '<div style="width: 17rem">Assez long</div>', 'with text at 200 %: 154 px too wide'],
  [
    'on a small phone',
    '<style>@media (width: 320px) { div { width: 330px } }</style><div>x</div>',
    'on a small phone: 10 px too wide',
    'with text spaced out: 10 px too wide',
  ],
  [
    'with text spaced out',
    '<p style="height: 24px; width: 82px; font: 16px/1.1 sans-serif; overflow: hidden">Une ligne</p>',
    'with text spaced out: P « Une ligne » is cut',
  ],
  [
    'in landscape',
    '<style>@media (height: 390px) { div { width: 900px } }</style><div>x</div>',
    'in landscape: 56 px too wide',
  ],
  [
    'at a desk',
    '<style>@media (width: 1280px) { div { width: 1300px } }</style><div>x</div>',
    'at a desk: 20 px too wide',
  ],
];

/** Pages with a single planted case, and the faults expected of each. */
const RULES: readonly (readonly [what: string, html: string, faults: readonly string[]])[] = [
  [
    'a target that is too small',
    '<button style="min-height: 24px">x</button>',
    ['BUTTON « x » measures 44 × 24 px'],
  ],
  ['no fault in a link within a sentence', '<p>Lisez <a href="#a">ceci</a>.</p>', []],
  [
    'a link that stands alone in its line',
    '<ul><li><a href="#a">Seul</a>.</li></ul>',
    ['A « Seul » measures'],
  ],
  [
    'text that does not fit its box',
    '<p style="height: 20px; overflow: hidden">Une<br>deux<br>trois</p>',
    ['P « Unedeuxtrois » is cut'],
  ],
  [
    'a word broken into one letter per line',
    '<p style="width: 1ch; overflow-wrap: anywhere">cheval</p>',
    ['« cheval » is broken into 6 pieces'],
  ],
  [
    'a broken word of a title',
    '<h2 style="width: 5ch; overflow-wrap: anywhere">Inscription</h2>',
    ['« Inscription » of a title is broken'],
  ],
  [
    'an animation despite reduced motion',
    '<style>@keyframes turn { to { rotate: 1turn } }</style><b class="wheel" style="animation: turn 1s infinite">o</b>',
    ['B.wheel moves'],
  ],
];

describe('the check of a screen for every reader', () => {
  let page: Page;
  beforeAll(async () => {
    page = await (await sharedBrowser()).newPage({ ...phone, reducedMotion: 'reduce' });
  });
  afterAll(() => page?.close());

  const faultsIn = async (html: string) => {
    const head =
      '<meta name="viewport" content="width=device-width"><style>body { margin: 0 } button { min-width: 44px; min-height: 44px }</style>';
    await page.setContent(
      `<!doctype html><html lang="fr"><title>Essai</title>${head}<body>${html}</body></html>`,
    );
    return faultsForReaders(page);
  };

  it('has a planted fault for each of the readers', () => {
    expect(PLANTED.map(([who]) => who)).toEqual(readers.map(({ who }) => who));
  });

  it.each(PLANTED)('finds %s the fault that only shows there', async (_who, html, ...expected) => {
    expect(await faultsIn(html)).toEqual(expected);
  });

  it.each(RULES)('finds %s', async (_what, html, expected) => {
    const found = (await faultsIn(html)).filter((fault) => fault.startsWith('on a phone: '));
    expect(found).toEqual(expected.map((fault) => expect.stringContaining(fault) as string));
  });

  it.each([
    ['a button without a name', '<main><h1>Code</h1><button></button></main>', 'button-name'],
    [
      'text with a contrast below 7 to 1',
      '<main><h1 style="color: #767676; font-size: 16px">Gris</h1></main>',
      'color-contrast-enhanced',
    ],
  ])('finds with axe %s', async (_what, html, rule) => {
    await page.setContent(`<!doctype html><html lang="fr"><title>Essai</title>${html}</html>`);
    expect(await axeFindings(page)).toEqual([expect.stringContaining(rule)]);
  });
});
