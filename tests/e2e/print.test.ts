// Plays lyon.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { logIn } from '../support/api-session.ts';
import { cityNames, readCity } from '../support/cities.ts';
import { postLetter } from '../support/e2e/recruit.ts';
import { useStage } from '../support/e2e/stage.ts';
import { readWords, type PrintedWords } from '../support/pdf.ts';

const CHIEF = { email: 'guichet@exemple.fr', password: 'un mot de passe long' };
const stage = useStage({ GAME_DEBUG: '1', STAFF_EMAIL: CHIEF.email, STAFF_PASSWORD: CHIEF.password });

/** What is pressed on a screen, and never stands on paper. */
const SCREEN_ONLY = /Indices|Horaires|Agrandir|toutes lettres|Login|Accessibilité :|‹|›/;

/** Letters that are let out are read with spaces between them. */
const closedUp = (text: string): string => text.replace(/\s/g, '');

/** The page on paper, as the browser's own menu prints it. */
async function printed(page: Page): Promise<PrintedWords> {
  return readWords(await page.pdf({ preferCSSPageSize: true }));
}

describe('a document printed from the screen', () => {
  it('is one clean sheet: the file it was taken out of, its head, its words, its stamp, and nothing to press', async () => {
    const { page, recruit } = await stage.at('STARS');
    const sheets = {
      mission_order: ['LA COMPAGNIE', 'Ordre de mission', 'Le Contrôleur'],
      transcription: ['LA COMPAGNIE', 'Transcription', 'Comme tout le monde'],
      map: ['Carte de la ville', 'Barème', 'OpenStreetMap'],
      // A stamp set askew is read in pieces.
      stolen_message: ['Lettre volée', 'Le Destinataire', 'HAUTE'],
    };
    for (const [slug, words] of Object.entries(sheets)) {
      await page.goto(`/document/${slug}`);
      await page.locator('[data-page=ready]').waitFor();
      await page
        .getByRole('main')
        .getByText(words[1] ?? slug)
        .first()
        .waitFor();
      const { sheets: paper, text } = await printed(page);
      expect([slug, paper.length]).toEqual([slug, 1]);
      for (const word of ['Dossier : Lyon', recruit.code, ...words]) expect(closedUp(text)).toContain(closedUp(word));
      expect(text).not.toMatch(SCREEN_ONLY);
    }
  });
});

describe('a page of the site on paper', () => {
  it.each([
    ['/legal', 'Éditeur', '(/cgv)'],
    ['/cgv', 'Litiges', '(/retractation)'],
    ['/', 'Résolvez', 'https://'],
  ])('%s bears the name, its text to the end, and where its links lead', async (path, words, address) => {
    const page = await stage.phone(null, { reducedMotion: 'reduce' });
    await page.goto(path);
    await page.getByText(words).first().waitFor();
    const { text } = await printed(page);
    for (const word of ['Restante', words, address]) expect(text).toContain(word);
    expect(text).not.toMatch(SCREEN_ONLY);
  });
});

describe('the letter', () => {
  it.each(cityNames)('of %s is one sheet, with its talon under the signature', async (city) => {
    const code = await postLetter(stage.server, {}, readCity(city));
    const page = await stage.phone(await logIn(stage.server.address, CHIEF));
    await page.goto(`/admin/orders/${code}/letter`);
    await page.locator('[data-letters="ready"]').waitFor();
    const [letter = ''] = (await printed(page)).sheets;
    for (const words of ['Compagnie', 'À la personne qui ouvre', 'Le Contrôleur', 'Scannez ce carré', `/a/${code}`])
      expect(letter).toContain(words);
  });
});
