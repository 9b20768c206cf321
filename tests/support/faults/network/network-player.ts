import type { Locator, Page } from 'playwright-core';
import type { Entry } from './network-city.ts';
import { TEST_TIMEOUT_MS } from '../../suite/timeouts.ts';

/** A player's tabs: the one in use and the previous one, still open behind it. */
export interface Tabs {
  front: Page;
  behind: Page | null;
}

const INSTRUMENT = '/home/app/code';
const POLL_MS = 300;
/** Reading the whole text of several pages more often would slow them. */
const LOOK_MS = 75;
/** Timeout of one action on an element that was just visible. */
const ACTION_TIMEOUT_MS = 2000;

/** Names of the buttons that a banner or an error screen offers. */
const OFFERS = /^(Envoyer|Continuer|Bien lu|Réessayer|Suivre)$/;

const isReadyFor = (step: number): boolean => {
  const [, shown] = /Étape\s+(\d+)/.exec(document.body.innerText) ?? [];
  const isIdle = document.querySelector('form [aria-busy="true"], main[inert]') === null;
  return Number(shown) === step && isIdle && document.querySelector('input[name="code-1"]') !== null;
};

const hasNoQueuedAnswers = (): boolean =>
  !Object.keys(localStorage).some((name) => name.includes('.answer.'));

/**
 * The last look has no time limit: on a busy machine one look can take longer than the wait. A page that
 * navigates meanwhile is not ready.
 */
const becomesTrue = <Argument>(
  page: Page,
  predicate: (argument: Argument) => boolean,
  argument: Argument,
): Promise<boolean> =>
  page.waitForFunction(predicate as never, argument, { timeout: POLL_MS, polling: LOOK_MS }).then(
    () => true,
    () => page.evaluate(predicate as never, argument).catch(() => false) as Promise<boolean>,
  );

/** Dispatches the event that the browser fires when the network is back or the tab is visible again. */
const dispatchWakeEvent = (page: Page, name: 'online' | 'visibilitychange'): Promise<void> =>
  page.evaluate((type) => void (type === 'online' ? window : document).dispatchEvent(new Event(type)), name);

/**
 * The link or button that a player would press now: the instrument's tile, or the one a banner offers; null
 * without one.
 */
async function nextTarget(page: Page, step: number): Promise<Locator | null> {
  const offer = page.getByRole('button', { name: OFFERS }).first();
  const stamp = page.getByRole('navigation', { name: 'Applications' }).getByRole('link').first();
  const isOnDesk =
    new URL(page.url()).pathname !== INSTRUMENT && (await page.getByText(`Étape ${step}`).count()) > 0;
  const target = isOnDesk ? stamp : offer;
  return (await target.count()) > 0 ? target : null;
}

/** Presses a button, without waiting for it: the page may have replaced it. Or dispatches a wake event. */
async function nudge(page: Page, step: number, random: () => number): Promise<void> {
  const target = random() < 0.7 ? await nextTarget(page, step) : null;
  if (target) await target.evaluateAll((found) => (found[0] as HTMLElement | undefined)?.click());
  else await dispatchWakeEvent(page, random() < 0.5 ? 'online' : 'visibilitychange');
}

async function until<Argument>(
  page: Page,
  predicate: (argument: Argument) => boolean,
  argument: Argument,
  step: number,
  random: () => number,
): Promise<void> {
  const end = Date.now() + TEST_TIMEOUT_MS;
  while (!(await becomesTrue(page, predicate, argument))) {
    if (Date.now() > end)
      throw new Error(`step ${step} never came; the page says:\n${await page.locator('body').innerText()}`);
    await nudge(page, step, random).catch(() => undefined);
  }
}

/** Presses VALIDER if the fields hold this reading; returns whether it was pressed. Runs in the page. */
function pressSubmit(reading: string): boolean {
  const fields = [...document.querySelectorAll<HTMLInputElement>('input[name^="code-"]')];
  const button = document.querySelector<HTMLButtonElement>(
    'form button[type="submit"]:enabled:not([aria-busy])',
  );
  if (!button || fields.map(({ value }) => value).join('-') !== reading) return false;
  button.click();
  return true;
}

/**
 * Types and submits an answer without waiting for the result; returns whether it was submitted. The press is
 * one call in the page: a tap can time out although the page received it, and a second try would enter the
 * answer twice.
 */
async function submit(page: Page, { reading }: Entry): Promise<boolean> {
  const [box = '', sheet = ''] = reading.split('-');
  await page.getByLabel('Carton').fill(box, { timeout: ACTION_TIMEOUT_MS });
  await page.getByLabel('Fiche').fill(sheet, { timeout: ACTION_TIMEOUT_MS });
  return page.evaluate(pressSubmit, reading);
}

/** Retries until the answer was submitted at its step: the page may navigate while it is typed. */
async function enter(page: Page, entry: Entry, random: () => number): Promise<void> {
  let isEntered = false;
  while (!isEntered) {
    await until(page, isReadyFor, entry.step, entry.step, random);
    isEntered = await submit(page, entry).catch(() => false);
  }
}

/** Reloads the page, or opens a new tab and leaves the former one open behind it. */
async function startAgain(tabs: Tabs, random: () => number): Promise<void> {
  if (random() < 0.5) return void (await tabs.front.reload({ waitUntil: 'commit' }));
  await tabs.behind?.close();
  tabs.behind = tabs.front;
  tabs.front = await tabs.front.context().newPage();
  await tabs.front.goto(INSTRUMENT, { waitUntil: 'commit' });
}

export interface Habits {
  readonly random: () => number;
  /** Page restarts per hundred answers, each right after an answer was sent. */
  readonly restartsOfHundred: number;
  onEntered(): void;
}

/** Enters every answer of a script on any network. Returns the number of page restarts. */
export async function enterAll(
  tabs: Tabs,
  script: readonly Entry[],
  { random, restartsOfHundred, onEntered }: Habits,
): Promise<number> {
  let restarts = 0;
  for (const entry of script) {
    await enter(tabs.front, entry, random);
    onEntered();
    if (random() * 100 >= restartsOfHundred) continue;
    restarts += 1;
    await startAgain(tabs, random);
  }
  await until(tabs.front, hasNoQueuedAnswers, undefined, script.at(-1)?.step ?? 0, random);
  return restarts;
}
