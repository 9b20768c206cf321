import type { Locator, Page } from 'playwright-core';
import { folderOf } from '../../scripts/explain/cities/city-folder.ts';
import { generatedCity } from './generated-city.ts';
import { readPerformance, watchPage } from './paint/page-performance.ts';
import type { Report } from './report.ts';
import { median, ROUNDS } from './rounds.ts';
import { developmentServer } from './servers.ts';
import { withBrowser } from './with-browser.ts';

const STEPS = 200;
const STEP = 'ETAPE_100';
const ALLOWED_MS = 100;
const DESK = { viewport: { width: 1280, height: 800 }, locale: 'fr-FR' } as const;
const TYPED = 'une phrase qui se tape';

/** Between the keys of a quick writer; the compiler judges the text in a longer pause only. */
const KEY_MS = 120;

/** The browser does not report a key that was painted in less. */
const UNREPORTED_MS = 16;

/**
 * The slowest time from a key to the next paint while a sentence is typed. The sentence is then written: the city
 * is compiled and explored while the next one is typed.
 */
async function slowestKey(page: Page, field: Locator, sentence: string): Promise<number> {
  await field.click();
  await page.keyboard.press('ControlOrMeta+a');
  const before = (await readPerformance(page)).answers.length;
  await page.keyboard.type(sentence, { delay: KEY_MS });
  const { answers } = await readPerformance(page);
  await page.keyboard.press('Enter');
  return Math.max(UNREPORTED_MS, ...answers.slice(before).map(({ lasted }) => lasted));
}

/**
 * Keys typed into the studio's form of a step, in a large city. A first round warms up and is not counted.
 */
export async function keyRows({ row }: Report): Promise<void> {
  const cities = folderOf(generatedCity(STEPS, 'keys'));
  const server = await developmentServer(cities.path);
  try {
    const rounds = await withBrowser(async (browser) => {
      const page = await (await browser.newContext(DESK)).newPage();
      page.setDefaultTimeout(240_000);
      await watchPage(page);
      await page.goto(`${server.url}/studio`);
      await page.locator(`[data-step="${STEP}"]`).press('Enter');
      await page.getByRole('button', { name: `Fiche de ${STEP}` }).press('Enter');
      const field = page.locator(`[data-field='["puzzle","header"]']`).getByRole('textbox');
      const slowest: number[] = [];
      // Another sentence each time: the same one would not be written.
      for (let round = 0; round <= ROUNDS; round += 1)
        slowest.push(await slowestKey(page, field, `${TYPED.slice(0, -1)}${round}`));
      return slowest.slice(1);
    });
    row(`key: a step of ${STEPS}`, {
      figure: `${Math.round(median(rounds))} ms`,
      ratio: median(rounds) / ALLOWED_MS,
      beside: `the ${ALLOWED_MS} ms allowed; slowest of ${TYPED.length} keys`,
      atMost: 1,
    });
  } finally {
    server.stop();
    cities.remove();
  }
}
