import type { Browser, Page } from 'playwright-core';
import { lowerPriority } from './lower-priority.ts';
import type { PagePrintRequest } from './print-request.ts';
import { descendantsOf, memoryOf } from './process-tree.ts';
import { withBrowser } from './with-browser.ts';

const PATIENCE_MS = 120_000;
const LOOK_EVERY_MS = 250;
const START_LOOK_EVERY_MS = 25;

/** Chromium took more than it may, and was ended. */
export class TooMuchMemory extends Error {}

/** The page as a PDF, by its own print styles, from a browser that is closed afterwards. */
export async function drawPage(page: PagePrintRequest, mostMemory: number): Promise<Buffer> {
  const starting = lookOften();
  const pdf = await withBrowser(async (browser) => {
    clearInterval(starting);
    const watch = watchMemory(mostMemory);
    try {
      return await draw(browser, page);
    } catch (error) {
      throw watch.exceeded() || /crash/iu.test(String(error)) ? new TooMuchMemory(String(error)) : error;
    } finally {
      watch.stop();
    }
  }).finally(() => clearInterval(starting));
  if (!pdf) throw new Error('no Chromium on this machine');
  return pdf;
}

async function draw(browser: Browser, page: PagePrintRequest): Promise<Buffer> {
  const context = await browser.newContext({ locale: 'fr-FR' });
  const tab = await context.newPage();
  if ('html' in page) await tab.setContent(page.html, { waitUntil: 'load' });
  else await open(tab, page);
  await tab.evaluate('document.fonts.ready');
  return tab.pdf({ preferCSSPageSize: true, printBackground: true });
}

/** A page of our own site, as its reader would see it. */
async function open(tab: Page, { origin, path, token, ready }: Exclude<PagePrintRequest, { html: string }>): Promise<void> {
  await tab.context().addCookies([
    { name: 'token', value: token, url: origin, httpOnly: true },
    { name: 'session', value: '1', url: origin },
  ]);
  // The page tells in a window that a call failed: what is ready would then never come.
  const failed = new Promise<never>((_resolve, reject) => {
    tab.once('dialog', (dialog) => void dialog.dismiss().finally(() => reject(new Error(dialog.message()))));
  });
  failed.catch(() => undefined);
  await tab.goto(`${origin}${path}`, { timeout: PATIENCE_MS });
  await Promise.race([tab.waitForSelector(ready, { timeout: PATIENCE_MS, state: 'attached' }), failed]);
}

/** Chromium is a session of its own, and its start is the most that it asks of the processor. */
const lookOften = (): NodeJS.Timeout => setInterval(() => descendantsOf(process.pid).forEach(lowerPriority), START_LOOK_EVERY_MS);

/** Ends everything that this process started as soon as it takes too much. */
function watchMemory(most: number) {
  let isExceeded = false;
  const look = (): void => {
    const started = descendantsOf(process.pid);
    if (started.reduce((sum, pid) => sum + memoryOf(pid), 0) <= most) return;
    isExceeded = true;
    for (const pid of started) end(pid);
  };
  const timer = setInterval(look, LOOK_EVERY_MS);
  look();
  return { exceeded: () => isExceeded, stop: () => clearInterval(timer) };
}

function end(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended already.
  }
}
