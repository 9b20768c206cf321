// Plays lyon.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { pressOn, tabTo } from '../../support/e2e/keyboard.ts';
import { waitForPath, waitForText } from '../../support/e2e/look.ts';
import { callsOf, openPhone, recruitAt } from '../../support/e2e/recruit.ts';
import { useStage } from '../../support/e2e/stage.ts';
import { driveTime, stopClock, timeBrings } from '../../support/e2e/time.ts';
import { hostServer } from '../../support/server/hosted-server.ts';

const stage = useStage();
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const dial = (page: Page, number: number) => page.getByRole('spinbutton', { name: `Molette ${number}` });
const frequency = async (page: Page): Promise<number> => Number(await page.getByRole('slider').getAttribute('aria-valuenow'));
const digits = (page: Page) =>
  page.getByRole('spinbutton').evaluateAll((dials) => dials.map((one) => one.getAttribute('aria-valuenow')).join(''));

describe('with the keyboard alone', () => {
  it('dials are turned by arrows and digits, and the right code makes their message readable', async () => {
    const { page } = await stage.at('FIND_STATUE');
    await driveTime(page, stage.server);
    await page.goto('/home/app/code');
    await tabTo(page, dial(page, 1));
    await page.keyboard.press('ArrowUp');
    for (const digit of ['8', '7', '8']) {
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press(digit);
    }
    expect(await digits(page)).toBe('1878');
    await timeBrings(page, page.getByText('Code Correct'));
    await waitForText(page, 'Ils sont quatre et aucun ne parlera.');
  });

  it.each(['ca', 'cA'])('the initials « %s » are sent automatically, in capitals', async (typed) => {
    const { page } = await stage.at('RENDEZ_VOUS');
    const bodies: unknown[] = [];
    page.on('request', (request) => request.url().endsWith('code/check') && bodies.push(request.postDataJSON()));
    await page.goto('/home/app/code');
    await tabTo(page, page.getByLabel('Initiales'));
    await page.keyboard.type(typed);
    await waitForPath(page, '/home');
    expect(bodies).toEqual([expect.objectContaining({ code: 'CA' })]);
  });

  it('the receiver is tuned and played, and its scale stops at both ends', async () => {
    const { page } = await stage.at('LA_PLACE');
    const scale = page.getByRole('slider', { name: 'Fréquence' });
    const value = () => scale.getAttribute('aria-valuenow');
    await page.goto('/home/app/code');
    await tabTo(page, scale);
    expect(await value()).toBe('5000');
    for (const [key, expected] of [
      ['End', '9999'],
      ['PageUp', '9999'],
      ['ArrowLeft', '9998'],
      ['Home', '0'],
      ['ArrowLeft', '0'],
      ['PageUp', '100'],
    ] as const) {
      await page.keyboard.press(key);
      expect(await value(), key).toBe(expected);
    }
    for (let press = 0; press < 18; press += 1) await page.keyboard.press('PageUp');
    for (let press = 0; press < 8; press += 1) await page.keyboard.press('ArrowLeft');
    expect(await value()).toBe('1892');
    await waitForText(page, 'Ici Quincieux. Avec un x.');
    await pressOn(page, button(page, 'Écouter'));
    await waitForText(page, 'Laissez la boucle aller au bout.');
  });
});

