import type { Browser, Page } from 'playwright-core';
import type { ScenarioSource, Story } from '../../../engine/index.ts';
import { withBrowser } from '../with-browser.ts';
import type { Report } from '../report.ts';
import { median, ROUNDS } from '../rounds.ts';
import { productServer } from '../servers.ts';
import { startPlayer, type WalkthroughPlayer } from './players.ts';
import { startPaintedProduct, type PaintedProduct } from './product.ts';
import { onSlowPhone, type PhoneOptions } from './slow-phone.ts';
import { stillPage } from './still-page.ts';
import { tapRows } from './tap-rows.ts';
import {
  blockingTime,
  layoutShift,
  readPerformance,
  watchPage,
  type PagePerformance,
} from './page-performance.ts';

/** A page to measure. `settle` waits until it is complete. */
interface Subject {
  readonly name: string;
  readonly url: string;
  readonly token: string | null;
  /** Measures the first paint instead of the largest, for pages whose animations go on. */
  readonly firstPainted: boolean;
  readonly goal: number;
  settle(page: Page): Promise<unknown>;
}

const PROCESSOR = 4;
const ALLOWED_MS = 50;
/** Longer than the opening animation of the landing page. */
const WHOLE_MS = 6000;

// Fixed wait: a measurement lasts a stated time, and the machine rests between two of them.
const wholeLanding = (page: Page): Promise<void> => page.waitForTimeout(WHOLE_MS);

async function wholeStep(page: Page): Promise<void> {
  await page.locator('main [data-page=ready], main form, main button').first().waitFor();
  await page.waitForLoadState('networkidle');
}

async function notesOf(
  browser: Browser,
  url: string,
  phone: PhoneOptions,
  subject: Subject,
): Promise<PagePerformance> {
  return onSlowPhone(browser, new URL(url).origin, phone, async (page) => {
    await watchPage(page);
    await page.goto(url, { timeout: 60_000 });
    await subject.settle(page);
    return readPerformance(page);
  });
}

const paintedAt = ({ largest }: PagePerformance, { firstPainted }: Subject): number =>
  (firstPainted ? largest[0] : largest.at(-1))?.at ?? NaN;

/** The final state of the page, without scripts. */
const frozen = (browser: Browser, { url, token, settle }: Subject): Promise<string> =>
  onSlowPhone(
    browser,
    new URL(url).origin,
    { processor: 1, reducedMotion: 'reduce', token },
    async (page) => {
      await page.goto(url);
      await settle(page);
      return stillPage(page);
    },
  );

async function tellRows(
  { row }: Report,
  browser: Browser,
  product: PaintedProduct,
  subject: Subject,
): Promise<void> {
  const still = product.serveStill(subject.name, await frozen(browser, subject));
  const phone = { processor: PROCESSOR, slowNetwork: true, reducedMotion: 'no-preference' } as const;
  const rounds: { readonly ours: PagePerformance; readonly bare: PagePerformance }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    // Fixed wait: a measurement lasts a stated time, and the machine rests between two of them.
    const bare = await notesOf(browser, still, phone, {
      ...subject,
      settle: (page) => page.waitForTimeout(1000),
    });
    rounds.push({
      bare,
      ours: await notesOf(browser, subject.url, { ...phone, token: subject.token }, subject),
    });
  }
  const medianOf = (figure: (notes: PagePerformance) => number, whose: 'ours' | 'bare' = 'ours'): number =>
    median(rounds.map((round) => figure(round[whose])));
  const painted = (notes: PagePerformance): number => paintedAt(notes, subject);
  const [ours, bare, blocked, shift] = [
    medianOf(painted),
    medianOf(painted, 'bare'),
    medianOf(blockingTime),
    medianOf(layoutShift),
  ];
  const [moved] = rounds.flatMap((round) => round.ours.shifts.map(({ who }) => who));
  row(`${subject.name}: largest paint`, {
    figure: `${Math.round(ours)} ms`,
    ratio: ours / bare,
    beside: `the same page without script (${Math.round(bare)} ms)`,
    atMost: subject.goal,
  });
  row(`${subject.name}: blocked`, {
    figure: `${Math.round(blocked)} ms`,
    ratio: blocked / ALLOWED_MS,
    beside: `the ${ALLOWED_MS} ms allowed (without script: ${Math.round(medianOf(blockingTime, 'bare'))} ms)`,
    atMost: 1,
  });
  row(`${subject.name}: layout shift`, {
    figure: shift.toFixed(4),
    ratio: shift,
    beside: moved ?? 'nothing moved',
    atMost: 0,
  });
}

/** Measures a page of the built product on a slow phone and network. */
async function paintRows(
  report: Report,
  subjectOf: (url: string) => Subject | Promise<Subject>,
): Promise<void> {
  const product = await startPaintedProduct();
  try {
    await withBrowser(async (browser) => tellRows(report, browser, product, await subjectOf(product.url)));
  } finally {
    await product.stop();
  }
}

export const landingRows = (report: Report): Promise<void> =>
  paintRows(report, (url) => ({
    name: 'landing',
    url: `${url}/`,
    token: null,
    firstPainted: true,
    goal: 1.25,
    settle: wholeLanding,
  }));

/** The first step of a city. */
export const stepRows = (report: Report, source: ScenarioSource, story: Story): Promise<void> =>
  paintRows(report, async (url) => {
    const { token } = await startPlayer(url, source, story);
    return {
      name: 'step',
      url: `${url}/home/app/code`,
      token,
      firstPainted: false,
      goal: 1.5,
      settle: wholeStep,
    };
  });

/** Response time to touches of every type of instrument. */
export async function touchRows(
  report: Report,
  cities: readonly (readonly [ScenarioSource, Story])[],
): Promise<void> {
  const product = await productServer({ GAME_DEBUG: '1' });
  try {
    const players: WalkthroughPlayer[] = [];
    for (const city of cities) players.push(await startPlayer(product.url, ...city));
    await withBrowser((browser) => tapRows(report, browser, product.url, players));
  } finally {
    product.stop();
  }
}
