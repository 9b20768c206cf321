// Plays lyon.
import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axeFindings } from '../../support/e2e/axe.ts';
import { screenContrast, flatten } from '../../support/e2e/colours.ts';
import { waitForPath, waitForText } from '../../support/e2e/look.ts';
import { lyonMoves, playTo } from '../../support/e2e/recruit.ts';
import { useStage } from '../../support/e2e/stage.ts';

const stage = useStage();

interface Noted {
  /** Animations that started: the name in the style sheet and the duration. */
  readonly moves: { readonly name: string; readonly seconds: number }[];
  readonly clicks: number;
  readonly buzzes: number;
}

/** Records animations, sounds and vibrations. Must be called before the first screen. */
function takeNotes(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const noted = { moves: [] as { name: string; seconds: number }[], clicks: 0, buzzes: 0 };
    Object.assign(window, { noted });
    document.addEventListener('animationstart', ({ animationName, target }) => {
      const [, name] = /^_?([a-z]+)/.exec(animationName) ?? [];
      noted.moves.push({
        name: name ?? '',
        seconds: parseFloat(getComputedStyle(target as Element).animationDuration),
      });
    });
    const { start } = AudioBufferSourceNode.prototype;
    AudioBufferSourceNode.prototype.start = function (...args) {
      noted.clicks += 1;
      start.apply(this, args);
    };
    navigator.vibrate = () => (noted.buzzes += 1) > 0;
  });
}

const notesOf = (page: Page): Promise<Noted> =>
  page.evaluate(() => (window as unknown as { noted: Noted }).noted);
const movesOf = async (page: Page): Promise<string[]> => (await notesOf(page)).moves.map(({ name }) => name);
const hasMoved = (page: Page, name: string) => expect.poll(() => movesOf(page)).toContain(name);

async function playerAt(step: string, options?: BrowserContextOptions) {
  const player = await stage.at(step, options);
  await takeNotes(player.page);
  return player;
}

const answerOf = (step: string): string =>
  (lyonMoves.find((move) => move.step === step)?.body as { code: string } | undefined)?.code ?? '';

async function solveFirst(page: Page): Promise<void> {
  await page.goto('/home/app/code');
  await page.getByRole('textbox').fill(answerOf('FIND_ALPHA'));
  await page.keyboard.press('Enter');
  await waitForPath(page, '/home/messages/premierMessage');
}

describe('every animation has a meaning', () => {
  it('a stamp is stuck on the envelope only the first time the desk shows it', async () => {
    const { page, recruit } = await playerAt('FIND_ALPHA');
    await page.goto('/home');
    await hasMoved(page, 'stick');
    await playTo(recruit, 'FIND_STATUE');
    await page.goto('/home');
    await hasMoved(page, 'stick');
    // The dials and the messages are new, the folder is not.
    await expect.poll(async () => (await movesOf(page)).filter((name) => name === 'stick').length).toBe(2);
    await page.reload();
    await waitForText(page, 'Étape 2');
    expect(await movesOf(page)).not.toContain('stick');
  });

  it('a solved step is cancelled within a second, over the next screen, without blocking it', async () => {
    const { page } = await playerAt('FIND_ALPHA');
    await page.addInitScript(() => {
      new MutationObserver(() => {
        const passing = document.querySelector('[data-solved]');
        if (!passing) return;
        const { pointerEvents } = getComputedStyle(passing);
        Object.assign(window, { passed: { pointerEvents, hidden: passing.getAttribute('aria-hidden') } });
      }).observe(document, { subtree: true, childList: true });
    });
    await solveFirst(page);
    await hasMoved(page, 'strike');
    const durations = (await notesOf(page)).moves
      .filter(({ name }) => name === 'pass' || name === 'strike')
      .map(({ seconds }) => seconds);
    expect(Math.max(...durations)).toBeLessThanOrEqual(1);
    expect(await page.evaluate(() => (window as unknown as { passed: unknown }).passed)).toEqual({
      pointerEvents: 'none',
      hidden: 'true',
    });
    await expect.poll(() => page.locator('[data-solved]').count()).toBe(0);
  });

  it('a wheel rolls in the direction it is turned, and each notch makes a click and a vibration', async () => {
    const { page } = await playerAt('FIND_STATUE');
    await page.goto('/home/app/code');
    const wheel = page.getByRole('spinbutton').first();
    await wheel.focus();
    // The sounds load after the wheels.
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('/assets/sounds-')),
    );
    expect(await wheel.locator('[data-rolls]').count()).toBe(0);
    expect(await notesOf(page)).toMatchObject({ clicks: 0, buzzes: 0 });
    for (const [key, way] of [
      ['ArrowUp', 'up'],
      ['ArrowDown', 'down'],
      ['9', 'down'],
    ] as const) {
      await page.keyboard.press(key);
      await expect.poll(() => wheel.locator('[data-rolls]').getAttribute('data-rolls')).toBe(way);
    }
    await hasMoved(page, 'roll');
    await expect.poll(() => notesOf(page)).toMatchObject({ clicks: 3, buzzes: 3 });
  });

  it('a needle swings and trembles near a station, and stands still where there is none', async () => {
    const { page } = await playerAt('LA_PLACE');
    await page.goto('/home/app/code');
    const scale = page.getByRole('slider');
    await expect.poll(() => scale.getAttribute('aria-valuetext')).toMatch(/Signal\s: 0/);
    expect(await movesOf(page)).not.toContain('breathe');
    await scale.focus();
    for (let press = 0; press < 31; press += 1) await page.keyboard.press('PageDown');
    await expect.poll(() => scale.getAttribute('aria-valuetext')).not.toMatch(/Signal\s: 0/);
    await hasMoved(page, 'breathe');
    await hasMoved(page, 'tremble');
  });
});

