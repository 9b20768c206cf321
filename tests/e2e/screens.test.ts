// Plays lyon.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { anonymous, newAccount, type NewAccount } from '../support/api-session.ts';
import { axeFindings } from '../support/e2e/axe.ts';
import { sidewaysScroll, waitForPath, waitForText } from '../support/e2e/look.ts';
import { lyonMoves, playTo, recruitAt } from '../support/e2e/recruit.ts';
import { cutText, lostInForcedColours, movingThings, smallTargets, spacedOut } from '../support/e2e/screen-rules.ts';
import { useStage } from '../support/e2e/stage.ts';

const stage = useStage();

const enlarge = (page: Page, size: string) =>
  page.addInitScript({
    content: `document.addEventListener('DOMContentLoaded', () => (document.documentElement.style.fontSize = '${size}'));`,
  });

interface Reader {
  readonly page: Page;
  readonly who: string;
  /** Has what takes longer looked at too. */
  readonly closely?: boolean;
}

/** Two readers with little room: a small phone, and large text. Both asked for less motion. */
async function readersWithLittleRoom(account: NewAccount | null): Promise<Reader[]> {
  const small = await stage.phone(account, { viewport: { width: 320, height: 640 }, reducedMotion: 'reduce' });
  const large = await stage.phone(account, { reducedMotion: 'reduce' });
  await enlarge(large, '200%');
  return [
    { page: small, who: '320 px', closely: true },
    { page: large, who: '200 %' },
  ];
}

async function readerOnItsSide(account: NewAccount | null): Promise<Reader> {
  return { page: await stage.phone(account, { viewport: { width: 844, height: 390 }, reducedMotion: 'reduce' }), who: 'landscape' };
}

/** Goes there as a link would: without loading the page again. */
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
  await page.waitForTimeout(80);
}

/** What is seen at once of a screen. */
const glance = async (page: Page): Promise<string[]> =>
  (await Promise.all([sidewaysScroll, cutText, smallTargets, movingThings].map((look) => look(page)))).flat();

/** What takes a moment: the tools, and a reader's own spacing and colours. */
async function lookClosely(page: Page): Promise<string[]> {
  const spaced = await spacedOut(page, async () => [...(await sidewaysScroll(page)), ...(await cutText(page))]);
  return [...(await axeFindings(page)), ...spaced, ...(await lostInForcedColours(page))];
}

type Look = (reader: Reader) => Promise<string[]>;

const sideways: Look = ({ page }) => sidewaysScroll(page);
const thorough: Look = async ({ page, closely }) => [...(await glance(page)), ...(closely ? await lookClosely(page) : [])];

/** What is wrong with a screen, for each reader. */
async function faultsAt(
  readers: readonly Reader[],
  path: string,
  move: (page: Page) => Promise<unknown>,
  look: Look = sideways,
): Promise<string[]> {
  const findings = readers.map(async (reader) => {
    await move(reader.page);
    await settle(reader.page);
    return (await look(reader)).map((finding) => `${path} at ${reader.who}: ${finding}`);
  });
  return (await Promise.all(findings)).flat();
}

