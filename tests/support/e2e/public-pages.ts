import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { loadRenderer } from '../../../server/rendering/renderer.ts';
import { root } from '../programs/run.ts';

export const { publicPages } = await loadRenderer(join(root, 'dist/server/render.js'));

/** Addresses of every public page and of its other prerendered variants. */
export const publicAddresses: readonly string[] = publicPages.flatMap(({ path, forms = [] }) => [
  path,
  ...forms.map((names) => `${path}?${names.map((name) => `${name}=true`).join('&')}`),
]);

/** Collects console messages, script errors and failed requests of a page, without the browser's advice. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (String(message.type()) !== 'verbose') complaints.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`thrown: ${error.message}`));
  page.on('requestfailed', (request) => complaints.push(`failed: ${request.url()}`));
  return complaints;
}

/** Collects the hosts that a browser contacts. */
export function hostsAsked(context: BrowserContext): Set<string> {
  const hosts = new Set<string>();
  context.on('request', (request) => {
    if (!request.url().startsWith('data:')) hosts.add(new URL(request.url()).host);
  });
  return hosts;
}

/** Waits until the page is hydrated: its buttons work from then on. */
export async function takenOver(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const main = document.querySelector('main');
    return (
      main !== null &&
      Object.keys(main).some((key) => key.startsWith('__reactFiber')) &&
      document.readyState === 'complete'
    );
  });
  await page.waitForLoadState('networkidle');
}
