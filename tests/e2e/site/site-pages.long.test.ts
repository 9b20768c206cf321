import type { Page } from 'playwright-core';
import { languageOfAddress } from '../../../engine/index.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { axeFindings } from '../../support/e2e/axe.ts';
import { waitForPath, waitForText } from '../../support/e2e/look.ts';
import { complaintsOf, hostsAsked, publicAddresses, takenOver } from '../../support/e2e/public-pages.ts';
import { sidewaysScroll } from '../../support/e2e/screen-rules.ts';
import { useStage } from '../../support/e2e/stage.ts';
import { stopClock } from '../../support/e2e/time.ts';
import { newAccount } from '../../support/server/api-session.ts';
import { foldText } from '../../support/spoilers/texts.ts';

const stage = useStage();

const oneLine = (text: string): string => foldText(text).replace(/\s+/g, ' ').trim();
const words = async (page: Page): Promise<string> => oneLine(await page.locator('body').innerText());
const styles = (page: Page) =>
  page.$$eval('link[rel=stylesheet]', (links) => links.map((link) => link.getAttribute('href') ?? '').sort());

const ABOUT_SCRIPT = oneLine('a besoin de JavaScript');

/** Keeps the markup and the element `main` that a document has before its scripts run. */
const keepServed = (): void =>
  document.addEventListener('DOMContentLoaded', () => {
    const root = document.getElementById('root');
    const served = [...document.querySelectorAll('link[rel=stylesheet]')]
      .map((link) => link.getAttribute('href') ?? '')
      .sort();
    Object.assign(window, { before: root?.innerHTML, main: document.querySelector('main'), served });
  });

/** Returns the markup and the styles of an address before and after hydration, and its complaints. */
async function watchTakeOver(page: Page, path: string) {
  const complaints = complaintsOf(page);
  await page.goto(path);
  await takenOver(page);
  const { before, served, ...after } = await page.evaluate(() => {
    const { before, main, served } = window as unknown as { before: string; main: Element; served: string[] };
    return {
      before,
      served,
      html: document.getElementById('root')?.innerHTML,
      sameMain: main === document.querySelector('main'),
    };
  });
  return { complaints, before, after, served };
}

describe('without script', () => {
  it('the landing page shows all of its elements with motion too, once its fades are over', async () => {
    const page = await stage.phone(null, { javaScriptEnabled: false });
    await page.goto('/');
    const unseen = () =>
      page
        .locator('main *')
        .evaluateAll(
          (elements) => elements.filter((element) => getComputedStyle(element).opacity === '0').length,
        );
    await expect.poll(unseen).toBe(0);
    for (const name of [/^Commandez/, /Suivez-nous/])
      expect(await page.getByRole('link', { name }).isVisible()).toBe(true);
  });

  it('a form says that it needs a script, and puts no typed text into the address when it is sent nevertheless', async () => {
    const page = await stage.phone(null, { javaScriptEnabled: false, reducedMotion: 'reduce' });
    await page.goto('/login');
    expect(await words(page)).toContain(ABOUT_SCRIPT);
    await page.locator('input[name=email]').fill('camille@exemple.fr');
    await page.locator('input[name=password]').fill('un secret bien long');
    await page.locator('button[type=submit]').tap();
    await page.waitForLoadState();
    expect(page.url()).toBe(`${stage.server.address}/login`);
    expect(await words(page)).toContain(oneLine('Connexion'));
  });
});

