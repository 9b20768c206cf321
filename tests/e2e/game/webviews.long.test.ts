import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { phone, wholeChromiumOptions } from '../../support/e2e/browser.ts';
import { waitForPath, waitForText } from '../../support/e2e/look.ts';
import { postLetter } from '../../support/e2e/recruit.ts';
import { useStage } from '../../support/e2e/stage.ts';

const stage = useStage();
const PASSWORD = 'un mot de passe long';
const INSTAGRAM =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Instagram 325.0.0.34.91';

const profile = mkdtempSync(join(tmpdir(), 'sans-cookies-'));

/** A telephone with cookies switched off, which also disables web storage. */
function withoutCookies(): Promise<BrowserContext> {
  mkdirSync(join(profile, 'Default'));
  const settings = { profile: { default_content_setting_values: { cookies: 2 } } };
  writeFileSync(join(profile, 'Default/Preferences'), JSON.stringify(settings));
  return chromium.launchPersistentContext(profile, {
    ...wholeChromiumOptions,
    ...phone,
    baseURL: stage.server.address,
  });
}

const email = (page: Page) => page.getByLabel('Email');

async function register(page: Page, address: string): Promise<void> {
  await page.getByRole('heading', { name: 'Inscription' }).waitFor();
  await email(page).fill(address);
  await page.getByRole('link', { name: 'conditions d’utilisation' }).tap();
  await page.getByRole('main').getByRole('link', { name: 'Retour' }).tap();
  await expect.poll(() => email(page).inputValue()).toBe(address);
  await page.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirmation').fill(PASSWORD);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Créer le compte' }).tap();
  await waitForText(page, 'Le compte a été créé');
}

async function logIn(page: Page): Promise<void> {
  await page.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Se connecter' }).tap();
}

async function copyLink(page: Page): Promise<string> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copier le lien' }).tap();
  await waitForText(page, 'Lien copié.');
  return page.evaluate(() => navigator.clipboard.readText());
}

const codeInHand = (page: Page) => page.getByLabel('Code d’activation').inputValue();

describe('a telephone that refuses cookies', () => {
  let context: BrowserContext;
  beforeAll(async () => {
    context = await withoutCookies();
  });
  afterAll(async () => {
    await context?.close();
    rmSync(profile, { recursive: true, force: true });
  });

  it('shows a warning for a letter first, keeps the typed email, and offers a link to continue in another browser', async () => {
    const code = await postLetter(stage.server);
    const page = await context.newPage();
    const address = `${code.toLowerCase()}@exemple.fr`;
    await page.goto(`/a/${code}`);
    await waitForText(page, 'Ce navigateur refuse les cookies.');
    await register(page, address);
    await logIn(page);
    await waitForText(page, 'ERROR_COOKIES');
    await waitForText(page, `Votre lettre vous attend : ${code}`);
    expect(new URL(page.url()).searchParams.get('from')).toBe(`/a/${code}`);
    expect(await email(page).inputValue()).toBe(address);
    const link = await copyLink(page);
    const other = await stage.phone(null);
    await other.goto(link);
    await other.getByRole('link', { name: 'Se connecter' }).tap();
    await email(other).fill(address);
    await logIn(other);
    await waitForPath(other, '/home');
    expect(await codeInHand(other)).toBe(code);
  });
});

describe('a letter that is scanned within another application', () => {
  it('shows a warning about that application, and can still be opened in it', async () => {
    const code = await postLetter(stage.server);
    const page = await stage.phone(null, { userAgent: INSTAGRAM });
    await page.goto(`/a/${code}`);
    await waitForText(page, 'Vous êtes dans une autre application.');
    expect(await copyLink(page)).toBe(`${stage.server.address}/a/${code}`);
    await register(page, `${code.toLowerCase()}@exemple.fr`);
    await logIn(page);
    await waitForPath(page, '/home');
    expect(await codeInHand(page)).toBe(code);
  });
});
