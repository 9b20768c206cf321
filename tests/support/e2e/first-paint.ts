import type { Page } from 'playwright-core';
import { expect } from 'vitest';

interface Movement {
  readonly shift: number;
  /** The elements that moved. */
  readonly moved: readonly string[];
}

interface Shifting extends Window {
  movement?: Movement;
}

interface ShiftEntry extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node: Node | null }[];
}

const FONTS = /\.woff2$/;

/** Records layout shifts without user input, from the next document on. */
export const watchShift = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const page = window as Shifting;
    const note = ({ value, hadRecentInput, sources }: ShiftEntry) => {
      if (hadRecentInput) return;
      const { shift, moved } = page.movement ?? { shift: 0, moved: [] };
      const names = sources.map(
        ({ node }) => (node instanceof Element ? node : node?.parentElement)?.outerHTML.slice(0, 120) ?? '',
      );
      page.movement = { shift: shift + value, moved: [...moved, ...names] };
    };
    new PerformanceObserver((list) => (list.getEntries() as ShiftEntry[]).forEach(note)).observe({
      type: 'layout-shift',
      buffered: true,
    });
  });

/** Expects that the sum of Chromium's layout shift scores is below `most`. */
export async function expectShiftBelow(page: Page, most: number): Promise<void> {
  const { shift, moved } = (await page.evaluate(() => (window as Shifting).movement)) ?? {
    shift: 0,
    moved: [],
  };
  expect(shift, `moved: ${moved.join(' | ')}`).toBeLessThan(most);
}

/** Waits until text is painted, with the fonts that are there. */
export const textPainted = (page: Page): Promise<void> =>
  expect
    .poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length))
    .toBe(1);

/**
 * Waits until the web fonts are painted and the layout shift that they caused is reported, one frame later.
 */
export const fontsPainted = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    for (const _frame of ['loaded', 'painted', 'reported'])
      await new Promise((resolve) => requestAnimationFrame(resolve));
  });

/** Lets no web font arrive: text keeps the fonts of the system. */
export const refuseFonts = (page: Page): Promise<unknown> => page.route(FONTS, (route) => route.abort());

/** Holds back the web fonts until the returned function is called. */
export const holdFonts = (page: Page): Promise<() => void> => hold(page, FONTS);

/** Holds back all scripts until the returned function is called. */
export const holdScripts = (page: Page): Promise<() => void> => hold(page, /\.js$/);

/** Holds back the pictures of the city until the returned function is called. */
export const holdPictures = (page: Page): Promise<() => void> => hold(page, /\/media\/.*\.svg$/);

async function hold(page: Page, files: RegExp): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(files, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
