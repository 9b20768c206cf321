import type { Browser } from 'playwright-core';
import { fewAtOnce } from '../few-at-once.ts';
import { findChromium } from './find-chromium.ts';

/** A page that draws itself from our own texts needs neither a sandbox's helper nor the outside. */
const ARGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-sync', '--no-first-run'];

/** A browser takes as much memory as all players together: one at a time, and staff wait for each other. */
const inTurn = fewAtOnce(1, 20);

/** Works with a browser of this machine, and closes it; null where no Chromium is installed. */
export async function withBrowser<Result>(work: (browser: Browser) => Promise<Result>): Promise<Result | null> {
  const executablePath = findChromium();
  return executablePath === null ? null : inTurn(() => inBrowser(executablePath, work));
}

async function inBrowser<Result>(executablePath: string, work: (browser: Browser) => Promise<Result>): Promise<Result> {
  const { chromium } = await import('playwright-core');
  const browser = await chromium.launch({ executablePath, args: ARGS });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}
