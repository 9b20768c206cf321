import type { Browser, BrowserContext, Page } from 'playwright-core';

export interface Slowness {
  /** Slow-down factor compared with this machine. */
  readonly processor: number;
  /** Slow 4G, as in browsers' developer tools; default: not throttled. */
  readonly slowNetwork?: boolean;
}

export interface PhoneOptions extends Slowness {
  readonly reducedMotion: 'reduce' | 'no-preference';
  /** The player's token. */
  readonly token?: string | null;
  /** Where addresses without a host lie. */
  readonly baseURL?: string;
}

const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const PHONE = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  locale: 'fr-FR',
  serviceWorkers: 'block',
} as const;

async function giveSession(context: BrowserContext, url: string, token: string): Promise<void> {
  await context.addCookies([
    { name: 'token', value: token, url, httpOnly: true, sameSite: 'Lax' },
    { name: 'session', value: '1', url, sameSite: 'Lax' },
  ]);
}

async function slowDown(page: Page, { processor, slowNetwork }: Slowness): Promise<void> {
  const tools = await page.context().newCDPSession(page);
  await tools.send('Emulation.setCPUThrottlingRate', { rate: processor });
  if (!slowNetwork) return;
  await tools.send('Network.enable');
  await tools.send('Network.emulateNetworkConditions', SLOW_4G);
}

/** A new browser context on a throttled phone, closed afterwards. */
export async function onSlowPhone<Result>(
  browser: Browser,
  url: string,
  { reducedMotion, token, baseURL, ...slowness }: PhoneOptions,
  work: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({
    ...PHONE,
    reducedMotion,
    ...(baseURL !== undefined && { baseURL }),
  });
  try {
    if (token) await giveSession(context, url, token);
    const page = await context.newPage();
    await slowDown(page, slowness);
    return await work(page);
  } finally {
    await context.close();
  }
}
