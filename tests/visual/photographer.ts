import { execFileSync } from 'node:child_process';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { launchBrowser } from '../support/browser.ts';
import { giveSession } from '../support/e2e/recruit.ts';
import type { Picture, Size } from './pictures.ts';
import { shrink, type SmallPicture } from './small-picture.ts';
import { readBuild, takeStanding, type Build, type Stood } from './standings.ts';

interface Format {
  readonly options: BrowserContextOptions;
  /** How many points of the screen a point of the small picture is wide. */
  readonly factor: number;
}

const touched = { isMobile: true, hasTouch: true } as const;

const FORMATS: Readonly<Record<Size, Format>> = {
  phone: { options: { viewport: { width: 390, height: 844 }, ...touched }, factor: 3 },
  small: { options: { viewport: { width: 320, height: 640 }, ...touched }, factor: 3 },
  desk: { options: { viewport: { width: 1280, height: 800 } }, factor: 5 },
  sheet: { options: { viewport: { width: 794, height: 1123 } }, factor: 3 },
};

const PATIENCE_MS = 20_000;
const MOST_LOOKS = 20;

/** Nothing is still to come: no part loading, no picture missing, every letter in its own type. */
const isComplete = (): boolean =>
  document.querySelector('h1') !== null &&
  !document.querySelector('main[aria-busy=true], [data-page=loading]') &&
  !/^(L’instrument chauffe|Chargement|Le pli s’ouvre|Le plan se déplie)(…|\.{3})$/m.test(document.body.innerText) &&
  document.fonts.status === 'loaded' &&
  [...document.images].every(({ complete, loading }) => complete || loading === 'lazy');

const look = (page: Page): Promise<Buffer> => page.screenshot({ animations: 'disabled', caret: 'hide' });

/** The screen once it is complete and looks twice the same. */
async function settled(page: Page): Promise<Buffer> {
  await page.waitForFunction(isComplete, undefined, { timeout: PATIENCE_MS });
  let last = await look(page);
  for (let looks = 0; looks < MOST_LOOKS; looks += 1) {
    const next = await look(page);
    if (next.equals(last)) return next;
    last = next;
  }
  throw new Error(`${page.url()} does not come to rest`);
}

/** The first sheet as a printer would give it, without the backgrounds that it leaves out. */
async function printed(page: Page): Promise<Buffer> {
  await settled(page);
  return execFileSync('pdftoppm', ['-r', '72', '-f', '1', '-l', '1', '-png', '-'], { input: await page.pdf({ format: 'A4' }) });
}

/** Takes the screen as it is now. */
export async function photograph(page: Page, size: Size = 'phone'): Promise<SmallPicture> {
  return shrink(await (size === 'sheet' ? printed(page) : settled(page)), FORMATS[size].factor);
}

/** What is strewn lies the same each time. */
const withoutChance = (): void => {
  Math.random = () => 0.5;
};

/** A browser window of somebody's, whose clock stands still. What was looked at is not noted: a later picture would show it. */
async function openWindow(browser: Browser, { app, token }: Stood, options: BrowserContextOptions): Promise<Page> {
  const { address: baseURL, clock } = app;
  const zone = { locale: 'fr-FR', timezoneId: 'Europe/Paris' };
  const context = await browser.newContext({ ...options, ...zone, baseURL, reducedMotion: 'reduce', serviceWorkers: 'block' });
  if (token) await giveSession(context, app, { token });
  await context.clock.setFixedTime(clock.now);
  await context.addInitScript(withoutChance);
  await context.route('**/api/user/status/opened', (route) => route.abort());
  return context.newPage();
}

/** Pictures of one standing share its server. */
function inGroups(pictures: readonly Picture[]): readonly Picture[][] {
  const groups = new Map<string, Picture[]>();
  for (const picture of pictures) {
    const key = JSON.stringify(picture.as);
    groups.set(key, [...(groups.get(key) ?? []), picture]);
  }
  return [...groups.values()];
}

/** What is done with a picture as soon as it is taken, and the page it was taken of. */
type Each = (picture: Picture, taken: SmallPicture, page: Page) => Promise<void> | void;

/** Takes the pictures one after another. */
export async function takePictures(pictures: readonly Picture[], each: Each): Promise<void> {
  const [build, browser] = await Promise.all([readBuild(), launchBrowser()]);
  try {
    for (const group of inGroups(pictures)) await takeGroup(browser, build, group, each);
  } finally {
    await browser.close();
  }
}

async function takeGroup(browser: Browser, build: Build, group: readonly Picture[], each: Each): Promise<void> {
  const [first] = group;
  if (!first) return;
  const { app, token } = await takeStanding(first.as, build);
  const windows = new Map<Size, Page>();
  try {
    for (const picture of group) {
      const { size = 'phone' } = picture;
      const page = windows.get(size) ?? (await openWindow(browser, { app, token }, FORMATS[size].options));
      windows.set(size, page);
      await page.goto(picture.path);
      await picture.act?.(page);
      await each(picture, await photograph(page, size), page);
    }
  } finally {
    for (const page of windows.values()) await page.context().close();
    await app.stop();
  }
}
