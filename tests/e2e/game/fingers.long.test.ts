// Plays lyon, toulouse.
import type { CDPSession, Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { readCity } from '../../support/cities/cities.ts';
import { pressOn } from '../../support/e2e/keyboard.ts';
import { waitForPath, waitForText } from '../../support/e2e/look.ts';
import { useStage } from '../../support/e2e/stage.ts';

const stage = useStage();
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

interface Point {
  readonly x: number;
  readonly y: number;
}

const STEPS = 8;

/** One finger touches, slides and lifts. The browser receives real touch events, not synthetic DOM events. */
async function slide(session: CDPSession, from: Point, to: Point): Promise<void> {
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: [...points] });
  await send('touchStart', [from]);
  for (let step = 1; step <= STEPS; step += 1) {
    const share = step / STEPS;
    await send('touchMove', [{ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }]);
  }
  await send('touchEnd', []);
}

async function middleOf(one: Locator): Promise<Point> {
  const box = await one.boundingBox();
  if (!box) throw new Error('nothing to be touched');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** The CSS that decides how the browser handles a swipe beside the instrument and on it. */
const swipesOf = (page: Page) =>
  page.evaluate(() => {
    const instrument = document.querySelector('main h2')?.closest('main > *') as Element;
    return [
      getComputedStyle(document.documentElement).overscrollBehaviorX,
      getComputedStyle(instrument).touchAction,
    ];
  });

describe('a finger', () => {
  it('pulls the scale of the receiver both ways, and stays in the puzzle', async () => {
    const { page } = await stage.at('LA_PLACE');
    await page.goto('/home');
    await page.goto('/home/app/code');
    const scale = page.getByRole('slider');
    await scale.waitFor();
    expect(await swipesOf(page), 'a swipe does not leave the screen').toEqual(['none', 'pan-y pinch-zoom']);
    const value = async () => Number(await scale.getAttribute('aria-valuenow'));
    const session = await page.context().newCDPSession(page);
    const middle = await middleOf(scale);
    await slide(session, middle, { ...middle, x: middle.x - 124 });
    await expect.poll(value).toBeGreaterThan(5150);
    await slide(session, { ...middle, x: middle.x - 140 }, { ...middle, x: middle.x + 140 });
    await expect.poll(value).toBeLessThan(4800);
    expect(new URL(page.url()).pathname).toBe('/home/app/code');
  });
});

describe('the main controls of an instrument stay above the bar', () => {
  it('« Écouter » is above the bar of a small phone, even with a long transcript', async () => {
    const { page } = await stage.at(
      'SQUARE_END',
      { viewport: { width: 320, height: 568 } },
      readCity('toulouse'),
    );
    await page.goto('/home/app/code');
    await page.getByRole('spinbutton').first().focus();
    for (const digit of '177708') {
      await page.keyboard.press(digit);
      await page.keyboard.press('ArrowRight');
    }
    await button(page, 'Lire ce que l’on entend').tap();
    await waitForText(page, 'Vous êtes déjà passé par ici.');
    const listen = await page.getByRole('button', { name: 'Écouter' }).boundingBox();
    const bar = await page.getByRole('navigation', { name: 'Barre de l’enquête' }).boundingBox();
    expect((listen?.y ?? 0) + (listen?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  });

  it('a deciphered message stands above the button to the next step, and the button above the bar', async () => {
    const { page } = await stage.at('FIND_STATUE');
    await page.goto('/home/app/code');
    await page.getByRole('spinbutton').first().focus();
    for (const digit of '1878') {
      await page.keyboard.press(digit);
      await page.keyboard.press('ArrowRight');
    }
    await waitForText(page, 'Code Correct');
    const message = await page.getByRole('region', { name: 'Message déchiffré' }).boundingBox();
    const next = await page.getByRole('button', { name: 'Passer à l’étape suivante' }).boundingBox();
    const bar = await page.getByRole('navigation', { name: 'Barre de l’enquête' }).boundingBox();
    expect(message?.height).toBeGreaterThan(100);
    expect((message?.y ?? 0) + (message?.height ?? 0)).toBeLessThanOrEqual(next?.y ?? 0);
    expect((next?.y ?? 0) + (next?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  });

  it('a conversation answers « Non », and its last message is above the bar', async () => {
    const { page } = await stage.at('THE_SMS');
    await page.goto('/home/app/code');
    await button(page, 'Appuyer pour Confirmer').tap();
    await button(page, 'Non').tap();
    await waitForText(page, 'Alors marchez. La place ne s’envolera pas.');
    const isAboveBar = async (): Promise<boolean> => {
      const [end, bar] = await Promise.all([
        button(page, 'Appuyer pour Confirmer').boundingBox(),
        page.getByRole('navigation', { name: 'Barre de l’enquête' }).boundingBox(),
      ]);
      return end !== null && bar !== null && end.y + end.height <= bar.y;
    };
    await expect.poll(isAboveBar).toBe(true);
  });

  it('below a page, the screen scrolls to the last picture, and the bar stays at its foot', async () => {
    const { page } = await stage.at('ECHARPE_TABAC', {}, readCity('toulouse'));
    await page.goto('/home/app/code/LA_COUR');
    await page.getByRole('button', { name: 'Un chapiteau tout simple' }).tap();
    await waitForText(page, '1 sur 4');
    const bar = await page.getByRole('navigation', { name: 'Barre de l’enquête' }).boundingBox();
    expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBe(page.viewportSize()?.height);
  });
});

/** Elements around this one that scroll inside the page. */
const scrollersAround = (one: Locator) =>
  one.evaluate((element) => {
    const found: string[] = [];
    for (
      let around = element.parentElement;
      around && around !== document.body;
      around = around.parentElement
    )
      if (/auto|scroll/.test(getComputedStyle(around).overflowY)) found.push(around.className);
    return found;
  });

describe('the map', () => {
  it('is seen whole, has text of 17 px over the whole screen after « Agrandir », and « Fermer » returns the focus to that button', async () => {
    const { page } = await stage.at('FIND_STATUE');
    await page.goto('/document/map');
    const drawing = page.locator('figure').getByRole('img');
    await drawing.waitFor();
    const sheet = await page.getByRole('article').boundingBox();
    const whole = await drawing.boundingBox();
    expect(whole?.width).toBeLessThanOrEqual(sheet?.width ?? 0);
    expect(await scrollersAround(drawing)).toEqual([]);
    const key = page.getByRole('button', { name: 'Agrandir' });
    await pressOn(page, key);
    const view = page.getByRole('dialog');
    await view.waitFor();
    const scale = await view
      .getByRole('img')
      .evaluate((enlarged: SVGSVGElement) => enlarged.getScreenCTM()?.a ?? 0);
    expect(12 * scale).toBeGreaterThanOrEqual(17);
    expect(await view.boundingBox()).toMatchObject({ x: 0, y: 0, width: 390, height: 844 });
    await page.getByRole('button', { name: 'Fermer' }).tap();
    await expect.poll(() => key.evaluate((one) => one === document.activeElement)).toBe(true);
  });
});

/** Returns a count of the sounds that are playing. Must be called before the page is opened. */
async function countSounds(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const sounds = new Set<HTMLMediaElement>();
    const { play } = HTMLMediaElement.prototype;
    HTMLMediaElement.prototype.play = function () {
      sounds.add(this);
      return play.call(this);
    };
    Object.assign(window, { playing: () => [...sounds].filter(({ paused }) => !paused).length });
  });
  return () => page.evaluate(() => (window as unknown as { playing(): number }).playing());
}

/** Simulates that another application comes to the front, or that the browser comes back. */
const setHidden = (page: Page, hidden: boolean) =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { value, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);

describe('the sound of a receiver', () => {
  it('P-API-22: starts with a tap, and stops with another tap, when the page is hidden and when the player leaves the screen', async () => {
    const { page } = await stage.at('LA_PLACE');
    const playing = await countSounds(page);
    const sounds = new Set<string>();
    page.on(
      'request',
      (request) => request.resourceType() === 'media' && sounds.add(new URL(request.url()).pathname),
    );
    await page.goto('/home/app/code');
    await button(page, 'Écouter').waitFor();
    expect(await playing()).toBe(0);
    for (const leave of [
      () => button(page, 'Arrêter').tap(),
      () => setHidden(page, true),
      () => page.evaluate(() => window.dispatchEvent(new Event('pagehide'))),
    ]) {
      await setHidden(page, false);
      await button(page, 'Écouter').tap();
      await expect.poll(playing).toBe(1);
      await leave();
      await expect.poll(playing).toBe(0);
      await button(page, 'Écouter').waitFor();
    }
    await button(page, 'Écouter').tap();
    await expect.poll(playing).toBe(1);
    await page.getByRole('link', { name: 'Retour' }).tap();
    await waitForPath(page, '/home');
    await expect.poll(playing).toBe(0);
    expect(sounds.size).toBeGreaterThan(0);
    expect([...sounds].filter((path) => !/^\/media\/[^?]+\.(ogg|mp3)$/.test(path))).toEqual([]);
  });
});
