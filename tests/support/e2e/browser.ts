import { existsSync } from 'node:fs';
import { chromium, type Browser } from 'playwright-core';

const executablePath = '/usr/bin/chromium-headless-shell';

/** Debian's Chromium without its windows, which sets type as telephones do, unhinted; kept from looking for the outside. */
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

/** The whole of it, for what hangs on the settings that somebody made: they are kept in a profile. */
export const wholeChromiumOptions = { ...chromiumOptions, executablePath: '/usr/bin/chromium' };

export function launchBrowser(): Promise<Browser> {
  if (!existsSync(executablePath)) throw new Error('Chromium is missing: apt-get install chromium-headless-shell');
  return chromium.launch(chromiumOptions);
}

let shared: Promise<Browser> | undefined;

/**
 * The browser that all tests of a worker share; each opens contexts of its own, and closes them. It ends with the worker:
 * Playwright ends what it started when its process does. One that was lost is replaced.
 */
export async function sharedBrowser(): Promise<Browser> {
  const known = await shared;
  if (known?.isConnected()) return known;
  shared = launchBrowser();
  return shared;
}

/** A phone in a hand: 390 by 844, touched, in French. */
export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'fr-FR' } as const;
