// Plays lyon, paris, toulouse.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { puzzleTypes } from '../../../engine/puzzles/index.ts';
import { cityNames, readCity, type TestCity } from '../../support/cities/cities.ts';
import { complaintsOf } from '../../support/e2e/public-pages.ts';
import { answersOf, recruitAt } from '../../support/e2e/recruit.ts';
import { useStage } from '../../support/e2e/stage.ts';
import {
  expectShiftBelow,
  fontsPainted,
  holdFonts,
  holdPictures,
  holdScripts,
  refuseFonts,
  textPainted,
  watchShift,
} from '../../support/e2e/first-paint.ts';

const stage = useStage();

/** For each puzzle type on a city's route, the first step with it. */
const kinds = Object.keys(puzzleTypes).flatMap((slug) => {
  const places = cityNames.flatMap((name) => {
    const city = readCity(name);
    const steps = city.routes.flatMap(({ moves }) => moves.map(({ step }) => step));
    const isDrawn = (step: string): boolean =>
      city.scenario.steps[step]?.puzzle?.type === slug && !city.scenario.steps[step]?.beside;
    return steps.filter(isDrawn).map((step) => ({ city, step }));
  });
  return places.slice(0, 1).map((place) => ({ slug, ...place }));
});

/** Complaints that the test itself causes: the service worker is blocked, and a reload aborts requests. */
const OURS = /Service Worker registration blocked|^failed: /;

/** Opens a phone at a step and collects the complaints of its page. */
async function phoneAt({ city, step }: { readonly city: TestCity; readonly step: string }) {
  const { page } = await stage.at(step, {}, city);
  await watchShift(page);
  const all = complaintsOf(page);
  return { page, complaints: () => all.filter((complaint) => !OURS.test(complaint)) };
}

/** The state of an instrument's controls: values of fields, wheels and buttons. */
const setOn = (page: Page): Promise<string[]> =>
  page.locator('main').evaluate((main) =>
    [...main.querySelectorAll('input, textarea, [role=spinbutton], [role=slider], button')].map((control) => {
      if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) return control.value;
      return (
        ['aria-valuetext', 'aria-label', 'aria-pressed'].map((name) => control.getAttribute(name)).join() +
        control.textContent
      );
    }),
  );

/**
 * Types a character that the field accepts, or presses the first button, and waits until the draft is stored.
 */
async function setSomething(page: Page, slug: string): Promise<void> {
  const field = page.locator('main').locator('input, textarea').first();
  if ((await field.count()) > 0) await field.fill(slug === 'number-fields' ? '1' : 'A');
  else await page.locator('main').getByRole('button').first().tap();
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).some((name) => name.includes('.draft.'))))
    .toBe(true);
}

/** Layout shift, tolerated while scripts and pictures arrive. */
const MOST_SHIFT = 0.001;

/**
 * Layout shift, tolerated when all web fonts arrive after the text: half of what Core Web Vitals call good.
 */
const MOST_FONT_SHIFT = 0.05;

/** The only puzzle type without controls to set. */
const TO_BE_READ = 'last-sms';

describe('a step that the server rendered', () => {
  it.each(kinds)(
    'with a $slug is hydrated without a complaint or a layout shift, and is restored after a reload',
    async (kind) => {
      const { page, complaints } = await phoneAt(kind);
      const letFontsArrive = await holdFonts(page);
      await page.goto('/home/app/code', { waitUntil: 'domcontentloaded' });
      expect(await page.locator('#initial-state').count()).toBe(1);
      await textPainted(page);
      await expectShiftBelow(page, MOST_SHIFT);
      letFontsArrive();
      await fontsPainted(page);
      await expectShiftBelow(page, MOST_FONT_SHIFT);
      expect(complaints()).toEqual([]);
      if (kind.slug === TO_BE_READ) return;
      const untouched = await setOn(page);
      await setSomething(page, kind.slug);
      const touched = await setOn(page);
      expect(touched).not.toEqual(untouched);
      await page.reload();
      expect(await setOn(page)).toEqual(touched);
      expect(complaints()).toEqual([]);
      await expectShiftBelow(page, MOST_FONT_SHIFT);
    },
  );

  it.each(['reduce', 'no-preference'] as const)(
    'is painted before any script has arrived, and ignores input until then (motion: %s)',
    async (motion) => {
      const { page } = await stage.at('SECOND_LETTER', { reducedMotion: motion });
      await watchShift(page);
      await refuseFonts(page);
      const release = await holdScripts(page);
      const showPictures = await holdPictures(page);
      await page.goto('/home/app/code', { waitUntil: 'commit' });
      await textPainted(page);
      const field = page.locator('main input');
      expect(await page.locator('main [data-page=ready]').innerText()).not.toBe('');
      expect(await field.isVisible()).toBe(true);
      await field.focus();
      expect(await field.evaluate((element) => element === document.activeElement)).toBe(false);
      release();
      await answersOf(page);
      showPictures();
      await page.waitForLoadState('networkidle');
      // Before the focus: a page that follows it has moved on purpose.
      await expectShiftBelow(page, MOST_SHIFT);
      await field.focus();
      expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
    },
  );

  it('checks the session and the status again once it is hydrated', async () => {
    const { page } = await stage.at('FIND_ALPHA');
    const asked: string[] = [];
    page.on('request', (request) => void asked.push(new URL(request.url()).pathname));
    await page.goto('/home/app/code');
    const calls = () =>
      asked
        .filter((path) => /\/user\/(?:check|status\/current)$/.test(path))
        .map((path) => path.replace('/api/', ''));
    await expect.poll(() => calls().sort()).toEqual(['user/check', 'user/status/current']);
  });

  it('stays usable when the network fails before the game’s script has arrived', async () => {
    const { page } = await stage.at('FIND_ALPHA');
    await page.route('**/api/user/check', (route) => route.abort());
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route(/GameRoutes-.*\.js$/, async (route) => {
      await released;
      await route.continue();
    });
    const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/user/check'));
    await page.goto('/home/app/code', { waitUntil: 'commit' });
    await failed;
    // The request is retried once, and fails too.
    await page.waitForEvent('requestfailed', (request) => request.url().endsWith('/user/check'));
    release();
    await answersOf(page);
    await page.getByLabel('Point ALPHA').fill('quai');
    expect(await page.getByLabel('Point ALPHA').inputValue()).toBe('quai');
  });

  it('weighs less than 60 KiB', async () => {
    const { session } = await recruitAt(stage.server, 'FIND_ALPHA');
    const { text } = await session.open('/home/app/code');
    expect(text.length).toBeLessThan(60 * 1024);
  });
});
