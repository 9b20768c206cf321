import type { Locator, Page } from 'playwright-core';
import type { Entry } from './network-script.ts';

/** The telephone of one player: the tab in use, and the one that was left open behind it. */
export interface Tabs {
  front: Page;
  behind: Page | null;
}

const INSTRUMENT = '/home/app/code';
const SOON_MS = 150;
/** A field that was there a moment ago. */
const PATIENCE_MS = 2000;
/** Longer than any pause of the page, on a slow machine. */
const AT_LAST_MS = 120_000;

/** What a banner or a failed screen offers to press. */
const OFFERS = /^(Envoyer|Continuer|Bien lu|Réessayer|Suivre)$/;

const isReadyFor = (step: number): boolean => {
  const [, shown] = /Étape\s+(\d+)/.exec(document.body.innerText) ?? [];
  const isIdle = document.querySelector('form [aria-busy="true"], main[inert]') === null;
  return Number(shown) === step && isIdle && document.querySelector('input[name="code-1"]') !== null;
};

const isNothingKept = (): boolean => !Object.keys(localStorage).some((name) => name.includes('.answer.'));

const soon = <Argument>(page: Page, isSo: (argument: Argument) => boolean, argument: Argument): Promise<boolean> =>
  page.waitForFunction(isSo as never, argument, { timeout: SOON_MS, polling: 30 }).then(
    () => true,
    () => false,
  );

/** What a telephone tells its pages, once it has a network or is looked at again. */
const wake = (page: Page, name: 'online' | 'visibilitychange'): Promise<void> =>
  page.evaluate((type) => void (type === 'online' ? window : document).dispatchEvent(new Event(type)), name);

/** What a player would press now, if there is anything: the way to the instrument, or what a banner offers. */
async function inviting(page: Page, step: number): Promise<Locator | null> {
  const offer = page.getByRole('button', { name: OFFERS }).first();
  const stamp = page.getByRole('navigation', { name: 'Applications' }).getByRole('link').first();
  const isOnDesk = new URL(page.url()).pathname !== INSTRUMENT && (await page.getByText(`Étape ${step}`).count()) > 0;
  const target = isOnDesk ? stamp : offer;
  return (await target.count()) > 0 ? target : null;
}

/** Presses something, or does as a telephone does that is looked at again; the page may lead elsewhere meanwhile. */
async function nudge(page: Page, step: number, random: () => number): Promise<void> {
  const target = random() < 0.7 ? await inviting(page, step) : null;
  if (target) await target.tap({ timeout: SOON_MS });
  else await wake(page, random() < 0.5 ? 'online' : 'visibilitychange');
}

async function until<Argument>(
  page: Page,
  isSo: (argument: Argument) => boolean,
  argument: Argument,
  step: number,
  random: () => number,
): Promise<void> {
  const end = Date.now() + AT_LAST_MS;
  while (!(await soon(page, isSo, argument))) {
    if (Date.now() > end) throw new Error(`step ${step} never came; the page says:\n${await page.locator('body').innerText()}`);
    await nudge(page, step, random).catch(() => undefined);
  }
}

/** As it is typed and sent; what comes of it is not waited for. */
async function type(page: Page, { reading }: Entry): Promise<void> {
  const [box = '', sheet = ''] = reading.split('-');
  await page.getByLabel('Carton').fill(box, { timeout: PATIENCE_MS });
  await page.getByLabel('Fiche').fill(sheet, { timeout: PATIENCE_MS });
  await page.getByRole('button', { name: 'VALIDER' }).tap({ timeout: PATIENCE_MS });
}

/** At the step it is meant for; the page may lead elsewhere while somebody types, who then comes back to it. */
async function enter(page: Page, entry: Entry, random: () => number): Promise<void> {
  let isEntered = false;
  while (!isEntered) {
    await until(page, isReadyFor, entry.step, entry.step, random);
    isEntered = await type(page, entry).then(
      () => true,
      () => false,
    );
  }
}

/** In the middle of whatever the page does: a reload, or another tab, the former one still open behind it. */
async function startAgain(tabs: Tabs, random: () => number): Promise<void> {
  if (random() < 0.5) return void (await tabs.front.reload({ waitUntil: 'commit' }));
  await tabs.behind?.close();
  tabs.behind = tabs.front;
  tabs.front = await tabs.front.context().newPage();
  await tabs.front.goto(INSTRUMENT, { waitUntil: 'commit' });
}

export interface Habits {
  readonly random: () => number;
  /** How often, of a hundred answers, the page is begun anew right after one was sent. */
  readonly restartsOfHundred: number;
  onEntered(): void;
}

/** Enters a script to its end, whatever the network does: looks again, presses what is offered, and goes on. Gives the restarts. */
export async function enterAll(tabs: Tabs, script: readonly Entry[], { random, restartsOfHundred, onEntered }: Habits): Promise<number> {
  let restarts = 0;
  for (const entry of script) {
    await enter(tabs.front, entry, random);
    onEntered();
    if (random() * 100 >= restartsOfHundred) continue;
    restarts += 1;
    await startAgain(tabs, random);
  }
  await until(tabs.front, isNothingKept, undefined, script.at(-1)?.step ?? 0, random);
  return restarts;
}
