import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { BROWSER_TIMEOUT_MS, sharedBrowser } from '../support/e2e/browser.ts';
import { readBuild } from '../support/programs/build.ts';
import { giveSession } from '../support/e2e/recruit.ts';
import type { Picture, Size } from './pictures.ts';
import { takeStanding, type Stood } from './standings.ts';

const touched = { isMobile: true, hasTouch: true } as const;

const WINDOWS: Readonly<Record<Size, BrowserContextOptions>> = {
  phone: { viewport: { width: 390, height: 844 }, ...touched },
  small: { viewport: { width: 320, height: 640 }, ...touched },
  desk: { viewport: { width: 1280, height: 800 } },
  sheet: { viewport: { width: 794, height: 1123 } },
};

/** Polling on each frame would render the page sixty times a second while it waits. */
const POLLING_MS = 50;

/** Whether all parts, pictures and fonts of the page have loaded. */
const isComplete = (): boolean =>
  document.querySelector('h1') !== null &&
  !document.querySelector('main[aria-busy=true], [data-page=loading], [data-late]:empty') &&
  !/^(L’instrument chauffe|Chargement|Le pli s’ouvre|Le plan se déplie)(…|\.{3})$/m.test(document.body.innerText) &&
  document.fonts.status === 'loaded' &&
  [...document.images].every(({ complete, loading }) => complete || loading === 'lazy');

/** Whether the page is hydrated, so that its buttons work. */
const isTakenOver = (): boolean => {
  const main = document.querySelector('main');
  return main !== null && Object.keys(main).some((key) => key.startsWith('__reactFiber'));
};

/** Waits until the screen is complete. */
export async function completed(page: Page): Promise<void> {
  await page.waitForFunction(isComplete, undefined, { timeout: BROWSER_TIMEOUT_MS, polling: POLLING_MS });
}

/** Makes random layouts repeatable. */
const withoutChance = (): void => {
  Math.random = () => 0.5;
};

/** One address for all standings, so that a browser finds the site's scripts in its cache. */
interface Origin {
  readonly address: string;
  /** Requests are answered by this application from now on. */
  serve(handle: RequestListener): void;
  close(): Promise<unknown>;
}

async function openOrigin(): Promise<Origin> {
  let handle: RequestListener = (_request, response) => void response.writeHead(503).end();
  const server = createServer((request, response) => handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    serve: (next) => void (handle = next),
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Opens a browser window of a viewer, with a fixed clock. The browser has stored nothing but files of the site. */
async function openWindow(context: BrowserContext, address: string, { app: { clock }, token }: Stood): Promise<Page> {
  const page = await context.newPage();
  page.setDefaultTimeout(BROWSER_TIMEOUT_MS);
  const tools = await context.newCDPSession(page);
  await tools.send('Storage.clearDataForOrigin', { origin: address, storageTypes: 'all' });
  await tools.detach();
  await context.clearCookies();
  if (token) await giveSession(context, { address }, { token });
  await context.clock.setFixedTime(clock.now);
  return page;
}

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

/** Visits the screens in order. An error at one screen is passed to `onTrouble`, and does not affect the others. */
export async function visitScreens<Screen extends Picture>(
  screens: readonly Screen[],
  each: Each<Screen>,
  onTrouble: OnTrouble<Screen> = rethrow,
): Promise<void> {
  const [build, browser, origin] = await Promise.all([readBuild(), sharedBrowser(), openOrigin()]);
  const zone = { locale: 'fr-FR', timezoneId: 'Europe/Paris', baseURL: origin.address };
  const contexts = new Map<Size, BrowserContext>();
  const contextOf = async (size: Size): Promise<BrowserContext> => {
    const context =
      contexts.get(size) ?? (await browser.newContext({ ...WINDOWS[size], ...zone, reducedMotion: 'reduce', serviceWorkers: 'block' }));
    if (!contexts.has(size)) await context.addInitScript(withoutChance);
    contexts.set(size, context);
    return context;
  };
  try {
    for (const group of inGroups(screens)) {
      if (!group[0]) continue;
      const stood = await takeStanding(group[0].as, build);
      origin.serve(stood.app.handle);
      const open = async (size: Size) => openWindow(await contextOf(size), origin.address, stood);
      await visitGroup(group, open, { each, onTrouble });
      await stood.app.stop();
    }
  } finally {
    for (const context of contexts.values()) await context.close();
    await origin.close();
  }
}

interface Visit<Screen> {
  readonly each: Each<Screen>;
  readonly onTrouble: OnTrouble<Screen>;
}

async function visitGroup<Screen extends Picture>(
  group: readonly Screen[],
  open: (size: Size) => Promise<Page>,
  { each, onTrouble }: Visit<Screen>,
): Promise<void> {
  const windows = new Map<Size, Page>();
  try {
    for (const screen of group) {
      const { size = 'phone' } = screen;
      const page = windows.get(size) ?? (await open(size));
      windows.set(size, page);
      await goTo(page, screen)
        .then(() => each(screen, page))
        .catch((trouble: Error) => onTrouble(screen, trouble));
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    }
  } finally {
    for (const page of windows.values()) await page.close();
  }
}

async function goTo(page: Page, { path, act }: Picture): Promise<void> {
  await page.goto(path);
  if (!act) return;
  await page.waitForFunction(isTakenOver, undefined, { polling: POLLING_MS });
  await act(page);
}
