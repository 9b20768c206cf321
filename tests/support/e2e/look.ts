import { expect } from 'vitest';
import { foldText } from '../spoilers/texts.ts';
import { axeFindings } from './axe.ts';
import { sidewaysScroll } from './screen-rules.ts';
import { isOnPage, type ScreenHands } from './screen.ts';

/** Waits until nothing moves but what moves for ever. */
export const atRest = (page: ScreenHands): Promise<unknown> =>
  page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.race([Promise.allSettled(ending.map(({ finished }) => finished)), new Promise((resolve) => setTimeout(resolve, 2_000))]);
  });

/** Comes to rest within its width: a stamp that is being stuck is larger for a moment. */
async function expectItFits(page: ScreenHands, name: string): Promise<void> {
  await expect.poll(() => sidewaysScroll(page), { timeout: 5_000, message: `${name} scrolls sideways` }).toEqual([]);
}

/**
 * Looks at a screen as it settles: nothing wrong for axe, nothing to scroll sideways. Axe reads in Chromium alone: the
 * markup and the colours are the same in every engine, the widths are not.
 */
export async function inspect(page: ScreenHands, name: string): Promise<void> {
  await atRest(page);
  if (isOnPage(page)) expect(await axeFindings(page), `axe: ${name}`).toEqual([]);
  await expectItFits(page, name);
}

const inspected = new WeakMap<ScreenHands, Set<string>>();

/** The same for screens of one kind that a game passes often: what axe sees of the first is true of the others. True the first time. */
export async function inspectFirst(page: ScreenHands, kind: string, name: string): Promise<boolean> {
  const kinds = inspected.get(page) ?? new Set();
  inspected.set(page, kinds);
  const isFirst = !kinds.has(kind);
  kinds.add(kind);
  if (isFirst) await inspect(page, name);
  else await expectItFits(page, name);
  return isFirst;
}

export const seen = (page: ScreenHands): Promise<string> => page.locator('body').innerText();

/** Waits until the screen says something, to the eye unless told otherwise; spaces and apostrophes may be set as print wants them. */
export async function waitForText(page: ScreenHands, text: string, read = seen): Promise<void> {
  await expect.poll(async () => foldText(await read(page)), { timeout: 15_000, message: text }).toContain(foldText(text));
}

/** Waits until the address is one of the game's routes. */
export async function waitForPath(page: ScreenHands, path: string, timeout = 60_000): Promise<void> {
  const from = await page.url();
  await expect.poll(async () => new URL(await page.url()).pathname, { timeout, message: `from ${from}` }).toBe(path);
}
