import type { Page } from 'playwright-core';
import { TEST_TIMEOUT_MS } from '../suite/timeouts.ts';

const DESK_MS = 100;

/**
 * Waits until every city of the studio was played and explored: nothing on the screen changes then by itself,
 * and the server is idle.
 */
export async function untilProved(page: Page): Promise<void> {
  const isProved = async (): Promise<boolean> => {
    const response = await fetch('/api/studio/desk');
    const { cities } = (await response.json()) as { cities: readonly { readonly proved: boolean }[] };
    return cities.every(({ proved }) => proved);
  };
  await page.waitForFunction(isProved, undefined, { polling: DESK_MS, timeout: TEST_TIMEOUT_MS });
}
