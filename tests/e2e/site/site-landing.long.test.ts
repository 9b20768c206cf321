import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { inspect, waitForText } from '../../support/e2e/look.ts';
import { takenOver } from '../../support/e2e/public-pages.ts';
import { callsOf } from '../../support/e2e/recruit.ts';
import { useStage } from '../../support/e2e/stage.ts';
import { root } from '../../support/programs/run.ts';

const stage = useStage();
const site = parse(readFileSync(join(root, 'scenarios/site.yaml'), 'utf8')) as {
  checkoutLink: string;
  socialLink: string;
};

interface Act {
  readonly begins: number;
  readonly lasts: number;
}

/** Start and duration of each part's animation in the style sheet, in milliseconds after the first paint. */
function timetable(page: Page): Promise<Record<string, Act>> {
  return page.evaluate(() => {
    const parts = {
      hello: 'main p',
      name: 'h1',
      steps: 'main div:has(> ol)',
      tagline: 'h1 + p',
      purchase: 'main div:has(> section)',
    };
    const acts = Object.entries(parts).map(([name, selector]) => {
      const element = document.querySelector(selector);
      const times = (element?.getAnimations({ subtree: true }) ?? []).map(
        (animation) => animation.effect?.getComputedTiming() ?? {},
      );
      const begins = Math.min(...times.map(({ delay }) => Number(delay)));
      const ends = Math.max(
        ...times.map(({ delay, activeDuration }) => Number(delay) + Number(activeDuration)),
      );
      return [name, { begins: Math.round(begins), lasts: Math.round(ends - begins) }] as const;
    });
    return Object.fromEntries(acts);
  });
}

/** Pauses all animations, so that none ends before the test reads it on a slow machine. */
async function holdAnimations(page: Page): Promise<void> {
  const tools = await page.context().newCDPSession(page);
  await tools.send('Animation.enable');
  await tools.send('Animation.setPlaybackRate', { playbackRate: 0 });
}

const MOVING = { reducedMotion: 'no-preference' } as const;
const opacities = (page: Page) =>
  page.evaluate(() =>
    ['main div:has(> ol)', 'main div:has(> section)'].map((selector) => {
      const element = document.querySelector(selector);
      return element ? Number(getComputedStyle(element).opacity) : Number.NaN;
    }),
  );

describe('the landing page', () => {
  it('P-LAND-02, P-LAND-06, P-CONST-10, P-CONST-11, P-CONST-12: types at 0.15 s and 0.1 s per character, and shows the steps at 2.8 s, the tagline and the purchase at 3.8 s', async () => {
    const page = await stage.phone(null, MOVING);
    await holdAnimations(page);
    await page.goto('/');
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await timetable(page)).toEqual({
      hello: { begins: 0, lasts: 1200 },
      name: { begins: 1200, lasts: 1400 },
      steps: { begins: 2800, lasts: 1000 },
      tagline: { begins: 3800, lasts: 300 },
      purchase: { begins: 3800, lasts: 1000 },
    });
  });

  it('has no link that can be tapped, focused or read aloud before it is shown, but the order in its head', async () => {
    const page = await stage.phone(null, MOVING);
    await holdAnimations(page);
    await page.goto('/');
    await page.getByRole('heading', { level: 1 }).waitFor();
    for (const name of [/Commandez/, /cela se joue/, 'CGV', 'Suivez-nous', /résolu une enquête/])
      expect(await page.getByRole('link', { name, includeHidden: true }).count()).toBe(1);
    expect(await page.getByRole('main').getByRole('link').count()).toBe(0);
    const seen = await page.evaluate(() =>
      [...document.querySelectorAll('main a')].map((link) => getComputedStyle(link).visibility),
    );
    expect(new Set(seen)).toEqual(new Set(['hidden']));
    expect(await page.getByRole('banner').getByRole('link', { name: 'Commander' }).isVisible()).toBe(true);
  });

  it('is finished by a key, and from the first frame at a second visit', async () => {
    const page = await stage.phone(null, MOVING);
    await holdAnimations(page);
    await page.goto('/');
    await takenOver(page);
    // The page listens a moment after it was taken over.
    await expect
      .poll(async () => {
        await page.keyboard.press('a');
        return opacities(page);
      })
      .toEqual([1, 1]);
    const response = await page.goto('/');
    expect(await response?.text()).not.toMatch(/class="[^"]*playing/);
    expect(await opacities(page)).toEqual([1, 1]);
  });

  it('P-ROUTE-01: is shown at once with reduced motion, and does not scroll sideways', async () => {
    const page = await stage.phone(null, { reducedMotion: 'reduce' });
    await page.goto('/');
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await opacities(page)).toEqual([1, 1]);
    expect(
      await page.evaluate(
        () => document.querySelector('main > div')?.getAnimations({ subtree: true }).length,
      ),
    ).toBe(0);
    await inspect(page, '/');
  });

  it('P-ROUTE-02: is animated at the exact root only, and not again when the visitor comes back', async () => {
    const page = await stage.phone(null, MOVING);
    for (const path of ['/concept', '/legal', '/login']) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(await page.getByText('Bonjour,').count()).toBe(0);
      expect(await page.getByText(/^Jeu d.enquêtes postales et locales$/).count()).toBe(0);
    }
    await page.goto('/');
    await waitForText(page, "Jeu d'enquêtes postales et locales");
    await page.getByRole('link', { name: 'Connexion' }).tap();
    await page.getByRole('heading', { name: 'Connexion' }).waitFor();
    await page.getByRole('link', { name: 'Retour' }).tap();
    await page.getByText('Bonjour,').waitFor();
    expect(await opacities(page)).toEqual([1, 1]);
  });

  it('P-LAND-07, P-LAND-15, P-API-21: links to the payment without a call, and to the social network in a new tab', async () => {
    const page = await stage.phone(null, { reducedMotion: 'reduce' });
    const calls = callsOf(page);
    await page
      .context()
      .route(/^https:/, (route) =>
        route.fulfill({ contentType: 'text/html', body: `ailleurs ${route.request().url()}` }),
      );
    await page.goto('/');
    const [opened] = await Promise.all([
      page.context().waitForEvent('page'),
      page.getByRole('link', { name: 'Suivez-nous' }).tap(),
    ]);
    await waitForText(opened, `ailleurs ${site.socialLink}`);
    await page.getByRole('link', { name: 'Commandez un pack Paris, Lyon ou Toulouse' }).tap();
    await waitForText(page, `ailleurs ${site.checkoutLink}`);
    expect(calls).toEqual([]);
  });
});
