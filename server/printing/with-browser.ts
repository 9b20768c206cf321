import type { Browser } from 'playwright-core';
import { findChromium } from './find-chromium.ts';

/** A page that draws itself from our own texts needs neither a sandbox's helper nor the outside. */
const ARGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-sync', '--no-first-run'];

/** Works with a browser of this machine, which ends at the latest with this process; null where no Chromium is installed. */
export async function withBrowser<Result>(work: (browser: Browser) => Promise<Result>): Promise<Result | null> {
  const executablePath = findChromium();
  if (executablePath === null) return null;
  const { chromium } = await import('playwright-core');
  const browser = await chromium.launch({ executablePath, args: ARGS });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}