describe('with 320 px and with text of 200 % nothing scrolls sideways and no button is cut', () => {
  it('P-ROUTE-01: on the pages of the site', async () => {
    const readers = await readersWithLittleRoom(null);
    const findings: string[] = [];
    for (const path of ['/', '/login', '/login?register=true', '/legal', '/cgv', '/login/cgu', '/nulle-part'])
      findings.push(...(await faultsAt(readers, path, (page) => page.goto(path))));
    expect(findings).toEqual([]);
  });

  it('before the letter is opened; nor, in landscape too, is anything small, pale, moving or wrong for axe', async () => {
    const account = await newAccount(stage.server.address);
    const readers = [...(await readersWithLittleRoom(account)), await readerOnItsSide(account)];
    expect(await faultsAt(readers, '/home', (page) => page.goto('/home'), thorough)).toEqual([]);
  });

  it('at the desk, on the instrument and on the papers of every step', async () => {
    const recruit = await recruitAt(stage.server, 'FIND_ALPHA');
    const readers = await readersWithLittleRoom(recruit);
    const seen = new Set<string>();
    const findings: string[] = [];
    const look = async (path: string): Promise<void> => void findings.push(...(await faultsAt(readers, path, (page) => go(page, path))));
    for (const step of [...lyonMoves.map((move) => move.step), 'SECRET_FOUND']) {
      await playTo(recruit, step);
      findings.push(...(await faultsAt(readers, `/home at ${step}`, (page) => page.goto('/home'))));
      for (const path of await pathsAt(recruit)) {
        if (!seen.has(path) || path === '/home/app/code') await look(path.replace(/#.*/, ''));
        seen.add(path);
      }
    }
    for (const popup of ['Indices', 'Horaires']) {
      findings.push(...(await faultsAt(readers, popup, (page) => page.getByRole('button', { name: popup }).tap())));
      for (const { page } of readers) await page.getByRole('button', { name: 'Fermer' }).tap();
    }
    expect(findings).toEqual([]);
  });
});

interface Papers {
  readonly tiles: readonly { readonly id: string }[];
  readonly messages: readonly { readonly slug: string; readonly page: { readonly address: string } }[];
  readonly documents: Papers['messages'];
}

/** The screens of a step; a paper whose text has changed is another one. */
async function pathsAt({ session }: NewAccount): Promise<string[]> {
  const { view } = (await session.get('user/status/current')).body as unknown as { view: Papers };
  const tiles = view.tiles
    .map(({ id }) => ({ credits: '/home/app/credits', analyser: '/home/app/frequencies' })[id])
    .filter((path) => path !== undefined);
  const papers = [
    ...view.messages.map((entry) => ({ ...entry, at: '/home/messages' })),
    ...view.documents.map((entry) => ({ ...entry, at: '/document' })),
  ];
  const always = [
    '/home/app/code',
    '/home/messages',
    '/document',
    '/home/settings',
    '/home/legal',
    '/home/cgv',
    '/home/cgu',
    '/home/app/correct',
  ];
  return [...always, ...tiles, ...papers.map(({ at, slug, page }) => `${at}/${slug}#${page.address}`)];
}

/** Where an address leads a player of the first step, who has not earned it, or is past it. */
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

/** Of the desk, for who has reached the second step. */
const CHILDREN = ['settings', 'legal', 'cgv', 'cgu', 'messages/premierMessage', 'app/code', 'app/documents', 'app/messages', 'app/correct'];

describe('addresses', () => {
  it('P-ROUTE-16, P-ROUTE-17: lead a player of the first step where that player may go', async () => {
    const { page } = await stage.at('FIND_ALPHA');
    for (const [path, expected] of Object.entries(ELSEWHERE)) {
      await page.goto(path);
      await waitForPath(page, expected, 15_000);
    }
  });

  it('P-ROUTE-16: open each child of the desk that is unlocked, at its own address', async () => {
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
    'P-ROUTE-18: %s asks a stranger to log in, and is found again afterwards',
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

  it('P-ROUTE-15: an unknown one says so with 404, and its button leads home, a stranger or not', async () => {
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
  it('P-AUTH-14, P-AUTH-15: that logs out leaves nothing behind: neither session, nor story, nor what was typed', async () => {
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

  it('P-AUTH-12, P-API-04: is kept in a cookie that no script reads, seven days; a fresh browser asks for nothing', async () => {
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
    expect(Math.abs((token?.expires ?? 0) - Date.now() / 1000 - 7 * 86_400)).toBeLessThan(120);
    calls.length = 0;
    await page.reload();
    await waitForText(page, 'La Compagnie est en train de vous contacter');
    expect(calls.filter((address) => address.endsWith('/user/check'))).toHaveLength(1);
  });

  it('P-ROUTE-20: sees « Chargement » with moving dots while it is asked about', async () => {
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
    for (let look = 0; look < 16; look += 1) {
      texts.add((await sign.innerText()).replace(/\s/g, ''));
      await page.waitForTimeout(100);
    }
    expect([...texts].sort()).toEqual(['Chargement.', 'Chargement..', 'Chargement...']);
    letGo();
    await waitForText(page, 'Point ALPHA');
  });
});

describe('when something breaks', () => {
  it('P-ROUTE-22: a screen that cannot be drawn asks for a reload, and the reload mends it', async () => {
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

  it('P-ERR-34: a script that does not come is named', async () => {
    const page = await stage.phone(null);
    await page.goto('/');
    await page.route(/\/assets\/LoginPage-[\w-]+\.js/, (route) => route.abort());
    await page.getByRole('link', { name: 'Login' }).tap();
    await waitForText(page, 'Unexpected Application Error!');
    await waitForText(page, 'Loading chunk login failed');
  });

  it('a story that the product does not know is logged, and the desk is there', async () => {
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

describe('who looks for faults', () => {
  it('finds a button without a name, and a page that is too wide', async () => {
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

  it.each([
    [
      'a target that is too small',
      '<button style="width: 24px; height: 24px">x</button>',
      smallTargets,
      'BUTTON « x » measures 24 × 24 px',
    ],
    ['a link in a sentence, which may be small', '<p>Lisez <a href="#a">ceci</a>.</p>', smallTargets, undefined],
    [
      'a text that does not fit its box',
      '<p style="height: 20px; overflow: hidden">Une<br>deux<br>trois</p>',
      cutText,
      'P « Unedeuxtrois » is cut',
    ],
    [
      'a text that fits until it is spaced out',
      '<p style="height: 40px; width: 200px; font: 16px/1.1 sans-serif; overflow: hidden">Une ligne et la suivante, pas plus</p>',
      (page: Page) => spacedOut(page, cutText),
      'spaced out, P « Une ligne et la suivante, pas plus » is cut',
    ],
    [
      'what moves all the same',
      '<style>@keyframes turn { to { rotate: 1turn } }</style><b class="wheel" style="animation: turn 1s infinite">o</b>',
      movingThings,
      'B.wheel moves',
    ],
    [
      'a sign whose ink stays white on white',
      '<button style="border: 0; width: 44px; height: 44px" aria-label="Suite"><svg width="20" height="20"><path d="M0 0h20v20z" fill="#fff" style="forced-color-adjust: none"/></svg></button>',
      lostInForcedColours,
      'BUTTON « Suite » is lost in forced colours',
    ],
    ['text below 7 to 1', '<main><h1 style="color: #767676; font-size: 16px">Gris</h1></main>', axeFindings, 'color-contrast-enhanced'],
  ] as const)('finds %s', async (_fault, html, look, finding) => {
    const page = await stage.phone(null, { reducedMotion: 'reduce' });
    await page.setContent(`<!doctype html><html lang="fr"><title>Essai</title><body>${html}</body></html>`);
    const found = await look(page);
    expect(found).toEqual(finding === undefined ? [] : expect.arrayContaining([expect.stringContaining(finding)]));
  });

  it('skips to what the page says, by the first Tab', async () => {
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

  it('P-AUTH-05, P-ERR-01, P-ERR-02: is not logged in by an unknown address nor by a wrong password, and is told which', async () => {
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
