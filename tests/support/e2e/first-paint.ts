import type { Page } from 'playwright-core';

interface Shifting extends Window {
  shift?: number;
}

/** Notes, from the next document on, what moves without having been touched. */
export const watchShift = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const note = (entry: PerformanceEntry & { value?: number; hadRecentInput?: boolean }) => {
      if (!entry.hadRecentInput) (window as Shifting).shift = ((window as Shifting).shift ?? 0) + (entry.value ?? 0);
    };
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type: 'layout-shift', buffered: true });
  });

/** How much has moved so far. */
export const shiftOf = (page: Page): Promise<number> => page.evaluate(() => (window as Shifting).shift ?? 0);

/** Holds every script back until told otherwise. */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