describe('with reduced motion', () => {
  it('no stamp, no solved step and no wheel is animated, and all content is shown', async () => {
    const { page } = await playerAt('FIND_ALPHA', { reducedMotion: 'reduce' });
    await page.goto('/home');
    await waitForText(page, 'Point ALPHA');
    await solveFirst(page);
    await expect.poll(() => page.locator('[data-solved]').count()).toBe(0);
    const known = ['stick', 'pass', 'strike', 'roll', 'breathe'];
    expect((await movesOf(page)).filter((name) => known.includes(name))).toEqual([]);
    await page.goto('/home/app/code');
    await page.getByRole('spinbutton').first().press('ArrowUp');
    await expect.poll(() => page.getByRole('spinbutton').first().getAttribute('aria-valuetext')).toBe('1');
    expect((await movesOf(page)).filter((name) => known.includes(name))).toEqual([]);
  });
});

const oneSwitch = (page: Page, name: string) => page.getByRole('switch', { name: new RegExp(name) });

describe('the telephone', () => {
  it('makes no click and no vibration after the setting is switched off', async () => {
    const { page } = await playerAt('FIND_STATUE');
    await page.goto('/home/settings');
    await oneSwitch(page, 'Bruits et vibrations').tap();
    await page.goto('/home/app/code');
    await page.getByRole('spinbutton').first().press('ArrowUp');
    await expect.poll(() => page.getByRole('spinbutton').first().getAttribute('aria-valuetext')).toBe('1');
    expect(await notesOf(page)).toMatchObject({ clicks: 0, buzzes: 0 });
  });

  it('has a full sun mode with dark text on light paper on every screen, at a contrast of 7:1', async () => {
    const { page } = await playerAt('FIND_STATUE', { reducedMotion: 'reduce' });
    await page.goto('/home/settings');
    await page.getByRole('heading', { level: 1 }).waitFor();
    const ground = () => page.locator('.night').evaluate((night) => getComputedStyle(night).backgroundColor);
    // While one screen replaces another, no colour can be read.
    await expect.poll(ground).toMatch(/^rgb/);
    const night = await ground();
    await oneSwitch(page, 'Plein soleil').tap();
    await expect.poll(ground).not.toBe(night);
    for (const path of ['/home/settings', '/home', '/home/app/code', '/home/messages/premierMessage']) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await expect.poll(() => page.locator('[data-page=loading], main[aria-busy=true]').count()).toBe(0);
      await expect.poll(ground, { message: path }).not.toBe(night);
      expect(await axeFindings(page), path).toEqual([]);
    }
    await page.goto('/home/settings');
    await oneSwitch(page, 'Plein soleil').tap();
    await expect.poll(ground).toBe(night);
  });

  it('shows the holes of a punched tape in full sun mode too, on a strip that contrasts with the page', async () => {
    const { page } = await stage.at('FIND_STATUE', { reducedMotion: 'reduce' });
    await page.addInitScript(() => localStorage.setItem('poste-restante.prefers.sun', 'yes'));
    await page.goto('/home/messages/premierMessage');
    const tape = page.getByRole('img', { name: 'Ruban télégraphique perforé' });
    const colours = () =>
      tape.evaluate((strip) => {
        const ground = getComputedStyle(strip.closest('.night') ?? strip).backgroundColor;
        const hole = strip.querySelector('path');
        return {
          ground,
          strip: getComputedStyle(strip).backgroundColor,
          hole: hole ? getComputedStyle(hole).fill : '',
        };
      });
    await expect.poll(async () => (await colours()).ground).toBe('rgb(244, 236, 219)');
    const { ground, strip, hole } = await colours();
    expect(screenContrast(flatten([hole]), flatten([strip]))).toBeGreaterThan(7);
    expect(strip).not.toBe(ground);
  });
});
