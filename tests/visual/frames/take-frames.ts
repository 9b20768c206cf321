import type { BrowserContextOptions, Page } from 'playwright-core';
import { sharedBrowser } from '../../support/e2e/browser.ts';
import { giveSession } from '../../support/e2e/recruit.ts';
import { readBuild } from '../../support/programs/build.ts';
import { TEST_TIMEOUT_MS } from '../../support/suite/timeouts.ts';
import { takeStanding, type Stood } from '../standings.ts';
import { writeSheet } from './contact-sheet.ts';
import { heldMotion, moveOn } from './held-motion.ts';
import { moments, type Moment } from './moments.ts';

const WINDOWS: Readonly<Record<number, BrowserContextOptions>> = {
  390: { viewport: { width: 390, height: 844 }, hasTouch: true },
  820: { viewport: { width: 820, height: 1180 }, hasTouch: true },
  1280: { viewport: { width: 1280, height: 800 } },
};

async function openWindow({ app: { address, clock }, token }: Stood, width: number): Promise<Page> {
  const context = await (
    await sharedBrowser()
  ).newContext({
    ...WINDOWS[width],
    ...{ locale: 'fr-FR', timezoneId: 'Europe/Paris', baseURL: address, serviceWorkers: 'block' },
  });
  if (token) await giveSession(context, { address }, { token });
  const page = await context.newPage();
  page.setDefaultTimeout(TEST_TIMEOUT_MS);
  await heldMotion(page);
  await page.clock.install({ time: clock.now });
  return page;
}

/** The clock stops a second later. */
const stopClock = async (page: Page): Promise<void> =>
  page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000).catch(() => undefined);

/** Plays a moment on a screen of this width, and looks at each of its frames. */
export async function film<Look>(
  { as, begin, frames }: Moment,
  width: number,
  look: (page: Page) => Promise<Look>,
): Promise<readonly Look[]> {
  const stood = await takeStanding(as, await readBuild());
  const page = await openWindow(stood, width);
  try {
    await begin(page);
    await page.evaluate(() => document.fonts.ready);
    await stopClock(page);
    const seen: Look[] = [];
    for (const { act, after } of frames) {
      await act?.(page, (milliseconds) => page.clock.runFor(milliseconds));
      await moveOn(page, after);
      seen.push(await look(page));
    }
    return seen;
  } finally {
    await page.context().close();
    await stood.app.stop();
  }
}

const photograph = (page: Page): Promise<Buffer> =>
  page.screenshot({ type: 'jpeg', quality: 90, caret: 'hide' });

/** Films the moments (all, or those named) at three widths, and writes their sheets. */
export async function takeFrames(names: readonly string[]): Promise<void> {
  for (const moment of moments.filter(({ name }) => names.length === 0 || names.includes(name)))
    for (const width of Object.keys(WINDOWS).map(Number)) {
      const frames = await film(moment, width, photograph);
      await writeSheet(await sharedBrowser(), moment.name, width, frames, moment.drawn);
      console.log(`${moment.name}, ${width}`);
    }
}
