import { expect } from 'vitest';
import { TEST_TIMEOUT_MS } from '../suite/timeouts.ts';
import { focusedStop, seek, type Stop } from './focus.ts';
import type { ScreenHands, Target } from './screen.ts';

const MOST_TABS = 80;

export const isFocused = (target: Target): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement);

async function pressTab(page: ScreenHands, key = 'Tab'): Promise<Stop | null> {
  await page.keyboard.press(key);
  return focusedStop(page);
}

function expectSeen(stops: readonly Stop[]): void {
  const faults = stops.flatMap(({ name, faults: found }) => found.map((fault) => `${name} ${fault}`));
  if (faults.length > 0) throw new Error(faults.join('; '));
}

/**
 * Remembers the target. The focus must not be lost after it was set once, even when a screen changes or a
 * dialog closes.
 */
async function seekFromFocus(target: Target, patienceMs: number): ReturnType<typeof seek> {
  await target.waitFor();
  const isFocusLost = async () => (await seek(target)).isFocusLost;
  await expect.poll(isFocusLost, { message: 'the focus was lost', timeout: patienceMs }).toBe(false);
  return seek(target);
}

/**
 * Moves the focus to the target, or to its group of radio buttons, with Tab alone. Each focused element on
 * the way must be visible. `patienceMs`: how long a lost focus may take to return. Returns what the target
 * is.
 */
export async function tabTo(
  page: ScreenHands,
  target: Target,
  patienceMs: number = TEST_TIMEOUT_MS,
): ReturnType<typeof seek> {
  const sought = await seekFromFocus(target, patienceMs);
  let { isReached } = sought;
  const order: Stop[] = [];
  for (let tabs = 0; tabs < MOST_TABS && !isReached; tabs += 1) {
    const stop = await pressTab(page);
    if (stop) order.push(stop);
    isReached = stop?.isSoughtGone ? (await seek(target)).isReached : (stop?.isSought ?? false);
  }
  if (!isReached)
    throw new Error(
      `not reached by Tab: ${String(target)}; what was: ${order.map(({ name }) => name).join(', ')}`,
    );
  expectSeen(order);
  return sought;
}

/** Goes from one radio button of a group to another with the arrow keys. */
async function goToRadio(page: ScreenHands, target: Target): Promise<void> {
  for (let keys = 0; keys < MOST_TABS && !(await isFocused(target)); keys += 1)
    await page.keyboard.press('ArrowDown');
  expect(await isFocused(target), `not reached by arrow keys: ${String(target)}`).toBe(true);
}

/** Presses Space on checkboxes and radio buttons, Enter on everything else. */
export async function pressOn(page: ScreenHands, target: Target): Promise<void> {
  const { isRadio, isCheckbox } = await tabTo(page, target);
  if (isRadio) await goToRadio(page, target);
  await page.keyboard.press(isRadio || isCheckbox ? 'Space' : 'Enter');
}

/** The markup of focusable elements that Tab has not reached. */
function missedStops(page: ScreenHands): Promise<string[]> {
  return page.evaluate(() => {
    const { stops = [] } = window as unknown as { stops?: Element[] };
    const within = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document;
    const focusable =
      'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex="0"]';
    return [...within.querySelectorAll(focusable)]
      .filter(
        (element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert]'),
      )
      .filter((element) => !stops.includes(element) && !element.matches('[tabindex="-1"], [type=radio]'))
      .map((element) => element.outerHTML.slice(0, 120));
  });
}

/**
 * Tabs once through all elements of a screen and back. Nothing may trap the focus or be skipped, and the way
 * back must be the same.
 */
export async function walkRound(page: ScreenHands): Promise<readonly string[]> {
  const stops: Stop[] = [];
  const names = () => stops.map(({ name }) => name);
  for (let tabs = 0; tabs < MOST_TABS; tabs += 1) {
    const stop = await pressTab(page);
    if (!stop) continue;
    if (stop.id === stops[0]?.id) break;
    expect(
      stops.some(({ id }) => id === stop.id),
      `Tab is held at ${stop.name}, after ${names().join(', ')}`,
    ).toBe(false);
    stops.push(stop);
  }
  expectSeen(stops);
  expect(await missedStops(page), 'not reached by Tab').toEqual([]);
  const back: number[] = [];
  while (back.length < stops.length - 1) {
    const stop = await pressTab(page, 'Shift+Tab');
    if (stop) back.push(stop.id);
  }
  expect(back, 'the way back').toEqual(
    stops
      .slice(1)
      .map(({ id }) => id)
      .toReversed(),
  );
  return names();
}
