import { readdirSync, readFileSync } from 'node:fs';
import { chromium, type BrowserContext, type Page } from 'playwright-core';
import type { Drawing, Paper } from './rendered-paper.ts';
import { findChromium } from './find-chromium.ts';
import type { PagePrintRequest } from './print-request.ts';

const CHECK_MS = 250;
/**
 * Switches off Playwright's own timeouts: `print-file.ts` limits the time of a page, including the start of
 * its browser.
 */
const UNLIMITED = 0;

/**
 * Pages are our own: no sandbox or network is needed. Hinting would round the width of each letter to the
 * pixels of a screen.
 */
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
}

/** A Chromium that is started for the first page and kept for the pages after it. */
export interface PageBrowser {
  /**
   * Prints a page to PDF. After an error, and when its pages fill half of the memory, the browser is started
   * anew for the next page.
   */
  draw(page: PagePrintRequest): Promise<Drawing>;
  close(): Promise<void>;
}

export function createPageBrowser(limits: DrawingLimits): PageBrowser {
  let context: BrowserContext | null = null;
  const close = async (): Promise<void> => {
    const open = context;
    context = null;
    await open?.close();
  };
  return {
    close,
    async draw(page) {
      const watch = watchBrowser(limits);
      const drawn = async (): Promise<Drawing> => {
        context ??= await launch(limits);
        watch.check();
        return draw(context, page);
      };
      try {
        const drawing = await Promise.race([drawn(), watch.killed]);
        if (memoryOfBrowser() > limits.mostMemory / 2) await close();
        return drawing;
      } catch (error) {
        await Promise.race([close(), watch.killed]).catch(() => undefined);
        throw /crash/iu.test(String(error)) ? new TooMuchMemory(String(error)) : error;
      } finally {
        watch.stop();
      }
    },
  };
}

async function launch({ profile }: DrawingLimits): Promise<BrowserContext> {
  const executablePath = findChromium();
  if (executablePath === null) throw new Error('no Chromium on this machine');
  const options = { executablePath, args: BROWSER_ARGS, locale: 'fr-FR', timeout: UNLIMITED };
  const context = await chromium.launchPersistentContext(profile, options);
  context.setDefaultTimeout(UNLIMITED);
  return context;
}

async function draw(context: BrowserContext, page: PagePrintRequest): Promise<Drawing> {
  const tab = await context.newPage();
  if ('html' in page) await tab.setContent(page.html, { waitUntil: 'load' });
  else await open(tab, page);
  await tab.evaluate('document.fonts.ready');
  const papers = await tab
    .locator('[data-paper]')
    .evaluateAll((elements) => elements.map((element) => element.dataset.paper ?? ''));
  const pdf = await tab.pdf({ preferCSSPageSize: true, printBackground: true });
  await tab.close();
  return { pdf, papers: papers.map((paper) => JSON.parse(paper) as Paper) };
}

/** Opens a page of our site in the requester's session. */
async function open(
  tab: Page,
  { origin, path, token, ready }: Exclude<PagePrintRequest, { html: string }>,
): Promise<void> {
  await tab.context().addCookies([
    { name: 'token', value: token, url: origin, httpOnly: true },
    { name: 'session', value: '1', url: origin },
  ]);
  // A page reports failures in a dialog; `ready` would never match then.
  const failed = new Promise<never>((_resolve, reject) => {
    tab.once('dialog', (dialog) => void dialog.dismiss().finally(() => reject(new Error(dialog.message()))));
  });
  failed.catch(() => undefined);
  await tab.goto(`${origin}${path}`);
  await Promise.race([tab.waitForSelector(ready, { state: 'attached' }), failed]);
}

/** Memory of all child processes, which are those of Chromium, in bytes. */
const memoryOfBrowser = (): number => descendantsOf(process.pid).reduce((sum, pid) => sum + memoryOf(pid), 0);

/**
 * Kills Chromium when it exceeds its memory; `killed` rejects then. Playwright may wait for minutes for a
 * browser that was killed while it started.
 */
function watchBrowser({ mostMemory }: DrawingLimits) {
  let kill: (reason: Error) => void = () => undefined;
  const killed = new Promise<never>((_resolve, reject) => {
    kill = (reason) => {
      const pids = descendantsOf(process.pid);
      pids.forEach(end);
      // Before it was started, there is nothing to kill: the next check does.
      if (pids.length > 0) reject(reason);
    };
  });
  const check = (): void => {
    if (memoryOfBrowser() > mostMemory) kill(new TooMuchMemory(`more than ${mostMemory} bytes`));
  };
  const timer = setInterval(check, CHECK_MS);
  return { check, killed, stop: () => clearInterval(timer) };
}

/**
 * Kills a process, and its group if it leads one: a process that starts while the others are listed is in
 * that group.
 */
function end(pid: number): void {
  for (const target of [-pid, pid]) {
    try {
      process.kill(target, 'SIGKILL');
    } catch {
      // Already ended, or not the leader of a group.
    }
  }
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    // The process has ended, or there is no /proc.
    return '';
  }
}

function processes(): readonly number[] {
  try {
    return readdirSync('/proc').map(Number).filter(Number.isInteger);
  } catch {
    return [];
  }
}

/** Fields after the name in parentheses, which may contain anything: state, parent. */
const parentOf = (pid: number): number => Number(/^.*\) \S (\d+)/su.exec(read(`/proc/${pid}/stat`))?.[1]);

/** All descendants of a process; empty without /proc. */
export function descendantsOf(root: number): number[] {
  const all = processes().map((pid) => ({ pid, parent: parentOf(pid) }));
  const found: number[] = [];
  for (let level: readonly number[] = [root]; level.length > 0;) {
    const parents = new Set(level);
    level = all.filter(({ parent }) => parents.has(parent)).map(({ pid }) => pid);
    found.push(...level);
  }
  return found;
}

/** Memory of a process in bytes, with its share of shared memory; 0 if unknown. */
export function memoryOf(pid: number): number {
  const kilobytes =
    /^Pss:\s+(\d+)/mu.exec(read(`/proc/${pid}/smaps_rollup`)) ??
    /^VmRSS:\s+(\d+)/mu.exec(read(`/proc/${pid}/status`));
  return Number(kilobytes?.[1] ?? 0) * 1024;
}
