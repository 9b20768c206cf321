import { join } from 'node:path';
import { root } from '../support/programs/run.ts';
import type { Report } from './report.ts';
import { median, ROUNDS, timeOf } from './rounds.ts';
import { developmentServer } from './servers.ts';
import { withBrowser } from './with-browser.ts';

const ALLOWED_MS = 4000;
const DESK = { viewport: { width: 1280, height: 800 }, locale: 'fr-FR' } as const;

/** From the address of the studio to the drawn story, in a new browser, on a server that has just started. */
async function firstOpening(): Promise<number> {
  const server = await developmentServer(join(root, 'scenarios'));
  try {
    return await withBrowser(async (browser) => {
      const page = await (await browser.newContext(DESK)).newPage();
      page.setDefaultTimeout(240_000);
      return timeOf(async () => {
        await page.goto(`${server.url}/studio`);
        await page.locator('[data-step]').first().waitFor();
      });
    });
  } finally {
    server.stop();
  }
}

/** The first opening of the studio. A first round leaves Vite’s packages prepared, and is not counted. */
export async function openingRow({ row }: Report): Promise<void> {
  const rounds: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) rounds.push(await firstOpening());
  const opened = median(rounds.slice(1));
  row('studio: first opening', {
    figure: `${Math.round(opened)} ms`,
    ratio: opened / ALLOWED_MS,
    beside: `the ${ALLOWED_MS} ms allowed`,
    atMost: 1,
  });
}
