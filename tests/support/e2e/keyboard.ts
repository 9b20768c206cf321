import type { Screen, Target } from './screen.ts';

const MOST_TABS = 60;

export const isFocused = (target: Target): Promise<boolean> => target.evaluate((element) => element === document.activeElement);

/** By the Tab key alone, as who has no mouse. */
export async function tabTo(page: Screen, target: Target): Promise<void> {
  await target.waitFor();
  for (let tabs = 0; tabs < MOST_TABS; tabs += 1) {
    if (await isFocused(target)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`not reached by Tab: ${String(target)}`);
}

export async function pressOn(page: Screen, target: Target): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}
