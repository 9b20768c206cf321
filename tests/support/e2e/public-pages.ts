import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { loadRenderer } from '../../../server/rendering/renderer.ts';
import { root } from '../programs/run.ts';

export const { publicPages } = await loadRenderer(join(root, 'dist/server/render.js'));

/** Every public page, and the other forms that are drawn ahead of time. */
export const publicAddresses: readonly string[] = publicPages.flatMap(({ path, forms = [] }) => [
  path,
  ...forms.map((names) => `${path}?${names.map((name) => `${name}=true`).join('&')}`),
]);

/** What a page complains about: console, scripts, requests that fail. The browser's own advice is no complaint. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (String(message.type()) !== 'verbose') complaints.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`thrown: ${error.message}`));
  page.on('requestfailed', (request) => complaints.push(`failed: ${request.url()}`));
  return complaints;
}

/** The hosts that a browser asks anything of. */
export function hostsAsked(context: BrowserContext): Set<string> {
  const hosts = new Set<string>();
  context.on('request', (request) => {
    if (!request.url().startsWith('data:')) hosts.add(new URL(request.url()).host);
  });
  return hosts;
}

/** Waits until the script has taken the page over: its buttons answer from then on. */
export async function takenOver(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const main = document.querySelector('main');
    return main !== null && Object.keys(main).some((key) => key.startsWith('__reactFiber')) && document.readyState === 'complete';
  });
  await page.waitForLoadState('networkidle');
}