describe('with script', () => {
  // Public pages store nothing: one small phone opens them one after another.
  let page: Page;
  let hosts: ReadonlySet<string>;
  beforeAll(async () => {
    page = await stage.phone(null, { viewport: { width: 320, height: 640 }, reducedMotion: 'reduce' });
    hosts = hostsAsked(page.context());
    await page.addInitScript(keepServed);
  });

  it.each(publicAddresses)(
    'P-ROUTE-01, P-ROUTE-08: %s is hydrated without any change of its markup, its styles or a complaint, fits 320 px, contacts no other host and sets no cookie',
    async (path) => {
      const { complaints, before, after, served } = await watchTakeOver(page, path);
      expect(await styles(page), 'add the lazy module of this page to web/site/head.ts').toEqual(served);
      expect(after).toEqual({ html: before, sameMain: true });
      expect(complaints).toEqual([]);
      expect(await page.locator('html').getAttribute('lang')).toBe(languageOfAddress(path));
      expect(await sidewaysScroll(page)).toEqual([]);
      expect(await axeFindings(page)).toEqual([]);
      expect([...hosts]).toEqual([new URL(stage.server.address).host]);
      expect(await page.context().cookies()).toEqual([]);
      expect(await page.evaluate(() => document.cookie)).toBe('');
    },
  );

  it('an address in capitals is hydrated without a change too', async () => {
    const { complaints, before, after } = await watchTakeOver(page, '/LEGAL/');
    expect(after).toEqual({ html: before, sameMain: true });
    expect(complaints).toEqual([]);
  });

  it('P-ROUTE-07: a visitor with a session is led to the game, except from the pages that every visitor may need', async () => {
    const known = await stage.phone(await newAccount(stage.server.address));
    for (const [path, leads] of [
      ['/', '/home'],
      ['/legal', '/home'],
      ['/unsubscribe', '/unsubscribe'],
      ['/retractation', '/retractation'],
      ['/accessibilite', '/accessibilite'],
    ] as const) {
      await known.goto(path);
      await known.getByRole('heading', { level: 1 }).waitFor();
      await waitForPath(known, leads);
    }
  });

  it('a page opens at its top and with its title after a link in the footer of another page', async () => {
    await page.goto('/cgv');
    await waitForText(page, 'Litiges');
    await page.getByRole('link', { name: 'Mentions légales' }).tap();
    await waitForPath(page, '/legal');
    const title = page.getByRole('heading', { level: 1, name: 'Mentions légales' });
    await expect
      .poll(() => title.evaluate((element) => [element === document.activeElement, window.scrollY]))
      .toEqual([true, 0]);
    await expect.poll(() => page.title()).toBe('Mentions légales · Poste Restante');
  });
});

describe('a title of the site', () => {
  it('P-CONST-13: is typed at 75 ms per character', async () => {
    const page = await stage.phone(null, { reducedMotion: 'no-preference' });
    await page.goto('/nulle-part');
    const words = page.getByRole('heading', { level: 1 }).locator('span[data-length]');
    await words.first().waitFor();
    const times = await words.evaluateAll((spans) =>
      spans.map((span) => {
        const { animationDelay, animationDuration } = getComputedStyle(span);
        return [
          span.textContent,
          ...[animationDelay, animationDuration].map((time) => Math.round(1000 * parseFloat(time))),
        ];
      }),
    );
    const struck = 'Vous devriez faire demi-tour.'.split(' ');
    const before = struck.map((_, index) => struck.slice(0, index).join(' ').length + Math.min(index, 1));
    expect(times).toEqual(struck.map((word, index) => [word, 75 * (before[index] ?? 0), 75 * word.length]));
  });
});

describe('a script that does not load in time', () => {
  it('P-ERR-34, P-ROUTE-21, P-CONST-17: leads to « Loading chunk {n} failed » after 120 s, and the button retries', async () => {
    const page = await stage.phone(null, { reducedMotion: 'reduce' });
    await page.clock.install();
    await page.goto('/');
    await page.getByRole('link', { name: 'Connexion' }).waitFor();
    const pass = await stopClock(page);
    let held = 0;
    await page.route(/\/assets\/LoginPage-[\w-]+\.js/, () => void (held += 1));
    await page.getByRole('link', { name: 'Connexion' }).tap();
    await expect.poll(() => held).toBe(1);
    await pass(119_000);
    expect(await page.locator('body').innerText()).not.toContain('Loading chunk');
    await pass(2_000);
    await waitForText(page, 'Unexpected Application Error!');
    await waitForText(page, 'Loading chunk login failed');
    await page.unroute(/\/assets\/LoginPage-[\w-]+\.js/);
    await page.getByRole('button', { name: 'Réessayer' }).tap();
    await page.getByRole('heading', { name: 'Connexion' }).waitFor();
  });
});
