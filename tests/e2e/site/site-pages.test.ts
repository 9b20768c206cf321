import { describe, expect, it } from 'vitest';
import { newAccount } from '../../support/server/api-session.ts';
import { waitForPath, waitForText } from '../../support/e2e/look.ts';
import { sidewaysScroll } from '../../support/e2e/screen-rules.ts';
import { hostsAsked } from '../../support/e2e/public-pages.ts';
import { useStage } from '../../support/e2e/stage.ts';
import { stopClock } from '../../support/e2e/time.ts';

const stage = useStage();

/** Every public page, with a text that it contains. */
const PAGES = {
  '/concept': 'Suivez les messages codés',
  '/unsubscribe': 'Désinscription',
  '/legal': 'Mentions légales',
  '/cgv': 'Préambule',
  '/login': 'Connexion',
  '/login?register=true': 'Inscription',
  '/login/cgu': 'Conditions générales d’utilisation',
  '/password/reset': 'Recevoir le lien',
  '/password/reset?id=1&token=x': 'Changer le mot de passe',
  '/code': 'Vous pensez connaître un code ?',
  '/retractation': 'Renoncer au contrat ici',
  '/accessibilite': 'Voies de recours',
} as const;

describe('the public pages', () => {
  it('P-ROUTE-01, P-ROUTE-08: are in French, do not scroll sideways at 320 px, contact no other host and set no cookie', async () => {
    const page = await stage.phone(null, { viewport: { width: 320, height: 640 }, reducedMotion: 'reduce' });
    const hosts = hostsAsked(page.context());
    const findings: string[] = [];
    for (const [path, words] of Object.entries({ '/': 'Recevez', ...PAGES })) {
      const answer = await page.goto(path);
      await waitForText(page, words);
      expect([path, answer?.status(), await page.locator('html').getAttribute('lang')]).toEqual([path, 200, 'fr']);
      findings.push(...(await sidewaysScroll(page)).map((finding) => `${path}: ${finding}`));
    }
    await page.goto('/nulle-part');
    await waitForText(page, 'Vous devriez faire demi-tour.');
    expect(findings).toEqual([]);
    expect([...hosts]).toEqual([new URL(stage.server.address).host]);
    expect(await page.context().cookies()).toEqual([]);
    expect(await page.evaluate(() => document.cookie)).toBe('');
  });

  it('P-ROUTE-07: redirect a logged-in visitor to the game, except for those that every visitor may need', async () => {
    const page = await stage.phone(await newAccount(stage.server.address));
    const led: Record<string, string> = {};
    const open = ['/password/reset?id=1&token=x', '/unsubscribe', '/retractation', '/accessibilite'];
    for (const [path, words] of Object.entries({ '/': '', ...PAGES })) {
      await page.goto(path);
      await waitForText(page, open.includes(path) ? words : 'La Compagnie est en train de vous contacter');
      led[path] = new URL(page.url()).pathname;
    }
    const expected = Object.keys({ '/': '', ...PAGES }).map((path) => [path, open.includes(path) ? path.replace(/\?.*/, '') : '/home']);
    expect(led).toEqual(Object.fromEntries(expected));
  });

  it('P-ROUTE-13: include /logout, which ends the session', async () => {
    const account = await newAccount(stage.server.address);
    const page = await stage.phone(account);
    await page.goto('/logout');
    await waitForPath(page, '/');
    expect((await account.session.get('user/check')).status).toBe(401);
  });

  it('P-ROUTE-14: include /c/{campaign}, which only redirects to the landing page', async () => {
    const page = await stage.phone(null);
    await page.goto('/c/abc');
    await waitForPath(page, '/');
  });

  it('open at their top after a link in the footer of another page', async () => {
    const page = await stage.phone(null, { reducedMotion: 'reduce' });
    await page.goto('/cgv');
    await waitForText(page, 'Litiges');
    await page.getByRole('link', { name: 'Mentions légales' }).tap();
    await waitForPath(page, '/legal');
    const title = page.getByRole('heading', { level: 1, name: 'Mentions légales' });
    await expect.poll(() => title.evaluate((element) => [element === document.activeElement, window.scrollY])).toEqual([true, 0]);
  });
});

describe('the title of the reset page', () => {
  it('P-AUTH-16: is « Choisir mot de passe », whose letters are deciphered every 50 ms', async () => {
    const page = await stage.phone(null, { reducedMotion: 'no-preference' });
    await page.addInitScript({
      content: `window.seen = []; new MutationObserver(() => {
        const text = document.querySelector('h1 > span')?.textContent;
        if (text && window.seen.at(-1) !== text) window.seen.push(text);
      }).observe(document, { subtree: true, childList: true, characterData: true });`,
    });
    await page.goto('/password/reset');
    const title = page.getByRole('heading', { level: 1, name: 'Choisir mot de passe' });
    await title.waitFor();
    const seen = () => page.evaluate(() => (window as unknown as { seen: string[] }).seen);
    await expect.poll(async () => (await seen()).length).toBeGreaterThan(15);
    await expect.poll(async () => (await title.innerText()).replace(/\s+/g, ' ')).toBe('Choisir mot de passe');
    expect((await seen())[5]).toMatch(/^Choi/);
    expect((await seen())[5]).not.toBe('Choisir mot de passe');
  });

  it('is shown at once with reduced motion', async () => {
    const page = await stage.phone(null, { reducedMotion: 'reduce' });
    await page.goto('/password/reset');
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Choisir mot de passe');
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
        return [span.textContent, ...[animationDelay, animationDuration].map((time) => Math.round(1000 * parseFloat(time)))];
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
    await page.getByRole('link', { name: 'Login' }).waitFor();
    const pass = await stopClock(page);
    let held = 0;
    await page.route(/\/assets\/LoginPage-[\w-]+\.js/, () => void (held += 1));
    await page.getByRole('link', { name: 'Login' }).tap();
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
