import { expect } from 'vitest';
import { foldText } from '../spoilers/texts.ts';
import { axeFindings } from './axe.ts';
import { sidewaysScroll } from './screen-rules.ts';
import { isOnPage, type ScreenHands } from './screen.ts';

/** Waits until all finite animations have ended, 2 s at most. */
export const atRest = (page: ScreenHands): Promise<unknown> =>
  page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    // Fixed wait: limits the wait for animations that the test may have stopped.
    await Promise.race([
      Promise.allSettled(ending.map(({ finished }) => finished)),
      new Promise((resolve) => setTimeout(resolve, 2_000)),
    ]);
  });

/** Expects no sideways scroll. It polls, because a stamp is larger for a moment while it is animated. */
async function expectItFits(page: ScreenHands, name: string): Promise<void> {
  await expect.poll(() => sidewaysScroll(page), { message: `${name} scrolls sideways` }).toEqual([]);
}

/**
 * Checks a screen at rest: axe finds nothing, and nothing scrolls sideways. Axe runs in Chromium only: the
 * markup and the colours are the same in every engine, the widths are not.
 */
export async function inspect(page: ScreenHands, name: string): Promise<void> {
  // The load event comes before React's first render.
  await page.locator('h1').first().waitFor();
  await atRest(page);
  if (isOnPage(page)) expect(await axeFindings(page), `axe: ${name}`).toEqual([]);
  await expectItFits(page, name);
}

const inspected = new WeakMap<ScreenHands, Set<string>>();

const passedOver = new WeakSet<ScreenHands>();

/** Leaves out the inspections of a telephone whose screens are inspected by another test. */
export const skipInspections = (page: ScreenHands): void => void passedOver.add(page);

/** Runs axe on the first screen of a kind only, and checks the width of each. Returns true for the first. */
export async function inspectFirst(page: ScreenHands, kind: string, name: string): Promise<boolean> {
  if (passedOver.has(page)) return false;
  const kinds = inspected.get(page) ?? new Set();
  inspected.set(page, kinds);
  const isFirst = !kinds.has(kind);
  kinds.add(kind);
  if (isFirst) await inspect(page, name);
  else await expectItFits(page, name);
  return isFirst;
}

export const seen = (page: ScreenHands): Promise<string> => page.locator('body').innerText();

/** Waits until the screen contains a text. Typographic spaces and apostrophes are equal to plain ones. */
export async function waitForText(page: ScreenHands, text: string, read = seen): Promise<void> {
  await expect.poll(async () => foldText(await read(page)), { message: text }).toContain(foldText(text));
}

/** Waits until the page's path is `path`. */
export async function waitForPath(page: ScreenHands, path: string): Promise<void> {
  const from = await page.url();
  await expect.poll(async () => new URL(await page.url()).pathname, { message: `from ${from}` }).toBe(path);
}
