import { writeFileSync } from 'node:fs';
import type { Page } from 'playwright-core';

const STILL_MS = 1500;

/** Waits until the text on the screen stops changing, because instruments and conversations are animated. */
export async function untilStill(page: Page): Promise<void> {
  await page.waitForFunction((still) => {
    const last = window as unknown as { words?: string; since?: number };
    const words = document.body.innerText;
    if (words !== last.words) Object.assign(last, { words, since: performance.now() });
    return performance.now() - (last.since ?? 0) > still;
  }, STILL_MS);
  await page.evaluate(() => document.fonts.ready);
}

interface Picture {
  readonly quality: number;
  /** The part of the page; without it, the whole screen. */
  readonly clip?: Readonly<Record<'x' | 'y' | 'width' | 'height' | 'scale', number>>;
}

/** Writes what the page looks like as WebP, which Playwright itself does not, and closes it. */
export async function photograph(page: Page, file: string, picture: Picture): Promise<void> {
  const protocol = await page.context().newCDPSession(page);
  const { data } = await protocol.send('Page.captureScreenshot', { format: 'webp', ...picture });
  writeFileSync(file, Buffer.from(data, 'base64'));
  await page.close();
}
