import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { NO_PROMOTIONS } from '../../../engine/index.ts';
import { translatedCity } from '../../../scripts/explain/cities/translated-city.ts';
import { createContentStore } from '../../../server/content/content-store.ts';
import { compileTestCity } from '../../support/cities/cities.ts';
import { waitForText } from '../../support/e2e/look.ts';
import { inDatabase, journalOf } from '../../support/e2e/recruit.ts';
import { useStage } from '../../support/e2e/stage.ts';
import { hostServer } from '../../support/server/hosted-server.ts';
import { testContent } from '../../support/server/test-app.ts';

const city = compileTestCity(translatedCity());
const files = mkdtempSync(join(tmpdir(), 'two-languages-'));
afterAll(() => rmSync(files, { recursive: true, force: true }));
const cities = createContentStore({
  cities: new Map([[city.scenario.city, testContent(city.story, files)]]),
  promotions: NO_PROMOTIONS,
});
const stage = useStage({}, () => hostServer({ GAME_DEBUG: '1' }, cities));

const field = (page: Page) => page.getByRole('main').getByRole('textbox');
const holds = (page: Page, text: string) => expect.poll(() => field(page).inputValue()).toBe(text);

/** Chooses English where a player does, which loads the page again. */
async function playInEnglish(page: Page): Promise<void> {
  await page.goto('/home/settings');
  await page.getByRole('button', { name: 'Play in English' }).tap();
  await page.getByRole('heading', { name: 'Your account' }).waitFor();
}

describe('a change of language', () => {
  it('keeps what is half typed', async () => {
    const { page } = await stage.at('LA_SALINE', {}, city);
    await page.goto('/home/app/code');
    await field(page).fill('poiv');
    await playInEnglish(page);
    await page.goto('/home/app/code');
    await waitForText(page, 'What does the letter hide?');
    await holds(page, 'poiv');
  });

  it('lets an answer wait: it is sent, counts once, and its reply is in the new language', async () => {
    const { page, recruit } = await stage.at('LA_SALINE', {}, city);
    await page.goto('/home/app/code');
    await page.route('**/api/code/check', (route) => route.abort('connectionrefused'));
    await field(page).fill('poivre');
    await page.getByRole('button', { name: 'VALIDER' }).tap();
    await waitForText(page, 'votre réponse est gardée');
    await playInEnglish(page);
    await waitForText(page, 'your answer is kept');
    await page.unroute('**/api/code/check');
    await waitForText(page, 'Your answer “POIVRE”: The other pot.');
    expect(await inDatabase(stage.server, (db) => journalOf(db, recruit.code))).toHaveLength(1);
  });

  it('keeps the place in a conversation, and the message that is half typed there', async () => {
    const { page } = await stage.at('LE_PASSEUR', {}, city);
    await page.goto('/home/app/code');
    await page.getByRole('button', { name: 'Personne' }).tap();
    await field(page).fill('orm');
    await playInEnglish(page);
    // Twice: what came back in English is stored in English.
    for (const visit of ['first', 'second']) {
      await page.goto('/home/app/code');
      await waitForText(page, 'Then say the word.');
      await holds(page, 'orm');
      expect(await page.getByText('Nobody').count(), visit).toBe(1);
    }
    await field(page).fill('orme');
    await page.getByRole('button', { name: 'SEND' }).tap();
    await waitForText(page, 'Another tree.');
  });
});
