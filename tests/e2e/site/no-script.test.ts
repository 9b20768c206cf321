import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
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

/** Without script nothing waits: what is not there now never comes. */
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

/** What stood on a page before its script came, what stands there once it has, and what was complained about. */
async function watchTakeOver(path: string) {
  const page = await stage.phone(null, { reducedMotion: 'reduce' });
  const complaints = complaintsOf(page);
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () => {
      const root = document.getElementById('root');
      Object.assign(window, { before: root?.innerHTML, main: document.querySelector('main') });
    }),
  );
  await page.goto(path);
  await takenOver(page);
  const { before, ...after } = await page.evaluate(() => {
    const { before, main } = window as unknown as { before: string; main: Element };
    return { before, html: document.getElementById('root')?.innerHTML, sameMain: main === document.querySelector('main') };
  });
  return { page, complaints, before, after };
}

describe('without script', () => {
  it('the landing page shows all it has to say', async () => {
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

  it('the landing page shows it too to who wants motion, once its fades are over', async () => {
    const page = await stage.phone(null, { javaScriptEnabled: false });
    await page.goto('/');
    const unseen = () =>
      page.locator('main *').evaluateAll((elements) => elements.filter((element) => getComputedStyle(element).opacity === '0').length);
    await expect.poll(unseen, { timeout: 20_000 }).toBe(0);
    for (const name of [/^Commandez/, /Suivez-nous/]) expect(await page.getByRole('link', { name }).isVisible()).toBe(true);
  });

  it.each(['/login', '/unsubscribe', '/retractation'])('%s says that its form needs one', async (path) => {
    const page = await readWithoutScript(path);
    expect(await words(page)).toContain(ABOUT_SCRIPT);
  });

  it('a form that is sent all the same puts nothing that was typed into an address', async () => {
    const page = await readWithoutScript('/login');
    await page.locator('input[name=email]').fill('camille@exemple.fr');
    await page.locator('input[name=password]').fill('un secret bien long');
    await page.locator('button[type=submit]').tap();
    await page.waitForLoadState();
    expect(page.url()).toBe(`${stage.server.address}/login`);
    expect(await words(page)).toContain(foldText('Connexion'));
  });

  it('an address that does not exist says so in the words of the site, with 404', async () => {
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
  it.each(publicAddresses)(
    '%s reads as it does without, in the same dress; it is taken over as it stands, and nothing complains',
    async (path) => {
      const bare = await readWithoutScript(path);
      const { page, complaints, before, after } = await watchTakeOver(path);
      const aboutScript = oneLine((await bare.locator('noscript').allTextContents()).join(' '));
      const text = (await words(bare)).replace(aboutScript, '').trim();
      expect(text.length).toBeGreaterThan(80);
      expect(text).toBe(await words(page));
      expect(await styles(bare), 'name the lazy module of this page in web/site/head.ts').toEqual(await styles(page));
      expect(after).toEqual({ html: before, sameMain: true });
      expect(complaints).toEqual([]);
      expect(await axeFindings(page)).toEqual([]);
    },
  );

  it('an address in capitals is taken over as it stands too', async () => {
    const { complaints, before, after } = await watchTakeOver('/LEGAL/');
    expect(after).toEqual({ html: before, sameMain: true });
    expect(complaints).toEqual([]);
  });

  it('who has a session never sees the landing page on the way to the game', async () => {
    const page = await stage.phone(await newAccount(stage.server.address));
    const response = await page.goto('/');
    expect(await response?.text()).not.toContain('Bonjour,');
    await page.waitForURL('**/home');
  });

  it('a way from page to page changes the title', async () => {
    const page = await readWithScript('/');
    await page.getByRole('link', { name: 'Mentions légales' }).tap();
    await expect.poll(() => page.title()).toBe('Mentions légales · Poste Restante');
    await page.goBack();
    await expect.poll(() => page.title()).toBe('Poste Restante');
  });
});
