import type { AxeResults } from 'axe-core';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { root } from '../run.ts';

/** All of WCAG 2.2 AA that axe knows, what is held good practice, its rules on trial, and the 7 to 1 of text. */
const RULES = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice', 'experimental'],
  rules: { 'color-contrast-enhanced': { enabled: true } },
  resultTypes: ['violations'],
};

const library = readFileSync(join(root, 'node_modules/axe-core/axe.min.js'), 'utf8');
const run = `axe.run(document, ${JSON.stringify(RULES)})`;

/**
 * What axe finds wrong on the screen as it is, a line each. No rule is switched off. The page is given axe once and asked
 * there: nothing here has frames, and a library that reads every frame and gathers it in another page takes five times as long.
 */
export async function axeFindings(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(library);
  const { violations } = await page.evaluate<AxeResults>(run);
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary ?? ''}`).join(' | ')}`,
  );
}