describe('the dials', () => {
  it('wrap at both ends, and their progress bar is 85 % wide and starts at the first change', async () => {
    const { page } = await stage.at('FIND_STATUE');
    await page.clock.install();
    await page.goto('/home/app/code');
    const bar = page.getByRole('progressbar', { name: 'Essai en cours' });
    await waitForText(page, 'Le mécanisme attend.');
    await page.clock.runFor(10_000);
    expect(await bar.getAttribute('aria-valuenow')).toBe('0');
    const share = await bar.evaluate(
      (element) => element.getBoundingClientRect().width / (element.parentElement?.getBoundingClientRect().width ?? 1),
    );
    expect(share).toBeCloseTo(0.85, 2);
    await button(page, 'Molette 1 : chiffre précédent').tap();
    await expect.poll(() => digits(page)).toBe('9000');
    await button(page, 'Molette 1 : chiffre suivant').tap();
    await expect.poll(() => digits(page)).toBe('0000');
  });

  it('show « Code Erroné » after five seconds, not before, and the message stays scrambled', async () => {
    const { page } = await stage.at('FIND_STATUE');
    await page.clock.install();
    await page.goto('/home/app/code');
    const message = page.getByLabel('Message chiffré');
    const scrambled = await message.innerText();
    const calls = callsOf(page);
    const pass = await stopClock(page);
    await button(page, 'Molette 2 : chiffre suivant').tap();
    await waitForText(page, 'Le mécanisme cherche…');
    await pass(4_900);
    expect(calls).not.toContain('POST code/recognise');
    await pass(200);
    await expect.poll(() => calls).toContain('POST code/recognise');
    await page.clock.resume();
    await waitForText(page, 'Code Erroné');
    expect(await message.innerText()).toBe(scrambled);
    expect(await page.getByRole('button', { name: /étape suivante/ }).count()).toBe(0);
  });
});

