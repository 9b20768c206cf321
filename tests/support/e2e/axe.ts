import type { AxeResults } from 'axe-core';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { root } from '../programs/run.ts';

/** All axe rules for WCAG 2.2 AA, best practices, experimental rules, and the text contrast of 7 to 1. */
const RULES = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice', 'experimental'],
  rules: { 'color-contrast-enhanced': { enabled: true } },
  resultTypes: ['violations'],
};

const library = readFileSync(join(root, 'node_modules/axe-core/axe.min.js'), 'utf8');
const run = (within: string): string => `axe.run('${within}', ${JSON.stringify(RULES)})`;

/** Measures targets again after scrolling to them: a target half under a fixed bar is not too small. */
async function withoutHalfHidden(
  page: Page,
  violations: AxeResults['violations'],
): Promise<AxeResults['violations']> {
  const judged = violations.map(async (violation) => {
    if (violation.id !== 'target-size') return [violation];
    const nodes = [];
    for (const node of violation.nodes)
      if (await page.evaluate(isSmallInSight, node.target.join(' '))) nodes.push(node);
    return nodes.length > 0 ? [{ ...violation, nodes }] : [];
  });
  return (await Promise.all(judged)).flat();
}

/** Runs in the page. */
async function isSmallInSight(selector: string): Promise<boolean> {
  const [x, y] = [scrollX, scrollY];
  document.querySelector(selector)?.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { axe } = window as unknown as {
    axe: { run(context: string, options: object): Promise<AxeResults> };
  };
  const { violations } = await axe.run(selector, { runOnly: { type: 'rule', values: ['target-size'] } });
  scrollTo({ left: x, top: y, behavior: 'instant' });
  return violations.length > 0;
}

/** HTML that axe does not judge: a caption is the first or the last part of its figure. */
const MISPLACED = 'figure > figcaption:not(:first-child, :last-child)';

/**
 * Violations that axe finds on the current screen, one string per rule. No rule is switched off. Axe is
 * injected once and runs in the page: there are no frames, and a library that collects frames in another page
 * takes five times as long. `within`: the part of the screen that is judged, as CSS.
 */
export async function axeFindings(page: Page, within = ':root'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(library);
  const found = await page.evaluate<AxeResults>(run(within));
  const violations = await withoutHalfHidden(page, found.violations);
  const misplaced = await page.locator(MISPLACED).allInnerTexts();
  return [
    ...misplaced.map((caption) => `figcaption between other parts: ${caption}`),
    ...violations.map(
      ({ id, nodes }) =>
        `${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary ?? ''}`).join(' | ')}`,
    ),
  ];
}
