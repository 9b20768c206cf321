// Plays lyon.
import { describe, expect, it } from 'vitest';
import { newAccount } from '../../support/server/api-session.ts';
import { waitForPath, waitForText } from '../../support/e2e/look.ts';
import { playTo } from '../../support/e2e/recruit.ts';
import { useStage } from '../../support/e2e/stage.ts';

const stage = useStage();

/** Child pages of the desk for a player at the second step. */
const CHILDREN = [
  'settings',
  'legal',
  'cgv',
  'cgu',
  'messages/premierMessage',
  'app/code',
  'app/documents',
  'app/messages',
];

describe('addresses', () => {
  it('P-ROUTE-16: open each unlocked child of the desk at its own address', async () => {
    const { page, recruit } = await stage.at('FIND_STATUE');
    const opened = async (paths: readonly string[]) => {
      for (const path of paths) {
        await page.goto(path);
        await page.getByRole('heading', { level: 1 }).first().waitFor();
        await expect.poll(() => page.locator('main[aria-busy=true], [data-page=loading]').count()).toBe(0);
        expect(new URL(page.url()).pathname).toBe(path);
      }
    };
    await opened(['/home', ...CHILDREN.map((child) => `/home/${child}`)]);
    await playTo(recruit, 'DEVOIR_MUT');
    await opened(['/home/app/frequencies']);
    await playTo(recruit, 'FIRST_END');
    await opened(['/home/app/credits']);
  });

  it('the first Tab reaches the link that skips to the main content', async () => {
    const { page } = await stage.at('FIND_ALPHA');
    await page.goto('/home');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.keyboard.press('Tab');
    const link = page.getByRole('link', { name: 'Aller au contenu' });
    expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await link.getAttribute('href')).toBe('#contenu');
    expect(await page.locator('main#contenu').count()).toBe(1);
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
    expect(await page.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie])).toEqual([
      0,
      0,
      '',
    ]);
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
});