describe('a button of the receiver that is held', () => {
  it.each([
    ['the window loses the focus', (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('blur')))],
    ['the page is hidden', (page: Page) => setHidden(page, true)],
    ['the system cancels the touch', (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('pointercancel')))],
  ])('stops repeating when %s', async (_when, happen) => {
    const { page } = await stage.at('LA_PLACE');
    await page.clock.install();
    await page.goto('/home/app/code');
    await button(page, '+1').hover();
    const pass = await stopClock(page);
    await page.mouse.down();
    await expect.poll(() => frequency(page)).toBe(5001);
    await pass(550);
    await expect.poll(() => frequency(page)).toBe(5003);
    await happen(page);
    await pass(1_000);
    expect(await frequency(page)).toBe(5003);
    await page.mouse.up();
  });

  it('acts at once, again after 400 ms, then every 100 ms', async () => {
    const { page } = await stage.at('LA_PLACE');
    await page.clock.install();
    await page.goto('/home/app/code');
    await button(page, '+1').hover();
    const pass = await stopClock(page);
    await page.mouse.down();
    for (const [milliseconds, moves] of [
      [0, 1],
      [390, 1],
      [20, 2],
      [80, 2],
      [20, 3],
      [700, 10],
    ] as const) {
      await pass(milliseconds);
      await expect.poll(() => frequency(page)).toBe(5000 + moves);
    }
    await page.mouse.up();
    await pass(1_000);
    expect(await frequency(page)).toBe(5010);
    expect((await page.getByRole('group', { name: 'Accord' }).getByRole('button').allInnerTexts()).join(' ')).toBe('−100 −1 +1 +100');
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
    page.on('request', (request) => request.resourceType() === 'media' && sounds.add(new URL(request.url()).pathname));
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

describe('the conversation', () => {
  it('makes one call when « Oui » is tapped twice', async () => {
    const { page } = await stage.at('THE_SMS');
    await page.goto('/home/app/code');
    await button(page, 'Appuyer pour Confirmer').tap();
    const calls = callsOf(page);
    await button(page, 'Oui').evaluate((element: HTMLElement) => {
      element.click();
      element.click();
    });
    await waitForPath(page, '/home');
    await waitForText(page, 'Étape 6');
    expect(calls.filter((call) => call === 'POST code/check')).toHaveLength(1);
  });

  it('answers « Non », and its last message is not hidden by the bar', async () => {
    const { page } = await stage.at('THE_SMS');
    await page.goto('/home/app/code');
    await button(page, 'Appuyer pour Confirmer').tap();
    await button(page, 'Non').tap();
    await waitForText(page, 'Alors marchez. La place n’ira nulle part.');
    const isAboveBar = async (): Promise<boolean> => {
      const [end, bar] = await Promise.all([
        button(page, 'Appuyer pour Confirmer').boundingBox(),
        page.getByRole('navigation', { name: 'Barre de l’enquête' }).boundingBox(),
      ]);
      return end !== null && bar !== null && end.y + end.height <= bar.y;
    };
    await expect.poll(isAboveBar).toBe(true);
  });
});

/** The time at which each message appeared, in milliseconds since the page was opened. */
async function arrivals(page: Page, count: number): Promise<number[]> {
  await page.addInitScript(() => {
    const times: number[] = [];
    Object.assign(window, { arrivals: times });
    const look = () => {
      const shown = document.querySelectorAll('[role=log] > p:not([aria-hidden])').length;
      while (times.length < shown) times.push(performance.now());
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true });
  });
  // The clock is stopped before the page opens: on a slow machine the first messages would come before it stops.
  await page.clock.install();
  const pass = await stopClock(page);
  await page.goto('/home/app/code');
  const shown = async (): Promise<number> => {
    await pass(50);
    return page.getByRole('log').locator('p:not([aria-hidden])').count();
  };
  await expect.poll(shown, { interval: 10 }).toBe(count);
  return page.evaluate(() => (window as unknown as { arrivals: number[] }).arrivals);
}

describe('messages are deciphered in', () => {
  it.each([
    ['2 seconds each, after an analysis of 1.6 seconds', {}, 2_000, 2],
    ['0.2 seconds each in debug mode', { GAME_DEBUG: '1' }, 200, 5],
  ])('%s', async (_pace, env, each, count) => {
    const server = await hostServer({ GAME_DEBUG: '', ...env });
    try {
      const page = await openPhone(stage.browser, server, await recruitAt(server, 'THE_SMS'));
      const times = await arrivals(page, count);
      const pauses = times.slice(1).map((time, index) => time - (times[index] ?? 0));
      for (const pause of pauses) expect(Math.abs(pause - each)).toBeLessThan(Math.max(150, each * 0.2));
      expect(await page.getByRole('button', { name: 'Appuyer pour Confirmer' }).count()).toBe(count === 5 ? 1 : 0);
    } finally {
      await server.stop();
    }
  });
});

describe('a refused answer', () => {
  it('shows the author’s words or « Code Erroné », or « Code trop court » without a call', async () => {
    const { page } = await stage.at('DEVOIR_MUT');
    const calls = callsOf(page);
    await page.goto('/home/app/code');
    const field = page.getByLabel('Mot de passe');
    await field.fill('ABC');
    await field.press('Enter');
    await waitForText(page, 'Code trop court');
    expect(calls).not.toContain('POST code/check');
    await field.fill('ABCD');
    await field.press('Enter');
    await waitForText(page, 'Code Erroné');
    await field.fill('ABEILLE');
    await field.press('Enter');
    await expect.poll(() => page.getByRole('alert').allInnerTexts()).not.toContain('Code Erroné');
    for (const link of await page.getByRole('navigation', { name: 'Pièces à relire' }).getByRole('link').all()) {
      expect(await link.getAttribute('href')).toMatch(/^\/(home\/messages\/\w+|document\/\w+|home\/app\/frequencies)$/);
    }
  });

  it('blocks further answers for a while after too many, and the seconds that remain are shown', async () => {
    const { page, recruit } = await stage.at('FIND_ALPHA');
    // The tenth wrong answer blocks for two minutes, the sixth for ten seconds: a busy machine may need longer to open the page.
    for (const wrong of ['AAA', 'BBB', 'CCC', 'DDD', 'EEE', 'FFF', 'GGG', 'HHH', 'III', 'JJJ']) {
      stage.server.wait(120_000);
      await recruit.session.post('code/check', { code: wrong });
    }
    await page.goto('/home/app/code');
    await page.getByRole('textbox').fill('Bellecour');
    await page.keyboard.press('Enter');
    await waitForText(page, 'Problème validation');
    await waitForText(page, 'Trop d’essais : réessayez dans');
    expect(await page.getByRole('button', { name: /VALIDER dans \d+ s/ }).isDisabled()).toBe(true);
  });
});
