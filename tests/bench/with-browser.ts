import type { Browser } from 'playwright-core';
import { BROWSER_ARGS } from '../../server/printing/page-browser.ts';
import { findChromium } from '../../server/printing/find-chromium.ts';

/** Launches a browser that is closed after `work`. */
export async function withBrowser<Result>(work: (browser: Browser) => Promise<Result>): Promise<Result> {
  const executablePath = findChromium();
  if (executablePath === null) throw new Error('Chromium is not installed');
  const { chromium } = await import('playwright-core');
  const browser = await chromium.launch({ executablePath, args: BROWSER_ARGS });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}
