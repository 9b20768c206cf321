import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { root } from '../../support/programs/run.ts';

export const framesDir = join(root, 'docs/frames');

const QUALITY = 60;
const GAP = 10;
/** Width of the whole sheet in pixels. */
const WIDTH = 1600;
const COLUMNS: Readonly<Record<number, number>> = { 390: 6, 820: 6, 1280: 4 };

const drawing = (name: string): string => join(framesDir, 'drawn', `${name}.webp`);
const asSource = (type: string, bytes: Buffer): string =>
  `data:image/${type};base64,${bytes.toString('base64')}`;

/** Twelve frames side by side, after the screen as it was drawn, as one picture. */
export async function writeSheet(
  browser: Browser,
  name: string,
  width: number,
  frames: readonly Buffer[],
  drawn: string | undefined,
): Promise<void> {
  const page = await browser.newPage({ viewport: { width: WIDTH, height: 900 } });
  try {
    const first =
      drawn !== undefined && width === 390 && existsSync(drawing(drawn))
        ? `<figure><img src="${asSource('webp', readFileSync(drawing(drawn)))}"><figcaption>dessin</figcaption></figure>`
        : '';
    const others = frames
      .map(
        (frame, index) =>
          `<figure><img src="${asSource('jpeg', frame)}"><figcaption>${index + 1}</figcaption></figure>`,
      )
      .join('');
    const columns = (COLUMNS[width] ?? 6) + (first ? 1 : 0);
    await page.setContent(`<!doctype html><style>
      body { margin: 0; padding: ${GAP}px; background: #060d1e; color: #c2cce0; font: 13px sans-serif; }
      main { display: grid; gap: ${GAP}px; grid-template-columns: repeat(${columns}, 1fr); }
      figure { margin: 0; } img { display: block; width: 100%; }
      ${first ? 'figure:first-child { grid-row: 1 / span 2; outline: 2px solid #ffb938; align-self: start; }' : ''}
      </style><main>${first}${others}</main>`);
    await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
    const { height } = (await page.locator('main').boundingBox()) ?? { height: 900 };
    const tools = await page.context().newCDPSession(page);
    const { data } = await tools.send('Page.captureScreenshot', {
      format: 'webp',
      quality: QUALITY,
      captureBeyondViewport: true,
      clip: { x: 0, y: 0, width: WIDTH, height: height + 2 * GAP, scale: 1 },
    });
    mkdirSync(framesDir, { recursive: true });
    writeFileSync(join(framesDir, `${name}-${width}.webp`), Buffer.from(data, 'base64'));
  } finally {
    await page.close();
  }
}
