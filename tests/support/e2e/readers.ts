import type { Page } from 'playwright-core';
import {
  brokenTitles,
  cutText,
  lostControls,
  movingThings,
  shatteredWords,
  smallTargets,
  SPACING,
  tooWide,
  type PageRule,
} from './screen-rules.ts';

/** A way to read a screen, and the rules that apply to it. */
interface Reader {
  readonly who: string;
  readonly viewport: { readonly width: number; readonly height: number };
  /** Text at 200 %. */
  readonly isLarge?: boolean;
  /** Text spacing of WCAG 1.4.12. */
  readonly isSpaced?: boolean;
  /** Forced colours, in which no control may be lost. */
  readonly isForced?: boolean;
  readonly rules: readonly PageRule[];
}

export const PHONE = { width: 390, height: 844 } as const;
const SMALL = { width: 320, height: 640 } as const;
const LAYOUT: readonly PageRule[] = [tooWide, cutText, shatteredWords, smallTargets];

/** In an order that needs the fewest changes between neighbours. All have reduced motion. */
export const readers: readonly Reader[] = [
  { who: 'on a phone', viewport: PHONE, rules: [...LAYOUT, brokenTitles, movingThings] },
  { who: 'in forced colours', viewport: PHONE, isForced: true, rules: [] },
  { who: 'with text at 200 %', viewport: PHONE, isLarge: true, rules: [...LAYOUT, brokenTitles] },
  { who: 'on a small phone', viewport: SMALL, rules: [...LAYOUT, brokenTitles] },
  { who: 'with text spaced out', viewport: SMALL, isSpaced: true, rules: LAYOUT },
  { who: 'in landscape', viewport: { width: 844, height: 390 }, rules: LAYOUT },
  { who: 'at a desk', viewport: { width: 1280, height: 800 }, rules: LAYOUT },
];

/**
 * Runs in the page: sets the size and the spacing of text. After two frames all elements have measured
 * themselves.
 */
async function setText(size: string, spacing: string): Promise<void> {
  const { style } = document.documentElement;
  if (style.fontSize !== size) style.fontSize = size;
  if (document.adoptedStyleSheets.length > 0 !== (spacing !== '')) {
    // The page's policy refuses style elements, but not adopted style sheets.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(spacing);
    document.adoptedStyleSheets = spacing === '' ? [] : [sheet];
  }
  const frame = () => new Promise(requestAnimationFrame);
  await frame();
  await frame();
}

/**
 * Sets the text as a reader does and applies his rules, in one call: each call takes the page as long as the
 * rules.
 */
function readAs(page: Page, { isLarge = false, isSpaced = false, rules }: Reader): Promise<string[]> {
  const text = [isLarge ? '200%' : '', isSpaced ? SPACING : '']
    .map((value) => JSON.stringify(value))
    .join(', ');
  const found = rules.map((rule) => `...(${rule.toString()})()`).join(', ');
  return page.evaluate(`(${setText.toString()})(${text}).then(() => [${found}])`);
}

/** Readers with the least room. */
export const crampedReaders = readers.filter(
  ({ who }) => who === 'with text at 200 %' || who === 'on a small phone',
);

/** The settings that Playwright's pages have, to which a screen returns. */
const ORDINARY: Reader = { who: 'nobody', viewport: PHONE, rules: [] };

/**
 * Faults of the screen for these readers, without a reload. The settings of a phone are restored afterwards.
 */
export async function faultsForReaders(page: Page, asked: readonly Reader[] = readers): Promise<string[]> {
  const faults: string[] = [];
  let before: Reader | null = null;
  for (const reader of [...asked, ORDINARY]) {
    if (reader.viewport !== before?.viewport) await page.setViewportSize(reader.viewport);
    const isForced = reader.isForced ?? false;
    if (isForced !== (before?.isForced ?? false))
      await page.emulateMedia({ forcedColors: isForced ? 'active' : 'none' });
    const found = [...(await readAs(page, reader)), ...(isForced ? await lostControls(page) : [])];
    faults.push(...found.map((fault) => `${reader.who}: ${fault}`));
    before = reader;
  }
  return faults;
}
