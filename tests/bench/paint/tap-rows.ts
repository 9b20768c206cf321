import type { Browser, Locator, Page } from 'playwright-core';
import { ROUNDS } from '../rounds.ts';
import type { Ratio } from '../row.ts';
import type { Traveller } from './players.ts';
import { onSlowPhone } from './slow-phone.ts';
import { readNotes, watchPage, type Notes } from './watch.ts';

const PROCESSOR = 6;
const ALLOWED_MS = 100;
/** Enough of a kind: the twelfth key of a row answers as the first. */
const MOST = 16;

const CONTROLS = 'main :is(button, input, textarea, select, [role=slider], [role=spinbutton], a[href^="#"]):not([disabled])';

/** Two paintings later whatever a touch set off has been seen. */
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

/** Touches whatever can be touched on an instrument, and writes where it can be written. */
async function touchAll(page: Page): Promise<Notes> {
  const controls = page.locator(CONTROLS);
  const count = Math.min(await controls.count(), MOST);
  for (let index = 0; index < count; index += 1) await touch(page, controls.nth(index));
  return readNotes(page);
}

/** The instrument of the step at which a player stands, under every touch. */
function measure(browser: Browser, url: string, token: string): Promise<Notes> {
  return onSlowPhone(browser, url, { processor: PROCESSOR, reducedMotion: 'no-preference', token }, async (page) => {
    await watchPage(page);
    await page.goto(`${url}/home/app/code`, { timeout: 60_000 });
    await page.locator('main').locator('button, input, textarea, [role=log]').first().waitFor();
    await page.waitForLoadState('networkidle');
    return touchAll(page);
  });
}

type Answer = Notes['answers'][number];

const QUICK: Answer = { lasted: 0, who: 'nothing took 16 ms' };
const bySlowness = (left: Answer, right: Answer): number => right.lasted - left.lasted;
const slowest = ({ answers }: Notes): Answer => answers.toSorted(bySlowness)[0] ?? QUICK;

/** Of each round the slowest; of those the one in the middle. */
const row = (type: string, rounds: readonly Notes[]): Ratio => {
  const { lasted, who } = rounds.map(slowest).sort(bySlowness)[Math.floor(rounds.length / 2)] ?? QUICK;
  return {
    what: `touch: ${type}`,
    figure: `${Math.round(lasted)} ms`,
    ratio: lasted / ALLOWED_MS,
    beside: `the 100 ms allowed; ${who}`,
    goal: 'at most 1',
  };
};

/** From a touch to the next painting, the slowest of each type of instrument, wherever the travellers meet it first. */
export async function tapRows(browser: Browser, url: string, travellers: readonly Traveller[]): Promise<Ratio[]> {
  const rows = new Map<string, Ratio>();
  for (const traveller of travellers) {
    const { steps } = traveller.scenario;
    do {
      const type = steps[traveller.step()]?.puzzle?.type;
      if (!type || rows.has(type)) continue;
      const rounds: Notes[] = [];
      for (let round = 0; round < ROUNDS; round += 1) rounds.push(await measure(browser, url, traveller.token));
      rows.set(type, row(type, rounds));
    } while (await traveller.goOn());
  }
  return [...rows.values()];
}
