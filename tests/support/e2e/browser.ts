import { existsSync } from 'node:fs';
import { chromium, type Browser } from 'playwright-core';

const executablePath = '/usr/bin/chromium-headless-shell';

/**
 * Debian's headless Chromium. Fonts are unhinted, as on telephones, and background network requests are
 * disabled.
 */
export const chromiumOptions = {
  executablePath,
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--font-render-hinting=none',
    '--autoplay-policy=no-user-gesture-required',
  ],
};

/** Full Chromium, for tests of browser settings: these are stored in a profile. */
export const wholeChromiumOptions = { ...chromiumOptions, executablePath: '/usr/bin/chromium' };

export function launchBrowser(): Promise<Browser> {
  if (!existsSync(executablePath))
    throw new Error('Chromium is missing: apt-get install chromium-headless-shell');
  return chromium.launch(chromiumOptions);
}

let shared: Promise<Browser> | undefined;

/**
 * The browser that all tests of a worker share. Each test opens and closes its own contexts. Playwright ends
 * the browser with the worker's process. A disconnected browser is replaced.
 */
export async function sharedBrowser(): Promise<Browser> {
  const known = await shared;
  if (known?.isConnected()) return known;
  shared = launchBrowser();
  return shared;
}

/** A phone in portrait: 390 by 844 px, with touch, in French. */
export const phone = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  locale: 'fr-FR',
} as const;
