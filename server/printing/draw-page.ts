import type { Browser, Page } from 'playwright-core';
import { lowerPriority } from './lower-priority.ts';
import type { PagePrintRequest } from './print-request.ts';
import { descendantsOf, memoryOf } from './process-tree.ts';
import { withBrowser } from './with-browser.ts';

const TIMEOUT_MS = 120_000;
const MEMORY_CHECK_MS = 250;
const PRIORITY_CHECK_MS = 25;

/** Chromium exceeded its memory limit and was killed. */
export class TooMuchMemory extends Error {}

/** Prints a page to PDF in a fresh browser. */
export async function drawPage(page: PagePrintRequest, mostMemory: number): Promise<Buffer> {
  const priorityTimer = keepPriorityLow();
  const pdf = await withBrowser(async (browser) => {
    clearInterval(priorityTimer);
    const watch = watchMemory(mostMemory);
    try {
      return await draw(browser, page);
    } catch (error) {
      throw watch.exceeded() || /crash/iu.test(String(error)) ? new TooMuchMemory(String(error)) : error;
    } finally {
      watch.stop();
    }
  }).finally(() => clearInterval(priorityTimer));
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

/** Opens a page of our site in the requester's session. */
async function open(tab: Page, { origin, path, token, ready }: Exclude<PagePrintRequest, { html: string }>): Promise<void> {
  await tab.context().addCookies([
    { name: 'token', value: token, url: origin, httpOnly: true },
    { name: 'session', value: '1', url: origin },
  ]);
  // A page reports failures in a dialog; `ready` would never match then.
  const failed = new Promise<never>((_resolve, reject) => {
    tab.once('dialog', (dialog) => void dialog.dismiss().finally(() => reject(new Error(dialog.message()))));
  });
  failed.catch(() => undefined);
  await tab.goto(`${origin}${path}`, { timeout: TIMEOUT_MS });
  await Promise.race([tab.waitForSelector(ready, { timeout: TIMEOUT_MS, state: 'attached' }), failed]);
}

/** Chromium starts in its own session and needs the most CPU at startup. */
const keepPriorityLow = (): NodeJS.Timeout => setInterval(() => descendantsOf(process.pid).forEach(lowerPriority), PRIORITY_CHECK_MS);

/** Kills all child processes when they exceed the memory limit. */
function watchMemory(most: number) {
  let isExceeded = false;
  const check = (): void => {
    const started = descendantsOf(process.pid);
    if (started.reduce((sum, pid) => sum + memoryOf(pid), 0) <= most) return;
    isExceeded = true;
    for (const pid of started) end(pid);
  };
  const timer = setInterval(check, MEMORY_CHECK_MS);
  check();
  return { exceeded: () => isExceeded, stop: () => clearInterval(timer) };
}

function end(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // Already ended.
  }
}
