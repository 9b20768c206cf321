import type { Browser, Locator, Page } from 'playwright-core';
import type { Report } from '../report.ts';
import type { WalkthroughPlayer } from './players.ts';
import { onSlowPhone } from './slow-phone.ts';
import { readPerformance, watchPage, type PagePerformance } from './page-performance.ts';

const PROCESSOR = 6;
const ALLOWED_MS = 100;
/** More controls of the same kind would give the same result. */
const MAX_CONTROLS = 8;
const ROUNDS = 3;

const CONTROLS =
  'main :is(button, input, textarea, select, [role=slider], [role=spinbutton], a[href^="#"]):not([disabled])';

/** Waits for two frames, so that the effect of a touch has been painted. */
const painted = (page: Page): Promise<unknown> =>
  page.evaluate(
    () =>
      new Promise((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 60))),
      ),
  );

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
  return onSlowPhone(
    browser,
    url,
    { processor: PROCESSOR, reducedMotion: 'no-preference', token },
    async (page) => {
      await watchPage(page);
      await page.goto(`${url}/home/app/code`, { timeout: 60_000 });
      await page.locator('main').locator('button, input, textarea, [role=log]').first().waitFor();
      await page.waitForLoadState('networkidle');
      return touchAll(page);
    },
  );
}

type Answer = PagePerformance['answers'][number];

const QUICK: Answer = { lasted: 0, who: 'nothing took 16 ms' };
const bySlowness = (left: Answer, right: Answer): number => right.lasted - left.lasted;
const slowest = ({ answers }: PagePerformance): Answer => answers.toSorted(bySlowness)[0] ?? QUICK;

/**
 * Slowest time from a touch to the next paint, for each type of instrument that the players meet; the median
 * of the rounds.
 */
export async function tapRows(
  { row, attempt }: Report,
  browser: Browser,
  url: string,
  players: readonly WalkthroughPlayer[],
): Promise<void> {
  const seen = new Set<string>();
  for (const player of players) {
    do {
      const type = player.instrument();
      if (type === undefined || seen.has(type)) continue;
      seen.add(type);
      await attempt(`touch: ${type}`, async () => {
        const rounds: Answer[] = [];
        for (let round = 0; round < ROUNDS; round += 1)
          rounds.push(slowest(await measure(browser, url, player.token)));
        const { lasted, who } = rounds.sort(bySlowness)[Math.floor(ROUNDS / 2)] ?? QUICK;
        row(`touch: ${type}`, {
          figure: `${Math.round(lasted)} ms`,
          ratio: lasted / ALLOWED_MS,
          beside: `the ${ALLOWED_MS} ms allowed; ${who}`,
          atMost: 1,
        });
      });
    } while (await player.makeNextMove());
  }
}
