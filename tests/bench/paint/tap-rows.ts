import type { Browser, Locator, Page } from 'playwright-core';
import { ROUNDS } from '../rounds.ts';
import type { Ratio } from '../row.ts';
import type { WalkthroughPlayer } from './players.ts';
import { onSlowPhone } from './slow-phone.ts';
import { readPerformance, watchPage, type PagePerformance } from './page-performance.ts';

const PROCESSOR = 6;
const ALLOWED_MS = 100;
/** More controls of the same kind would give the same result. */
const MAX_CONTROLS = 16;

const CONTROLS = 'main :is(button, input, textarea, select, [role=slider], [role=spinbutton], a[href^="#"]):not([disabled])';

/** Waits for two frames, so that the effect of a touch has been painted. */
const painted = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 60)))));

async function touch(page: Page, control: Locator): Promise<void> {
  if (!(await control.isVisible())) return;
  await control.tap({ timeout: 5000, force: true }).catch(() => undefined);
  await painted(page);
  if (!(await control.evaluate((element) => element.matches('input, textarea')).catch(() => false))) return;
  await page.keyboard.type('7');
  await painted(page);
}

/** Touches all controls of an instrument and types into its fields. */
async function touchAll(page: Page): Promise<PagePerformance> {
  const controls = page.locator(CONTROLS);
  const count = Math.min(await controls.count(), MAX_CONTROLS);
  for (let index = 0; index < count; index += 1) await touch(page, controls.nth(index));
  return readPerformance(page);
}

/** Measures all touches of the instrument of the player's step. */
function measure(browser: Browser, url: string, token: string): Promise<PagePerformance> {
  return onSlowPhone(browser, url, { processor: PROCESSOR, reducedMotion: 'no-preference', token }, async (page) => {
    await watchPage(page);
    await page.goto(`${url}/home/app/code`, { timeout: 60_000 });
    await page.locator('main').locator('button, input, textarea, [role=log]').first().waitFor();
    await page.waitForLoadState('networkidle');
    return touchAll(page);
  });
}

type Answer = PagePerformance['answers'][number];

const QUICK: Answer = { lasted: 0, who: 'nothing took 16 ms' };
const bySlowness = (left: Answer, right: Answer): number => right.lasted - left.lasted;
const slowest = ({ answers }: PagePerformance): Answer => answers.toSorted(bySlowness)[0] ?? QUICK;

/** Median of each round's slowest touch. */
const row = (type: string, rounds: readonly PagePerformance[]): Ratio => {
  const { lasted, who } = rounds.map(slowest).sort(bySlowness)[Math.floor(rounds.length / 2)] ?? QUICK;
  return {
    what: `touch: ${type}`,
    figure: `${Math.round(lasted)} ms`,
    ratio: lasted / ALLOWED_MS,
    beside: `the 100 ms allowed; ${who}`,
    goal: 'at most 1',
  };
};

/** Slowest time from a touch to the next paint, for each type of instrument that the players meet. */
export async function tapRows(browser: Browser, url: string, players: readonly WalkthroughPlayer[]): Promise<Ratio[]> {
  const rows = new Map<string, Ratio>();
  for (const player of players) {
    const { steps } = player.scenario;
    do {
      const type = steps[player.step()]?.puzzle?.type;
      if (!type || rows.has(type)) continue;
      const rounds: PagePerformance[] = [];
      for (let round = 0; round < ROUNDS; round += 1) rounds.push(await measure(browser, url, player.token));
      rows.set(type, row(type, rounds));
    } while (await player.makeNextMove());
  }
  return [...rows.values()];
}
