import type { Page, Request } from 'playwright-core';
import { expect } from 'vitest';
import type { HostedServer } from '../server/hosted-server.ts';
import type { ScreenHands, Target } from './screen.ts';

type Pass = (milliseconds: number) => Promise<void>;

const drivenScreens = new WeakMap<ScreenHands, Pass>();

/** Speed factor of CSS animations. */
const PLAYBACK_RATE = 8;

/** The stream of a party is always pending. */
const isCall = (address: string): boolean => address.includes('/api/') && !address.endsWith('/party/stream');

/**
 * Lets the test move the clocks of page and server forward, from the next page load on. Both also run
 * normally. Time is not moved while calls are pending: none may time out because the machine is busy.
 */
export async function driveTime(page: Page, server?: Pick<HostedServer, 'wait'>): Promise<void> {
  const calls = new Set<Request>();
  page.on('request', (request) => isCall(request.url()) && calls.add(request));
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(end as 'requestfinished', (request) => calls.delete(request));
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

/** Waits for a target or a condition, and moves the clocks in steps if `driveTime` was called. */
export async function timeBrings(
  page: ScreenHands,
  awaited: Target | (() => Promise<boolean>),
  what = String(awaited),
): Promise<void> {
  const pass = drivenScreens.get(page);
  const isThere = typeof awaited === 'function' ? awaited : async () => (await awaited.count()) > 0;
  const look = async (): Promise<boolean> => {
    if (await isThere()) return true;
    await pass?.(STEP_MS);
    return false;
  };
  await expect.poll(look, { message: `time does not bring ${what}` }).toBe(true);
  if (typeof awaited !== 'function') await awaited.waitFor();
}

/**
 * Stops the clock of an open page. The returned function advances it by milliseconds, timer by timer. The
 * clock must have been installed before the page was opened.
 */
export async function stopClock(page: Page): Promise<Pass> {
  const pause = async (): Promise<void> =>
    page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
  // A busy machine may need more than the second, which is an error. The clock has stopped nevertheless.
  await pause().catch(pause);
  return (milliseconds) => page.clock.runFor(milliseconds);
}

/** Lets time pass on a screen, without a real wait if `driveTime` was called. */
export async function letPass(page: ScreenHands, milliseconds: number): Promise<void> {
  const pass = drivenScreens.get(page);
  // Fixed wait: the clock of this browser cannot be set.
  await (pass ? pass(milliseconds) : page.waitForTimeout(milliseconds));
}
