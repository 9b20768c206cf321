// Plays lyon.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { anonymous, newAccount, type NewAccount } from '../../support/server/api-session.ts';
import { axeFindings } from '../../support/e2e/axe.ts';
import { atRest, waitForPath, waitForText } from '../../support/e2e/look.ts';
import { sidewaysScroll } from '../../support/e2e/screen-rules.ts';
import { lyonMoves, playTo, recruitAt } from '../../support/e2e/recruit.ts';
import { crampedReaders, faultsForReaders } from '../../support/e2e/readers.ts';
import { useStage } from '../../support/e2e/stage.ts';

const stage = useStage();

/** Navigates as a link would, without reloading the page. */
async function go(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

const STILL_LOADING = /^(L’instrument chauffe|Chargement|Le pli s’ouvre)…$/;

async function settle(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await expect.poll(() => page.locator('main[aria-busy=true], [data-page=loading]').or(page.getByText(STILL_LOADING)).count()).toBe(0);
  await atRest(page);
}

describe('with 320 px and with text of 200 % nothing is cut or too small, and nothing scrolls sideways', () => {
  it('at the desk, on the instrument and on the papers of every step', async () => {
    const { page, recruit } = await stage.at('FIND_ALPHA', { reducedMotion: 'reduce' });
    const seen = new Set<string>();
    const faults: string[] = [];
    const look = async (path: string): Promise<void> => {
      await settle(page);
      faults.push(...(await faultsForReaders(page, crampedReaders)).map((fault) => `${path} ${fault}`));
    };
    for (const step of [...lyonMoves.map((move) => move.step), 'SECRET_FOUND']) {
      await playTo(recruit, step);
      await page.goto('/home');
      await look(`/home at ${step}`);
      for (const path of await pathsAt(recruit)) {
        if (!seen.has(path) || path === '/home/app/code') {
          await go(page, path.replace(/#.*/, ''));
          await look(path);
        }
        seen.add(path);
      }
    }
    expect(faults).toEqual([]);
  });
});

interface Papers {
  readonly tiles: readonly { readonly id: string }[];
  readonly messages: readonly { readonly slug: string; readonly page: { readonly address: string } }[];
  readonly documents: Papers['messages'];
}

/** The screens of a step. A paper whose text has changed counts as another one. */
async function pathsAt({ session }: NewAccount): Promise<string[]> {
  const { view } = (await session.get('user/status/current')).body as unknown as { view: Papers };
  const tiles = view.tiles
    .map(({ id }) => ({ credits: '/home/app/credits', analyser: '/home/app/frequencies' })[id])
    .filter((path) => path !== undefined);
  const papers = [
    ...view.messages.map((entry) => ({ ...entry, at: '/home/messages' })),
    ...view.documents.map((entry) => ({ ...entry, at: '/document' })),
  ];
  const always = ['/home/app/code', '/home/messages', '/document'];
  return [...always, ...tiles, ...papers.map(({ at, slug, page }) => `${at}/${slug}#${page.address}`)];
}

/** Redirects for a player of the first step, from addresses that are still locked or no longer valid. */
const ELSEWHERE = {
  '/home/messages/laFin': '/home/messages',
  '/home/messages/nimporte': '/home/messages',
  '/document/stolen_message': '/document',
  '/home/app/frequencies': '/home',
  '/home/app/credits': '/home',
  '/home/app/final': '/home',
  '/home/app/xyz': '/home',
  '/home/app/': '/home',
  '/c/abc': '/home',
  '/login': '/home',
  '/legal': '/home',
  '/cgv': '/home',
  '/login/cgu': '/home',
  '/': '/home',
};

/** Child pages of the desk for a player at the second step. */
const CHILDREN = ['settings', 'legal', 'cgv', 'cgu', 'messages/premierMessage', 'app/code', 'app/documents', 'app/messages'];

describe('addresses', () => {
  it('P-ROUTE-16, P-ROUTE-17: redirect a player of the first step to a page that the player may open', async () => {
    const { page } = await stage.at('FIND_ALPHA');
    for (const [path, expected] of Object.entries(ELSEWHERE)) {
      await page.goto(path);
      await waitForPath(page, expected);
    }
  });

  it('P-ROUTE-16: open each unlocked child of the desk at its own address', async () => {
    const { page, recruit } = await stage.at('FIND_STATUE');
    const opened = async (paths: readonly string[]) => {
      for (const path of paths) {
        await page.goto(path);
        await settle(page);
        expect(new URL(page.url()).pathname).toBe(path);
      }
    };
    await opened(['/home', ...CHILDREN.map((child) => `/home/${child}`)]);
    await playTo(recruit, 'DEVOIR_MUT');
    await opened(['/home/app/frequencies']);
    await playTo(recruit, 'FIRST_END');
    await opened(['/home/app/credits']);
  });

  it.each(['/home/app/code', '/document/map', '/home/messages?a=b'])(
    'P-ROUTE-18: such as %s ask an anonymous visitor to log in, and open afterwards',
    async (path) => {
      const { email, password, ...recruit } = await recruitAt(stage.server, 'FIND_ALPHA');
      const page = await stage.phone(null);
      await page.goto(path);
      await waitForPath(page, '/login');
      await page.getByLabel('Email').fill(email.toUpperCase());
      await page.getByLabel('Mot de passe', { exact: true }).fill(password);
      await page.keyboard.press('Enter');
      await waitForPath(page, new URL(path, stage.server.address).pathname);
      expect(page.url().endsWith(path)).toBe(true);
      expect(recruit.code).toMatch(/^[A-Z0-9]{6}$/);
    },
  );

  it('P-ROUTE-15: that are unknown answer 404, and their button leads home with and without a session', async () => {
    const { page: known } = await stage.at('FIND_ALPHA');
    for (const [page, home] of [
      [await stage.phone(null), '/'],
      [known, '/home'],
    ] as const) {
      const answer = await page.goto('/nulle-part');
      expect(answer?.status()).toBe(404);
      await waitForText(page, 'Vous devriez faire demi-tour.');
      await page.getByRole('link', { name: /Retour à l.accueil/ }).tap();
      await waitForPath(page, home);
    }
  });
});

describe('an account', () => {
  it('P-AUTH-14, P-AUTH-15: that logs out leaves no session, no story and no typed text on the device', async () => {
    const { page, recruit } = await stage.at('FIND_ALPHA');
    await page.goto('/home/app/code');
    await page.getByRole('textbox').fill('Brouillon');
    await page.getByRole('link', { name: 'Informations du compte' }).tap();
    await waitForText(page, recruit.email);
    await page.getByRole('link', { name: 'Se déconnecter' }).tap();
    await waitForPath(page, '/');
    expect(await page.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie])).toEqual([0, 0, '']);
    expect((await page.context().cookies()).filter(({ name }) => name === 'token')).toEqual([]);
    expect((await recruit.session.get('user/check')).status).toBe(401);
    await page.goto('/home');
    await waitForPath(page, '/login');
  });

  it('P-AUTH-12, P-API-04: stays logged in for seven days by a cookie that no script can read, and a new browser makes no call', async () => {
    const { email, password } = await newAccount(stage.server.address);
    const page = await stage.phone(null);
    const calls: string[] = [];
    page.on('request', (request) => request.url().includes('/api/') && calls.push(request.url()));
    await page.goto('/login');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Mot de passe', { exact: true }).fill(password);
    expect(calls).toEqual([]);
    await page.keyboard.press('Enter');
    await waitForPath(page, '/home');
    const token = (await page.context().cookies()).find(({ name }) => name === 'token');
    expect(token).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
    expect(((token?.expires ?? 0) - Date.now() / 1000) / 86_400).toBeCloseTo(7, 1);
    calls.length = 0;
    await page.reload();
    await waitForText(page, 'La Compagnie est en train de vous contacter');
    expect(calls.filter((address) => address.endsWith('/user/check'))).toHaveLength(1);
  });

  it('P-ROUTE-20: sees « Chargement » with moving dots while its session is checked', async () => {
    const { page } = await stage.at('FIND_ALPHA');
    let letGo = (): void => undefined;
    const held = new Promise<void>((resolve) => (letGo = resolve));
    await page.route('**/api/user/check', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/home');
    const sign = page.getByRole('status');
    await sign.waitFor();
    const texts = new Set<string>();
    await expect.poll(async () => texts.add((await sign.innerText()).replace(/\s/g, '')).size).toBe(3);
    expect([...texts].sort()).toEqual(['Chargement.', 'Chargement..', 'Chargement...']);
    letGo();
    await waitForText(page, 'Point ALPHA');
  });
});

describe('when something breaks', () => {
  it('P-ROUTE-22: a screen that cannot be rendered asks for a reload, and the reload works', async () => {
    const { page } = await stage.at('FIND_ALPHA');
    await page.route('**/api/user/status/current', async (route) => {
      const answer = await route.fetch();
      const status = (await answer.json()) as { view: Record<string, unknown> };
      await route.fulfill({ json: { ...status, view: { ...status.view, tiles: null } } });
    });
    await page.goto('/home');
    await waitForText(page, 'Veuillez recharger la page');
    await page.unroute('**/api/user/status/current');
    await page.getByRole('button', { name: 'Recharger' }).tap();
    await waitForText(page, 'Point ALPHA');
  });

  it('P-ERR-34: a script that does not load is named in the error', async () => {
    const page = await stage.phone(null);
    await page.goto('/');
    await page.route(/\/assets\/LoginPage-[\w-]+\.js/, (route) => route.abort());
    await page.getByRole('link', { name: 'Login' }).tap();
    await waitForText(page, 'Unexpected Application Error!');
    await waitForText(page, 'Loading chunk login failed');
  });

  it('an unknown story is logged, and the desk is shown', async () => {
    const { page } = await stage.at('FIND_ALPHA');
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    await page.route('**/api/user/status/current', async (route) => {
      const status = (await (await route.fetch()).json()) as { story: Record<string, unknown> };
      await route.fulfill({ json: { ...status, story: { ...status.story, index: 2 } } });
    });
    await page.goto('/home');
    await waitForText(page, 'Point ALPHA');
    expect(logged.join('\n')).toContain('Histoire inconnue');
  });
});

describe('the check of a screen, the skip link and the login', () => {
  it('the check finds a button without a name and a page that is too wide', async () => {
    const page = await stage.phone(null);
    await page.goto('/login');
    await page.getByRole('heading', { name: 'Connexion' }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toEqual([]);
    await page.evaluate(() => {
      const planted = document.createElement('button');
      planted.style.cssText = 'width: 500px; height: 44px';
      document.querySelector('main')?.append(planted);
    });
    expect(await axeFindings(page)).toEqual([expect.stringMatching(/^button-name: /)]);
    expect(await sidewaysScroll(page)).not.toEqual([]);
  });

  it('the check finds text with a contrast below 7 to 1', async () => {
    const page = await stage.phone(null);
    await page.setContent(
      '<!doctype html><html lang="fr"><title>Essai</title><main><h1 style="color: #767676; font-size: 16px">Gris</h1></main></html>',
    );
    expect(await axeFindings(page)).toEqual([expect.stringContaining('color-contrast-enhanced')]);
  });

  it('the first Tab reaches the link that skips to the main content', async () => {
    const { page: desk } = await stage.at('FIND_ALPHA');
    for (const [page, path] of [
      [await stage.phone(null), '/cgv'],
      [desk, '/home'],
    ] as const) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.keyboard.press('Tab');
      const link = page.getByRole('link', { name: 'Aller au contenu' });
      expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
      expect(await link.getAttribute('href')).toBe('#contenu');
      expect(await page.locator('main#contenu').count()).toBe(1);
    }
  });

  it('P-AUTH-05, P-ERR-01, P-ERR-02: the login refuses an unknown address and a wrong password, and says which was wrong', async () => {
    const { email } = await newAccount(stage.server.address);
    expect((await anonymous(stage.server.address).post('user/authenticate', { email, password: 'autre chose' })).body.error).toBe(
      'INVALID_PASSWORD',
    );
    const page = await stage.phone(null);
    await page.goto('/login');
    for (const [address, words] of [
      ['', 'Le mail est obligatoire'],
      ['personne@exemple.fr', 'Mail inexistant'],
      [email, 'Mauvais mot de passe'],
    ] as const) {
      await page.getByLabel('Email').fill(address);
      await page.getByLabel('Mot de passe', { exact: true }).fill('autre chose');
      await page.keyboard.press('Enter');
      await waitForText(page, words);
    }
  });
});
