import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { newAccount } from '../../support/server/api-session.ts';
import { axeFindings } from '../../support/e2e/axe.ts';
import { complaintsOf, publicAddresses, takenOver } from '../../support/e2e/public-pages.ts';
import { useStage } from '../../support/e2e/stage.ts';
import { foldText } from '../../support/spoilers/texts.ts';

const stage = useStage();

const oneLine = (text: string): string => foldText(text).replace(/\s+/g, ' ').trim();
const words = async (page: Page): Promise<string> => oneLine(await page.locator('body').innerText());
const styles = (page: Page) => page.$$eval('link[rel=stylesheet]', (links) => links.map((link) => (link as HTMLLinkElement).href).sort());

const ABOUT_SCRIPT = oneLine('a besoin de JavaScript');

/** Opens a page with JavaScript disabled: nothing appears after the document has loaded. */
async function readWithoutScript(path: string): Promise<Page> {
  const page = await stage.phone(null, { javaScriptEnabled: false, reducedMotion: 'reduce' });
  await page.goto(path);
  return page;
}

async function readWithScript(path: string): Promise<Page> {
  const page = await stage.phone(null, { reducedMotion: 'reduce' });
  await page.goto(path);
  await takenOver(page);
  return page;
}

/** Keeps the markup and the element `main` that a document has before its scripts run. */
const keepServed = (): void =>
  document.addEventListener('DOMContentLoaded', () => {
    const root = document.getElementById('root');
    Object.assign(window, { before: root?.innerHTML, main: document.querySelector('main') });
  });

/** Returns the markup of an address before and after hydration, and its complaints. */
async function watchTakeOver(page: Page, path: string) {
  const complaints = complaintsOf(page);
  await page.goto(path);
  await takenOver(page);
  const { before, ...after } = await page.evaluate(() => {
    const { before, main } = window as unknown as { before: string; main: Element };
    return { before, html: document.getElementById('root')?.innerHTML, sameMain: main === document.querySelector('main') };
  });
  return { complaints, before, after };
}

describe('without script', () => {
  it('the landing page shows all of its text and links', async () => {
    const page = await readWithoutScript('/');
    const text = await words(page);
    for (const part of [
      'Bonjour,',
      'Poste',
      'Restante',
      "Jeu d'enquêtes postales et locales",
      'Recevez',
      'Une lettre vous dit où commencer.',
      'Explorez',
      "Menez l'enquête à travers la ville.",
      'Résolvez',
      'Découvrez qui en veut à la Compagnie.',
      'Commandez un pack Paris, Lyon ou Toulouse',
      'Prix : 14,50€ (voir CGV)',
      'Suivez-nous',
      'Vous avez résolu une enquête sur nos réseaux ?',
      'Mentions légales',
    ])
      expect(text, part).toContain(oneLine(part));
    const targets = await page.$$eval('a[href]', (links) => links.map((link) => link.getAttribute('href') ?? ''));
    for (const target of ['/login', '/cgv', '/code', '/concept', '/legal', '/retractation']) expect(targets).toContain(target);
    expect(targets.some((target) => target.startsWith('https://'))).toBe(true);
    expect(text).not.toContain(ABOUT_SCRIPT);
  });

  it('the landing page shows all of its elements with motion too, once its fades are over', async () => {
    const page = await stage.phone(null, { javaScriptEnabled: false });
    await page.goto('/');
    const unseen = () =>
      page.locator('main *').evaluateAll((elements) => elements.filter((element) => getComputedStyle(element).opacity === '0').length);
    await expect.poll(unseen).toBe(0);
    for (const name of [/^Commandez/, /Suivez-nous/]) expect(await page.getByRole('link', { name }).isVisible()).toBe(true);
  });

  it.each(['/login', '/unsubscribe', '/retractation'])('%s shows that its form needs a script', async (path) => {
    const page = await readWithoutScript(path);
    expect(await words(page)).toContain(ABOUT_SCRIPT);
  });

  it('a form that is sent nevertheless puts no typed text into the address', async () => {
    const page = await readWithoutScript('/login');
    await page.locator('input[name=email]').fill('camille@exemple.fr');
    await page.locator('input[name=password]').fill('un secret bien long');
    await page.locator('button[type=submit]').tap();
    await page.waitForLoadState();
    expect(page.url()).toBe(`${stage.server.address}/login`);
    expect(await words(page)).toContain(foldText('Connexion'));
  });

  it('an unknown address answers 404 with the text of the site', async () => {
    const page = await stage.phone(null, { javaScriptEnabled: false });
    const response = await page.goto('/nulle-part');
    expect(response?.status()).toBe(404);
    const text = await words(page);
    expect(text).toContain(foldText('Vous devriez faire demi-tour.'));
    expect(text).toContain(foldText("Retour à l'accueil"));
    expect(await page.getAttribute('meta[name=robots]', 'content')).toBe('noindex');
  });
});

describe('with script', () => {
  // Public pages store nothing: one phone opens them one after another.
  let page: Page;
  beforeAll(async () => {
    page = await stage.phone(null, { reducedMotion: 'reduce' });
    await page.addInitScript(keepServed);
  });

  it.each(publicAddresses)(
    '%s has the same text and style as without, and is hydrated without any change of its markup and without a complaint',
    async (path) => {
      const bare = await readWithoutScript(path);
      const { complaints, before, after } = await watchTakeOver(page, path);
      const aboutScript = oneLine((await bare.locator('noscript').allTextContents()).join(' '));
      const text = (await words(bare)).replace(aboutScript, '').trim();
      expect(text.length).toBeGreaterThan(80);
      expect(text).toBe(await words(page));
      expect(await styles(bare), 'add the lazy module of this page to web/site/head.ts').toEqual(await styles(page));
      expect(after).toEqual({ html: before, sameMain: true });
      expect(complaints).toEqual([]);
      expect(await axeFindings(page)).toEqual([]);
    },
  );

  it('an address in capitals is hydrated without a change too', async () => {
    const { complaints, before, after } = await watchTakeOver(page, '/LEGAL/');
    expect(after).toEqual({ html: before, sameMain: true });
    expect(complaints).toEqual([]);
  });

  it('a visitor with a session does not see the landing page before the game', async () => {
    const page = await stage.phone(await newAccount(stage.server.address));
    const response = await page.goto('/');
    expect(await response?.text()).not.toContain('Bonjour,');
    await page.waitForURL('**/home');
  });

  it('a navigation from page to page changes the title', async () => {
    const page = await readWithScript('/');
    await page.getByRole('link', { name: 'Mentions légales' }).tap();
    await expect.poll(() => page.title()).toBe('Mentions légales · Poste Restante');
    await page.goBack();
    await expect.poll(() => page.title()).toBe('Poste Restante');
  });
});
