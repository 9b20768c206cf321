import { execFileSync } from 'node:child_process';
import type { Page } from 'playwright-core';
import { looksOtherwise } from './compare.ts';
import type { Picture, Size } from './pictures.ts';
import { shrink, type SmallPicture } from './small-picture.ts';
import { completed, visitScreens } from './visit.ts';

/** How many points of the screen a point of the small picture is wide. */
const FACTORS: Readonly<Record<Size, number>> = { phone: 3, small: 3, desk: 5, sheet: 3 };

const MOST_LOOKS = 20;

const look = (page: Page): Promise<Buffer> => page.screenshot({ animations: 'disabled', caret: 'hide' });

/** The screen once it is complete and looks twice the same. */
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

/** The first sheet as a printer would give it, without the backgrounds that it leaves out. */
async function printed(page: Page): Promise<Buffer> {
  await settled(page);
  return execFileSync('pdftoppm', ['-r', '72', '-f', '1', '-l', '1', '-png', '-'], { input: await page.pdf({ format: 'A4' }) });
}

/** Takes the screen as it is once it has come to rest. */
export async function photograph(page: Page, size: Size = 'phone'): Promise<SmallPicture> {
  return shrink(await (size === 'sheet' ? printed(page) : settled(page)), FACTORS[size]);
}

/** The same, in half the time where the first look shows what is expected already. */
export async function photographUnlessAs(page: Page, size: Size = 'phone', expected: SmallPicture | null): Promise<SmallPicture> {
  if (!expected || size === 'sheet') return photograph(page, size);
  const first = shrink(await look(page), FACTORS[size]);
  return looksOtherwise(expected, first) ? photograph(page, size) : first;
}

/** What is done with a picture as soon as it is taken, and the page it was taken of. */
type Each = (picture: Picture, taken: SmallPicture, page: Page) => Promise<void> | void;

/** Takes the pictures one after another. */
export const takePictures = (pictures: readonly Picture[], each: Each): Promise<void> =>
  visitScreens(pictures, async (picture, page) => each(picture, await photograph(page, picture.size), page));
