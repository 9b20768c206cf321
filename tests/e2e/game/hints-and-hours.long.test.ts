// Plays lyon.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { newAccount } from '../../support/server/api-session.ts';
import { waitForText } from '../../support/e2e/look.ts';
import { callsOf, inDatabase, openPhone, recruitAt } from '../../support/e2e/recruit.ts';
import { useStage } from '../../support/e2e/stage.ts';
import { stopClock } from '../../support/e2e/time.ts';
import { folderWithOneCity } from '../../support/server/one-city.ts';
import { startServer } from '../../support/server/running-server.ts';

const stage = useStage();

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const openHints = (page: Page) => button(page, 'Indices').tap();

async function reveal(page: Page, question: string): Promise<void> {
  await button(page, question).tap();
  await button(page, 'Oui').tap();
}

describe('hints', () => {
  it('come one by one, each after ten seconds on the server’s clock, up to the solution', async () => {
    const { page, recruit } = await stage.at('FIND_ALPHA');
    await page.clock.install();
    await page.goto('/home');
    await openHints(page);
    await waitForText(page, 'Prochain indice disponible');
    const pass = await stopClock(page);
    await reveal(page, 'Révéler un nouvel indice');
    await waitForText(page, 'Dépêches reçues : 1 sur 3');
    expect(await page.getByText(/^dans 00:(10|0\d)$/).count()).toBe(1);
    const isHeld = () => button(page, 'Révéler un nouvel indice').isDisabled();
    expect(await isHeld()).toBe(true);
    const bar = page.getByRole('progressbar', { name: 'Attente du prochain indice' });
    const waited = async () => Number(await bar.getAttribute('aria-valuenow'));
    const before = await waited();
    await pass(2_000);
    await expect.poll(waited).toBeGreaterThanOrEqual(before + 10);
    await pass(6_500);
    expect(await isHeld()).toBe(true);
    await pass(2_500);
    await expect.poll(isHeld).toBe(false);
    await page.clock.resume();
    stage.server.wait(10_000);
    await reveal(page, 'Révéler un nouvel indice');
    await waitForText(page, 'Dépêches reçues : 2 sur 3');
    await inDatabase(stage.server, (db) => db('orders').where({ code: recruit.code }).decrement('last_clue_date', 10_000));
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect.poll(() => button(page, 'Révéler la solution').isDisabled()).toBe(false);
    await reveal(page, 'Révéler la solution');
    await waitForText(page, 'Solution Disponible');
    await waitForText(page, 'BELLECOUR');
  });

  it('are not given after « Non », and « Mise à jour » is shown while one is fetched', async () => {
    const { page } = await stage.at('FIND_ALPHA');
    await page.goto('/home');
    const calls = callsOf(page);
    await openHints(page);
    await button(page, 'Révéler un nouvel indice').tap();
    await waitForText(page, 'Une dépêche ouverte ne se referme pas.');
    await button(page, 'Non').tap();
    expect(calls).not.toContain('POST user/status/newClue');
    let letGo = (): void => undefined;
    const held = new Promise<void>((resolve) => (letGo = resolve));
    await page.route('**/api/user/status/newClue', async (route) => {
      await held;
      await route.continue();
    });
    await reveal(page, 'Révéler un nouvel indice');
    await waitForText(page, 'Mise à jour');
    letGo();
    await waitForText(page, 'Dépêches reçues : 1 sur 3');
  });

  it('say that the game has not begun when the account has no story', async () => {
    const page = await stage.phone(await newAccount(stage.server.address));
    await page.goto('/home');
    await openHints(page);
    await waitForText(page, 'Le jeu n’est pas correctement initialisé');
  });
});

/** Runs `look` on a server whose scenario has other opening hours. */
async function withHours(hours: string, look: (page: Page) => Promise<void>): Promise<void> {
  const folder = folderWithOneCity();
  const file = join(folder.cwd, 'scenarios/lyon/scenario.yaml');
  const text = readFileSync(file, 'utf8');
  const changed = text.replace('1-7: 7-19', `1-7: ${hours}`);
  expect(changed).not.toBe(text);
  writeFileSync(file, changed);
  const server = await startServer({ GAME_DEBUG: '1' }, folder);
  try {
    const page = await openPhone(stage.browser, server, await recruitAt(server, 'FIND_ALPHA'));
    await page.goto('/home');
    await look(page);
  } finally {
    await server.stop();
    rmSync(folder.cwd, { recursive: true, force: true });
  }
}

/** Paris time, decimal. */
function hourNow(): number {
  const [hour = 0, minute = 0] = new Intl.DateTimeFormat('fr-FR', { timeZone: 'Europe/Paris', hour: '2-digit', minute: '2-digit' })
    .format(new Date())
    .split(':')
    .map(Number);
  return hour + minute / 60;
}

describe('the opening hours', () => {
  it('are shown in red as « Fermé » when the city is closed, and the popup explains what that means', async () => {
    const now = hourNow();
    const closed = now < 12 ? '20-21.5' : '2-3.5';
    await withHours(closed, async (page) => {
      await waitForText(page, 'Fermé');
      await button(page, 'Horaires').tap();
      const warning = 'Le parcours principal ne peut pas être terminé aujourd’hui';
      await waitForText(page, now < 12 ? `${warning} avant l’ouverture, à 20 h.` : `${warning}.`);
      await waitForText(page, 'lundi au dimanche');
      await waitForText(page, now < 12 ? '20 h à 21 h 30' : '2 h à 3 h 30');
      await button(page, 'Fermer').tap();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    });
  });

  it('are shown in orange in the last hour and a half', async () => {
    const now = hourNow();
    // Skipped late in the evening: the closing time would fall after midnight.
    if (now > 22.4) return;
    await withHours(`0-${Math.ceil((now + 1) * 4) / 4}`, async (page) => {
      await waitForText(page, 'Ferme bientôt');
      expect(await page.locator('[data-hours=closing]:not(nav *)').count()).toBe(1);
    });
  });
});
