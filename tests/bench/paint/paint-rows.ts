import type { Browser, Page } from 'playwright-core';
import type { ScenarioSource, Story } from '../../../engine/index.ts';
import { withBrowser } from '../with-browser.ts';
import { median, ROUNDS } from '../rounds.ts';
import type { Ratio } from '../row.ts';
import { startPlayer, type WalkthroughPlayer } from './players.ts';
import { startPaintedProduct, type PaintedProduct } from './product.ts';
import { onSlowPhone, type PhoneOptions } from './slow-phone.ts';
import { stillPage } from './still-page.ts';
import { tapRows } from './tap-rows.ts';
import { blockingTime, layoutShift, readPerformance, watchPage, type PagePerformance } from './page-performance.ts';

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

type Motion = PhoneOptions['reducedMotion'];

const PROCESSOR = 4;
/** Longer than the opening animation of the landing page. */
const WHOLE_MS = 6000;

// Fixed wait: a measurement lasts a stated time, and the machine rests between two of them.
const wholeLanding = (page: Page): Promise<void> => page.waitForTimeout(WHOLE_MS);

async function wholeStep(page: Page): Promise<void> {
  await page.locator('main [data-page=ready], main form, main button').first().waitFor();
  await page.waitForLoadState('networkidle');
}

async function notesOf(browser: Browser, url: string, phone: PhoneOptions, subject: Subject): Promise<PagePerformance> {
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
  onSlowPhone(browser, new URL(url).origin, { processor: 1, reducedMotion: 'reduce', token }, async (page) => {
    await page.goto(url);
    await settle(page);
    return stillPage(page);
  });

async function rowsOf(browser: Browser, product: PaintedProduct, subject: Subject, reducedMotion: Motion): Promise<Ratio[]> {
  const still = product.serveStill(subject.name, await frozen(browser, subject));
  const phone = { processor: PROCESSOR, slowNetwork: true, reducedMotion };
  const rounds: { readonly ours: PagePerformance; readonly bare: PagePerformance }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    // Fixed wait: a measurement lasts a stated time, and the machine rests between two of them.
    const bare = await notesOf(browser, still, phone, { ...subject, settle: (page) => page.waitForTimeout(1000) });
    rounds.push({ bare, ours: await notesOf(browser, subject.url, { ...phone, token: subject.token }, subject) });
  }
  const medianOf = (figure: (notes: PagePerformance) => number, whose: 'ours' | 'bare' = 'ours'): number =>
    median(rounds.map((round) => figure(round[whose])));
  const painted = (notes: PagePerformance): number => paintedAt(notes, subject);
  const what = `${subject.name}, ${reducedMotion === 'reduce' ? 'less' : 'with'} motion`;
  const [ours, bare, blocked, shift] = [medianOf(painted), medianOf(painted, 'bare'), medianOf(blockingTime), medianOf(layoutShift)];
  const moved = rounds.flatMap(({ ours }) => ours.shifts.map(({ who }) => who))[0];
  return [
    {
      what: `${what}: largest paint`,
      figure: `${Math.round(ours)} ms`,
      ratio: ours / bare,
      beside: `the same page without script (${Math.round(bare)} ms)`,
      goal: `at most ${subject.goal}`,
    },
    {
      what: `${what}: blocked`,
      figure: `${Math.round(blocked)} ms`,
      ratio: blocked / 50,
      beside: `the 50 ms allowed (without script: ${Math.round(medianOf(blockingTime, 'bare'))} ms)`,
      goal: 'at most 1',
    },
    { what: `${what}: layout shift`, figure: shift.toFixed(4), ratio: shift, beside: moved ?? 'nothing moved', goal: '0' },
  ];
}

type Cities = readonly (readonly [ScenarioSource, Story])[];

/** Returns no rows when Chromium is not installed. */
async function withProduct(work: (product: PaintedProduct, browser: Browser) => Promise<Ratio[]>): Promise<Ratio[]> {
  const product = await startPaintedProduct();
  try {
    return (await withBrowser((browser) => work(product, browser))) ?? [];
  } finally {
    await product.stop();
  }
}

async function motions(browser: Browser, product: PaintedProduct, subject: Subject): Promise<Ratio[]> {
  const rows: Ratio[] = [];
  for (const motion of ['no-preference', 'reduce'] as const) rows.push(...(await rowsOf(browser, product, subject, motion)));
  return rows;
}

/** The landing page on a slow phone and network. */
export const landingRows = (): Promise<Ratio[]> =>
  withProduct((product, browser) =>
    motions(browser, product, {
      name: 'landing',
      url: `${product.url}/`,
      token: null,
      firstPainted: true,
      goal: 1.25,
      settle: wholeLanding,
    }),
  );

/** The first step of a city, on a slow phone and network. */
export const stepRows = ([city]: Cities): Promise<Ratio[]> =>
  withProduct(async (product, browser) => {
    const { token } = city ? await startPlayer(product.url, ...city) : { token: null };
    return motions(browser, product, {
      name: 'step',
      url: `${product.url}/home/app/code`,
      token,
      firstPainted: false,
      goal: 1.5,
      settle: wholeStep,
    });
  });

/** Response time to touches of every type of instrument. */
export const touchRows = (cities: Cities): Promise<Ratio[]> =>
  withProduct(async (product, browser) => {
    const players: WalkthroughPlayer[] = [];
    for (const city of cities) players.push(await startPlayer(product.url, ...city));
    return tapRows(browser, product.url, players);
  });
