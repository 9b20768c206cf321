import type { Browser } from 'playwright-core';
import { withBrowser } from './with-browser.ts';

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

/** The page as a PDF, by its own print styles; null where no Chromium is installed. */
export function printPage(page: PrintedPage): Promise<Buffer | null> {
  return withBrowser((browser) => draw(browser, page));
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
  await tab.evaluate('document.fonts.ready');
  return tab.pdf({ preferCSSPageSize: true, printBackground: true });
}
