import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { atRest } from '../../support/e2e/look.ts';

const QUALITY = 55;

/** Where the guide’s pictures of the studio are written; without it none is taken. */
const folder = process.env.STUDIO_PICTURES;

/** Keeps what a writer sees, for the guide. */
export async function photograph(page: Page, name: string): Promise<void> {
  if (folder === undefined) return;
  await atRest(page);
  const protocol = await page.context().newCDPSession(page);
  const { data } = await protocol.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY });
  await protocol.detach();
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${name}.webp`), Buffer.from(data, 'base64'));
}
