import type { Browser } from 'playwright-core';
import { findChromium } from './find-chromium.ts';

/** A page of our own site, as its reader would see it. */
export interface PrintedPage {
  /** http://host:port of this very process. */
  readonly origin: string;
  readonly path: string;
  /** The session of whoever asked: nothing is printed that they could not open. */
  readonly token: string;
  /** Matches once all is drawn. */
  readonly ready: string;
}

const PATIENCE_MS = 60_000;
/** A page that draws itself from our own server needs neither a sandbox's helper nor the outside. */
const ARGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-sync', '--no-first-run'];

/** The page as a PDF, by its own print styles; null where no Chromium is installed. */
export async function printPage(page: PrintedPage): Promise<Buffer | null> {
  const executablePath = findChromium();
  if (executablePath === null) return null;
  const { chromium } = await import('playwright-core');
  const browser = await chromium.launch({ executablePath, args: ARGS });
  try {
    return await draw(browser, page);
  } finally {
    await browser.close();
  }
}

async function draw(browser: Browser, { origin, path, token, ready }: PrintedPage): Promise<Buffer> {
  const context = await browser.newContext({ baseURL: origin, locale: 'fr-FR' });
  await context.addCookies([
    { name: 'token', value: token, url: origin, httpOnly: true },
    { name: 'session', value: '1', url: origin },
  ]);
  const tab = await context.newPage();
  await tab.goto(path, { timeout: PATIENCE_MS });
  await tab.waitForSelector(ready, { timeout: PATIENCE_MS, state: 'attached' });
  return tab.pdf({ preferCSSPageSize: true, printBackground: true });
}
