import type { Page, Request } from 'playwright-core';
import { expect } from 'vitest';
import type { HostedServer } from '../server/hosted-server.ts';
import type { ScreenHands, Target } from './screen.ts';

type Pass = (milliseconds: number) => Promise<void>;

const drivenScreens = new WeakMap<ScreenHands, Pass>();

/** How much faster than on a telephone what style sheets move is moved. */
const PLAYBACK_RATE = 8;

/**
 * From the next page on, the test can set the page's clock forward, and the server's with it; both run on their own besides.
 * Time stands while the server is being asked something: no call is given up because the machine was busy.
 */
export async function driveTime(page: Page, server?: Pick<HostedServer, 'wait'>): Promise<void> {
  const calls = new Set<Request>();
  page.on('request', (request) => request.url().includes('/api/') && calls.add(request));
  for (const end of ['requestfinished', 'requestfailed'] as const) page.on(end as 'requestfinished', (request) => calls.delete(request));
  await page.clock.install();
  const tools = await page.context().newCDPSession(page);
  await tools.send('Animation.enable');
  await tools.send('Animation.setPlaybackRate', { playbackRate: PLAYBACK_RATE });
  drivenScreens.set(page, async (milliseconds) => {
    await expect.poll(() => calls.size, { message: 'calls under way', interval: 20 }).toBe(0);
    server?.wait(milliseconds);
    await page.clock.fastForward(milliseconds);
  });
}

const STEP_MS = 500;

/** Waits for something that comes with time, and lets time pass in steps where the test drives it. */
export async function timeBrings(
  page: ScreenHands,
  awaited: Target | (() => Promise<boolean>),
  { what = String(awaited), timeout = 60_000 }: { readonly what?: string; readonly timeout?: number } = {},
): Promise<void> {
  const pass = drivenScreens.get(page);
  const isThere = typeof awaited === 'function' ? awaited : async () => (await awaited.count()) > 0;
  const look = async (): Promise<boolean> => {
    if (await isThere()) return true;
    await pass?.(STEP_MS);
    return false;
  };
  await expect.poll(look, { timeout, message: `time does not bring ${what}` }).toBe(true);
  if (typeof awaited !== 'function') await awaited.waitFor();
}

/**
 * Stops the clock of an open page; what is given lets so many milliseconds pass, timer by timer. The clock must have been
 * installed before the page was opened.
 */
export async function stopClock(page: Page): Promise<Pass> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
  return (milliseconds) => page.clock.runFor(milliseconds);
}

/** Lets time pass at a screen: at once where the test drives it. */
export async function letPass(page: ScreenHands, milliseconds: number): Promise<void> {
  const pass = drivenScreens.get(page);
  await (pass ? pass(milliseconds) : page.waitForTimeout(milliseconds));
}
