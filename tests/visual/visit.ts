import type { BrowserContextOptions, Page } from 'playwright-core';
import { sharedBrowser } from '../support/e2e/browser.ts';
import { readBuild } from '../support/programs/build.ts';
import { giveSession } from '../support/e2e/recruit.ts';
import type { Picture, Size } from './pictures.ts';
import { takeStanding, type Stood } from './standings.ts';
import { TEST_TIMEOUT_MS } from '../support/suite/timeouts.ts';

const touched = { isMobile: true, hasTouch: true } as const;

const WINDOWS: Readonly<Record<Size, BrowserContextOptions>> = {
  phone: { viewport: { width: 390, height: 844 }, ...touched },
  small: { viewport: { width: 320, height: 640 }, ...touched },
  desk: { viewport: { width: 1280, height: 800 } },
  sheet: { viewport: { width: 794, height: 1123 } },
};

/** Polling on each frame would render the page sixty times a second while it waits. */
const POLLING_MS = 50;

/**
 * Whether all parts, lists, pictures and fonts of the page have loaded. What still loads is announced, in
 * words that end with an ellipsis.
 */
const isComplete = (): boolean =>
  document.querySelector('h1') !== null &&
  !document.querySelector('[aria-busy=true], [data-page=loading], [data-late]:empty') &&
  [...document.querySelectorAll('[role=status]')].every(
    ({ textContent }) => !/^Chargement|…$/.test(textContent.trim()),
  ) &&
  document.fonts.status === 'loaded' &&
  [...document.images].every(({ complete, loading }) => complete || loading === 'lazy');

/** Whether the page is hydrated, so that its buttons work. */
const isTakenOver = (): boolean => {
  const main = document.querySelector('main');
  return main !== null && Object.keys(main).some((key) => key.startsWith('__reactFiber'));
};

/** Waits until the screen is complete. */
export async function completed(page: Page): Promise<void> {
  await page.waitForFunction(isComplete, undefined, { timeout: TEST_TIMEOUT_MS, polling: POLLING_MS });
}

/** Makes random layouts repeatable. */
const withoutChance = (): void => {
  Math.random = () => 0.5;
};

/** Groups screens by standing: each group shares a server. */
function inGroups<Screen extends Picture>(screens: readonly Screen[]): readonly Screen[][] {
  const groups = new Map<string, Screen[]>();
  for (const screen of screens) {
    const key = JSON.stringify(screen.as);
    groups.set(key, [...(groups.get(key) ?? []), screen]);
  }
  return [...groups.values()];
}

/** Callback at each screen, after the screen's own actions. */
type Each<Screen> = (screen: Screen, page: Page) => Promise<void> | void;

type OnTrouble<Screen> = (screen: Screen, trouble: Error) => void;

const rethrow = (_screen: unknown, trouble: Error): never => {
  throw trouble;
};

/** Opens a window for a viewer, with a fixed clock. Its browser has stored nothing. */
async function openWindow({ app: { address, clock }, token }: Stood, size: Size): Promise<Page> {
  const browser = await sharedBrowser();
  const zone = { locale: 'fr-FR', timezoneId: 'Europe/Paris', baseURL: address };
  const context = await browser.newContext({
    ...WINDOWS[size],
    ...zone,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  if (token) await giveSession(context, { address }, { token });
  await context.clock.setFixedTime(clock.now);
  await context.addInitScript(withoutChance);
  const page = await context.newPage();
  page.setDefaultTimeout(TEST_TIMEOUT_MS);
  return page;
}

/**
 * Visits the screens in order. An error at one screen is passed to `onTrouble`, and does not affect the
 * others.
 */
export async function visitScreens<Screen extends Picture>(
  screens: readonly Screen[],
  each: Each<Screen>,
  onTrouble: OnTrouble<Screen> = rethrow,
): Promise<void> {
  const build = await readBuild();
  for (const group of inGroups(screens)) {
    if (!group[0]) continue;
    const stood = await takeStanding(group[0].as, build);
    const windows = new Map<Size, Page>();
    try {
      for (const screen of group) {
        const { size = 'phone' } = screen;
        const page = windows.get(size) ?? (await openWindow(stood, size));
        windows.set(size, page);
        await goTo(page, screen)
          .then(() => each(screen, page))
          .catch((trouble: Error) => onTrouble(screen, trouble));
        await page.unrouteAll({ behavior: 'ignoreErrors' });
      }
    } finally {
      for (const page of windows.values()) await page.context().close();
      await stood.app.stop();
    }
  }
}

async function goTo(page: Page, { path, act }: Picture): Promise<void> {
  await page.goto(path);
  if (!act) return;
  await page.waitForFunction(isTakenOver, undefined, { polling: POLLING_MS });
  await act(page);
}
