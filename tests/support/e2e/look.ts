import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { fold } from '../spoilers/texts.ts';

/** What axe finds wrong on the screen as it is, a line each. No rule is switched off. */
export async function axeFindings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary ?? ''}`).join(' | ')}`);
}

/** Looks at a screen as it settles: nothing wrong for axe, nothing to scroll sideways, one title. */
export async function inspect(page: Page, name: string): Promise<void> {
  await page.waitForTimeout(150);
  expect(await axeFindings(page), `axe: ${name}`).toEqual([]);
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(sideways, `${name} scrolls sideways`).toBeLessThanOrEqual(0);
}

/** Waits until the screen says something; spaces and apostrophes may be set as print wants them. */
export async function waitForText(page: Page, text: string): Promise<void> {
  await expect.poll(async () => fold(await page.locator('body').innerText()), { timeout: 15_000, message: text }).toContain(fold(text));
}

/** Waits until the address is one of the game's routes. */
export async function waitForPath(page: Page, path: string, timeout = 60_000): Promise<void> {
  await expect.poll(() => new URL(page.url()).pathname, { timeout, message: `from ${page.url()}` }).toBe(path);
}
