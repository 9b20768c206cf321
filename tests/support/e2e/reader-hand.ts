import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { foldText } from '../spoilers/texts.ts';
import { announcementsOf, hearAnnouncements } from './announcements.ts';
import { byTouch, wheelAt, type Hand, type Way } from './hands.ts';
import { letPass } from './time.ts';
import { activateByReader, controlAt, enterByReader, readAloud, treeOf } from './reader.ts';

const READ = 'Lire ce que l’on entend';
const SIGNAL = /^Signal\s: (\d+) sur 10$/;

/** Time for an announcement to end before the next key press. */
const HEARING_MS = 300;

/** Presses a key on the scale, and waits until the signal strength is announced. */
async function signalAfter(page: Page, key: string): Promise<number> {
  await letPass(page, HEARING_MS);
  const before = announcementsOf(page).length;
  const signals = () =>
    announcementsOf(page)
      .slice(before)
      .flatMap(({ text }) => SIGNAL.exec(text)?.slice(1) ?? []);
  await page.keyboard.press(key);
  await expect.poll(() => signals().length, { interval: 20 }).toBeGreaterThan(0);
  return Number(signals().at(-1));
}

const isShown = async (page: Page, wanted: string): Promise<boolean> =>
  (await treeOf(page)).some(({ name }) => name === wanted);

/** Reads what is heard where there is a station: a decoy is described, the real one has a transcript. */
async function isFound(page: Page): Promise<boolean> {
  if (!(await isShown(page, READ))) return false;
  await activateByReader(page, page.getByRole('button', { name: READ }));
  const found = await isShown(page, 'Transcription');
  await activateByReader(page, page.getByRole('button', { name: 'Ranger le texte' }));
  await enterByReader(page, page.getByRole('slider'));
  return found;
}

/** Moves in one direction while the signal does not fall. Returns the last strength. */
async function climb(page: Page, key: string, from: number): Promise<number> {
  const signal = await signalAfter(page, key);
  return signal < from || (await isFound(page)) ? signal : climb(page, key, signal);
}

/** Searches the scale from its start in large steps, and around each signal in small steps. */
async function searchByEar(page: Page, mostSteps: number): Promise<void> {
  await signalAfter(page, 'Home');
  for (let step = 0; step < mostSteps && !(await isFound(page)); step += 1) {
    const signal = await signalAfter(page, 'PageUp');
    const beyond = signal > 0 ? await climb(page, 'ArrowRight', signal) : 0;
    if (beyond > 0 && !(await isFound(page))) await climb(page, 'ArrowLeft', beyond);
  }
}

const MOST_STEPS = 150;

/** Input with a screen reader: uses only Chromium's accessibility tree, announcements and keys. */
export const reader: Hand = {
  press: activateByReader,
  async write(page: Page, field: Locator, text) {
    await enterByReader(page, field);
    await page.keyboard.type(text);
  },
  async turnWheel(page: Page, index, _symbols, symbol) {
    await enterByReader(page, wheelAt(page, index));
    await page.keyboard.press(symbol.toLowerCase());
    await expect.poll(async () => (await controlAt(page, wheelAt(page, index))).value).toBe(symbol);
  },
  async moveNeedle(page: Page) {
    await enterByReader(page, page.getByRole('slider'));
    await searchByEar(page, MOST_STEPS);
  },
  hearOut: () => Promise.resolve(),
  read: readAloud,
  async meet(page: Page) {
    const nodes = await treeOf(page);
    const [title, ...others] = nodes
      .filter(({ role, level }) => role === 'heading' && level === 1)
      .map(({ name }) => name);
    if (title) expect(foldText(await page.title())).toContain(foldText(title));
    expect(await page.locator('html').getAttribute('lang')).toBe('fr');
    // A dialog is announced by its name, and the screen under it was checked before.
    if (nodes.some(({ role }) => role === 'dialog')) return;
    expect(others, 'more titles of level 1').toEqual([]);
    const arrival = announcementsOf(page).findLast(({ how }) => how === 'focused')?.text;
    // A loaded page is read from its title. On later screens the heading receives the focus.
    if (arrival === undefined) return;
    const headings = nodes.filter(({ role }) => role === 'heading').map(({ name }) => foldText(name));
    expect(headings, `the last announced heading is on the screen: ${arrival}`).toContain(foldText(arrival));
  },
};

/** Reduced motion, and announcements are recorded from the first screen on. */
export const byReader: Way = {
  ...byTouch,
  hand: reader,
  options: { reducedMotion: 'reduce' },
  async prepare(page) {
    await byTouch.prepare(page);
    await hearAnnouncements(page);
  },
};
