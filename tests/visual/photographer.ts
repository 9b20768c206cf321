import { execFileSync } from 'node:child_process';
import type { Page } from 'playwright-core';
import type { Picture, Size } from './pictures.ts';
import { shrink, type SmallPicture } from './small-picture.ts';
import { completed, visitScreens } from './visit.ts';

/** Number of screen pixels per pixel of the small picture, in each direction. */
const FACTORS: Readonly<Record<Size, number>> = { phone: 3, small: 3, desk: 5, sheet: 3 };

const MOST_LOOKS = 20;

const look = (page: Page): Promise<Buffer> => page.screenshot({ animations: 'disabled', caret: 'hide' });

/** The screen once it is complete and two screenshots are equal. */
async function settled(page: Page): Promise<Buffer> {
  await completed(page);
  let last = await look(page);
  for (let looks = 0; looks < MOST_LOOKS; looks += 1) {
    const next = await look(page);
    if (next.equals(last)) return next;
    last = next;
  }
  throw new Error(`${page.url()} does not come to rest`);
}

/** The first printed sheet, without backgrounds, as browsers print by default. */
async function printed(page: Page): Promise<Buffer> {
  await settled(page);
  return execFileSync('pdftoppm', ['-r', '72', '-f', '1', '-l', '1', '-png', '-'], {
    input: await page.pdf({ format: 'A4' }),
  });
}

/** Takes a small picture of the screen once it is at rest. */
export async function photograph(page: Page, size: Size = 'phone'): Promise<SmallPicture> {
  return shrink(await (size === 'sheet' ? printed(page) : settled(page)), FACTORS[size]);
}

/** Callback for each picture and its page. */
type Each = (picture: Picture, taken: SmallPicture, page: Page) => Promise<void> | void;

/** Takes the pictures one after another. */
export const takePictures = (pictures: readonly Picture[], each: Each): Promise<void> =>
  visitScreens(pictures, async (picture, page) => each(picture, await photograph(page, picture.size), page));
