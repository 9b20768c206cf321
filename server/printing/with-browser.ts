import type { Browser } from 'playwright-core';
import { findChromium } from './find-chromium.ts';

/** Pages are our own: no sandbox or network is needed. Hinting would round the width of each letter to the pixels of a screen. */
const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-sync',
  '--no-first-run',
  '--font-render-hinting=none',
];

/** Launches a browser that is closed after `work`; null without Chromium. */
export async function withBrowser<Result>(
  work: (browser: Browser) => Promise<Result>,
  executablePath = findChromium(),
): Promise<Result | null> {
  if (executablePath === null) return null;
  const { chromium } = await import('playwright-core');
  const browser = await chromium.launch({ executablePath, args: ARGS });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}
