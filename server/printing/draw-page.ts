import { chromium, type BrowserContext, type Page } from 'playwright-core';
import { findChromium } from './find-chromium.ts';
import { lowerPriority, type Priority } from './lower-priority.ts';
import type { PagePrintRequest } from './print-request.ts';
import { descendantsOf, memoryOf } from './process-tree.ts';

const TIMEOUT_MS = 120_000;
const CHECK_MS = 250;
const PRIORITY_CHECK_MS = 25;

/** Pages are our own: no sandbox or network is needed. Hinting would round the width of each letter to the pixels of a screen. */
export const BROWSER_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-sync',
  '--no-first-run',
  '--font-render-hinting=none',
];

/** Chromium exceeded its memory limit and was killed. */
export class TooMuchMemory extends Error {}

export interface DrawingLimits {
  /** Folder of the browser: what one page of a job loads from the server, the next ones find there. */
  readonly profile: string;
  /** Memory of Chromium, bytes. */
  readonly mostMemory: number;
  /** Time until Chromium is stopped, milliseconds. */
  readonly mostMs?: number;
  readonly priority?: Priority;
  /** Chromium, or a script that starts it. */
  readonly executable?: string | null;
}

/** Prints a page to PDF in a fresh browser. */
export async function drawPage(page: PagePrintRequest, { executable = findChromium(), ...limits }: DrawingLimits): Promise<Buffer> {
  if (executable === null) throw new Error('no Chromium on this machine');
  const priorityTimer = limits.priority === 'idle' ? undefined : keepPriorityLow();
  const watch = watchBrowser(limits);
  try {
    const context = await chromium.launchPersistentContext(limits.profile, {
      executablePath: executable,
      args: BROWSER_ARGS,
      locale: 'fr-FR',
    });
    try {
      clearInterval(priorityTimer);
      if (limits.priority === 'idle') for (const pid of descendantsOf(process.pid)) lowerPriority(pid, 'idle');
      watch.check();
      return await draw(context, page);
    } finally {
      await context.close();
    }
  } catch (error) {
    throw watch.isFull() || /crash/iu.test(String(error)) ? new TooMuchMemory(String(error)) : error;
  } finally {
    clearInterval(priorityTimer);
    watch.stop();
  }
}

async function draw(context: BrowserContext, page: PagePrintRequest): Promise<Buffer> {
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
const keepPriorityLow = (): NodeJS.Timeout =>
  setInterval(() => descendantsOf(process.pid).forEach((pid) => lowerPriority(pid)), PRIORITY_CHECK_MS);

/** Kills all child processes when they exceed a limit. */
function watchBrowser({ mostMemory, mostMs = Infinity }: DrawingLimits) {
  const since = performance.now();
  let isFull = false;
  const check = (): void => {
    const started = descendantsOf(process.pid);
    isFull ||= started.reduce((sum, pid) => sum + memoryOf(pid), 0) > mostMemory;
    if (isFull || performance.now() - since > mostMs) for (const pid of started) end(pid);
  };
  const timer = setInterval(check, CHECK_MS);
  return { check, isFull: () => isFull, stop: () => clearInterval(timer) };
}

function end(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // Already ended.
  }
}
