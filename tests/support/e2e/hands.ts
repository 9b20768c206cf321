import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect } from 'vitest';
import { seen } from './look.ts';
import { isFocused, pressOn, tabTo, walkRound } from './keyboard.ts';
import type { ScreenHands, Target } from './screen.ts';
import { letPass } from './time.ts';

/** A movement of the needle: its start, its goal and the two step sizes of the scale's buttons. */
export interface Journey {
  readonly from: number;
  readonly to: number;
  readonly small: number;
  readonly large: number;
}

/** An input method: tests press, write and turn everything through one of these. */
export interface Hand {
  press(page: ScreenHands, target: Target): Promise<void>;
  /** Goes to a field and writes into it. */
  write(page: ScreenHands, field: Target, text: string): Promise<void>;
  /** Turns the wheel at `index`, from 0, to one of its symbols. */
  turnWheel(page: ScreenHands, index: number, symbols: string, symbol: string): Promise<void>;
  moveNeedle(page: ScreenHands, journey: Journey): Promise<void>;
  /** Waits for the end of a recording that has started. */
  hearOut(page: ScreenHands, seconds: number): Promise<void>;
  /** The text of the screen as this input method's user perceives it. */
  read(page: ScreenHands): Promise<string>;
  /** Checks a kind of screen when it is shown for the first time. */
  meet(page: ScreenHands): Promise<void>;
}

const wheelName = (index: number): string => `Molette ${index + 1}`;
export const wheelAt = <On extends ScreenHands>(page: On, index: number) =>
  page.getByRole('spinbutton', { name: wheelName(index) }) as ReturnType<On['getByRole']>;

/** Takes the large steps first, then the remaining small ones. */
async function stepByStep(
  { from, to, small, large }: Journey,
  act: (step: number) => Promise<void>,
): Promise<void> {
  const distance = Math.abs(to - from);
  for (let count = 0; count < Math.floor(distance / large); count += 1) await act(large);
  for (let count = 0; count < (distance % large) / small; count += 1) await act(small);
}

/** Repeats until the value is reached: on a slow machine a button held too long repeats and overshoots. */
async function untilItShows(
  goal: number,
  shown: Target,
  go: (now: number, goal: number) => Promise<void>,
): Promise<void> {
  const read = async (): Promise<number> => Number(await shown.getAttribute('aria-valuenow'));
  const look = async (): Promise<number> => {
    await go(await read(), goal);
    return read();
  };
  await expect.poll(look, { interval: 250 }).toBe(goal);
}

/** Input by touch. */
export const touch: Hand = {
  press: (_page, target) => target.tap(),
  async write(page, field, text) {
    await field.tap();
    await page.keyboard.type(text);
  },
  /** Taps the wheel's two buttons, in the shorter direction. */
  turnWheel: (page, index, symbols, symbol) =>
    untilItShows(symbols.indexOf(symbol), wheelAt(page, index), async (now, goal) => {
      const up = (goal - now + symbols.length) % symbols.length;
      const goUp = up <= symbols.length / 2;
      const key = page.getByRole('button', {
        name: new RegExp(`^${wheelName(index)} : \\S+ ${goUp ? 'suivant' : 'précédent'}`),
      });
      for (let press = 0; press < (goUp ? up : symbols.length - up); press += 1) await key.tap();
    }),
  moveNeedle: (page, { to, small, large }) =>
    untilItShows(to, page.getByRole('slider'), (from, goal) =>
      stepByStep({ from, to: goal, small, large }, (step) =>
        page.getByRole('button', { name: `${goal < from ? '−' : '+'}${step}`, exact: true }).tap(),
      ),
    ),
  hearOut: () => Promise.resolve(),
  read: seen,
  meet: () => Promise.resolve(),
};

/** Input by keyboard without a pointer: Tab moves the focus, Enter presses. */
export const keyboard: Hand = {
  press: pressOn,
  async write(page, field, text) {
    await tabTo(page, field);
    await page.keyboard.type(text);
  },
  async turnWheel(page, index, _symbols, symbol) {
    await tabTo(page, wheelAt(page, index));
    await page.keyboard.press(symbol.toLowerCase());
    await expect.poll(() => wheelAt(page, index).getAttribute('aria-valuetext')).toBe(symbol);
  },
  async moveNeedle(page, journey) {
    const scale = page.getByRole('slider');
    await tabTo(page, scale);
    const [far, near] = journey.to < journey.from ? ['PageDown', 'ArrowLeft'] : ['PageUp', 'ArrowRight'];
    await stepByStep(journey, (step) => page.keyboard.press(step === journey.large ? far : near));
    expect(await isFocused(scale)).toBe(true);
  },
  hearOut: () => Promise.resolve(),
  read: seen,
  meet: (page) => walkRound(page).then(() => undefined),
};

/** A way to play: an input method, the options of its browser context and its preparation. */
export interface Way {
  readonly hand: Hand;
  readonly options: BrowserContextOptions;
  /** Runs before the first screen is opened. */
  prepare(page: Page): Promise<void>;
  /** The page as the hand finds its parts; without it, the page itself. */
  screen?(page: Page): Page;
}

/** Skips recordings to their last second. */
export const hurry = (): void => {
  const { play } = HTMLMediaElement.prototype;
  HTMLMediaElement.prototype.play = function () {
    const toItsEnd = (): void => void (this.currentTime = Math.max(this.currentTime, this.duration - 1));
    if (this.readyState > 0) toItsEnd();
    else this.addEventListener('loadedmetadata', toItsEnd, { once: true });
    return play.call(this);
  };
};

/** Simulates a device without sound, on which playback fails. */
const mute = (): void => {
  HTMLMediaElement.prototype.play = () =>
    Promise.reject(new DOMException('No sound here', 'NotAllowedError'));
  for (const name of ['AudioContext', 'webkitAudioContext'])
    Object.defineProperty(window, name, { value: undefined });
};

export const byTouch: Way = {
  hand: touch,
  options: {},
  prepare: (page) => page.addInitScript(hurry).then(() => undefined),
};

/** A computer without pointer, sound or motion. Each widget must be solvable without all three. */
export const byKeyboard: Way = {
  hand: {
    ...keyboard,
    async hearOut(page, seconds) {
      await page.getByText('Pas de son ici.').waitFor();
      await letPass(page, seconds * 1000);
    },
  },
  options: { hasTouch: false, isMobile: false, reducedMotion: 'reduce' },
  prepare: (page) => page.addInitScript(mute).then(() => undefined),
};
