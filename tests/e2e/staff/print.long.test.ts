// Plays lyon.
import { PDFDocument } from '@cantoo/pdf-lib';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { type ByLanguage, type Language, LANGUAGES } from '../../../engine/index.ts';
import { writeLanguage } from '../../../engine/words/language.ts';
import { logInOverHttp } from '../../support/server/api-session.ts';
import { cityNames, readCity } from '../../support/cities/cities.ts';
import { inDatabase, postLetter } from '../../support/e2e/recruit.ts';
import { useStage } from '../../support/e2e/stage.ts';
import { readWords, type PrintedWords } from '../../support/programs/pdf.ts';

const CHIEF = { email: 'guichet@exemple.fr', password: 'un mot de passe long' };
const stage = useStage({ GAME_DEBUG: '1', STAFF_EMAIL: CHIEF.email, STAFF_PASSWORD: CHIEF.password });

/** Controls of the screen that must never be printed. */
const SCREEN_ONLY = /Indices|Horaires|Agrandir|toutes lettres|Login|Accessibilité :|‹|›/;

/** Removes spaces: letter-spaced text is extracted with spaces between its letters. */
const closedUp = (text: string): string => text.replace(/\s/g, '');

/** The printed page, as from the browser's print menu. */
async function printed(page: Page): Promise<PrintedWords> {
  return readWords(await page.pdf({ preferCSSPageSize: true }));
}

/** The least number of characters on a sheet: with fewer, most of the paper is wasted. */
const WORTH_A_SHEET = 200;

/** Opens a letter with its sheets, once their fonts have loaded. */
async function lettersOf(
  city: string,
  options: BrowserContextOptions = {},
  form = 'sheets',
  language: Language = 'fr',
): Promise<{ page: Page; code: string }> {
  const code = await postLetter(stage.server, {}, readCity(city));
  await inDatabase(stage.server, (db) =>
    db('orders')
      .where({ code })
      .update({ language: writeLanguage(language) }),
  );
  const page = await stage.phone(await logInOverHttp(stage.server.address, CHIEF), options);
  await page.goto(`/admin/orders/${code}/letter?form=${form}`);
  await page.locator('[data-letters="ready"]').waitFor();
  await page.evaluate('document.fonts.ready');
  return { page, code };
}

describe('a document printed from the screen', () => {
  it('is one sheet with its file, heading, text and stamp, and without any control', async () => {
    const { page } = await stage.at('STARS');
    const sheets = {
      mission_order: ['LA COMPAGNIE', 'Ordre de mission', 'Le Contrôleur'],
      transcription: ['LA COMPAGNIE', 'Transcription', 'Comme tout le monde'],
      map: ['Carte de la ville', 'LA COMPAGNIE', 'Barème', 'OpenStreetMap'],
      // The text of a rotated stamp is extracted in pieces.
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
      let print: Awaited<ReturnType<typeof printed>> = { sheets: [], text: '' };
      // The parts of a map arrive after its page.
      const missing = async (): Promise<string[]> => {
        print = await printed(page);
        return ['Lyon', 'LYO/7-B', ...words].filter((word) => !closedUp(print.text).includes(closedUp(word)));
      };
      await expect.poll(missing, { message: slug }).toEqual([]);
      const { sheets: paper, text } = print;
      expect([slug, paper.length]).toEqual([slug, 1]);
      expect(text).not.toMatch(SCREEN_ONLY);
    }
  });
});

describe('the dark background', () => {
  it.each(['/document/mission_order', '/home/messages/premierMessage'])(
    'G-DOC-02: of %s stays on the screen, even where backgrounds are printed',
    async (path) => {
      const { page } = await stage.at('FIND_STATUE', { reducedMotion: 'reduce' });
      await page.goto(path);
      await page.locator('[data-page=ready]').waitFor();
      await page.emulateMedia({ media: 'print' });
      const behind = await page.locator('main').evaluate((main) => {
        const grounds: string[] = [];
        for (let part: Element | null = main; part; part = part.parentElement) {
          const { backgroundColor, backgroundImage } = getComputedStyle(part);
          grounds.push(`${backgroundColor} ${backgroundImage}`);
        }
        return { grounds, ink: getComputedStyle(main).color };
      });
      expect(behind.ink).toBe('rgb(21, 33, 61)');
      expect(new Set(behind.grounds)).toEqual(new Set(['rgba(0, 0, 0, 0) none']));
    },
  );
});

describe('a page of the site on paper', () => {
  it.each([
    ['/legal', 'Éditeur', '(/cgv)'],
    ['/cgv', 'Litiges', '(/retractation)'],
    ['/', 'Résolvez', 'https://'],
  ])('%s has the name, its text to the end, and the addresses of its links', async (path, words, address) => {
    const page = await stage.phone(null, { reducedMotion: 'reduce' });
    await page.goto(path);
    await page.getByText(words).first().waitFor();
    const { text } = await printed(page);
    for (const word of ['Restante', words, address]) expect(text).toContain(word);
    expect(text).not.toMatch(SCREEN_ONLY);
  });
});

/** The documents in the envelope, beside the letter. */
const pieces = (city: string) =>
  readCity(city).scenario.documents.filter(({ from, enclosed }) => from === undefined && enclosed !== false);

const IN_LETTER: ByLanguage<readonly string[]> = {
  fr: ['Compagnie', 'À la personne qui ouvre', 'Le Contrôleur', 'Scannez ce carré'],
  en: ['Company', 'To whoever opens this', 'Le Contrôleur', 'Scan this square', '?lang=en'],
};

describe('the letter', () => {
  it.each(LANGUAGES.flatMap((language) => cityNames.map((city) => [city, language] as const)))(
    'of %s, in the language %s, is one sheet with its coupon, each enclosed piece is one sheet, and no text is repeated',
    async (city, language) => {
      const { page, code } = await lettersOf(city, {}, 'sheets', language);
      const { sheets, text } = await printed(page);
      expect(sheets).toHaveLength(1 + pieces(city).length);
      for (const words of [...IN_LETTER[language], `/a/${code}`]) expect(sheets[0]).toContain(words);
      expect(text.match(/Objet :|Subject:/g)).toHaveLength(1);
      for (const sheet of sheets) expect(closedUp(sheet).length).toBeGreaterThan(WORTH_A_SHEET);
    },
  );

  it('is a file of less than 800 kB, because its map and paper texture are not rasterised', async () => {
    const { page } = await lettersOf('lyon');
    const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true });
    expect(pdf.length).toBeLessThan(800_000);
  });

  it('has a map without keys', async () => {
    const { page } = await lettersOf('lyon', { viewport: { width: 1280, height: 800 } });
    await page
      .getByRole('img', { name: /toutes lettres suit/ })
      .first()
      .waitFor();
    expect(await page.getByRole('button', { name: 'Agrandir' }).count()).toBe(0);
  });
});

/** The words printed outside drawings that are smaller than 16 points. */
const smallWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const small: string[] = [];
    for (const sheet of document.querySelectorAll('article')) {
      const texts = document.createTreeWalker(sheet, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const around = text.parentElement;
        if (
          !around ||
          around.closest('svg') ||
          !text.textContent?.trim() ||
          around.getClientRects().length === 0
        )
          continue;
        if (parseFloat(getComputedStyle(around).fontSize) * 0.75 < 15.9) small.push(text.textContent.trim());
      }
    }
    return small;
  });

/** Width and height of an A3 sheet, in points. */
const A3 = [842, 1191];

describe('the letter in large type', () => {
  it.each(cityNames)(
    'of %s has no word below 16 points outside its map, which lies on an A3 sheet and follows in words',
    async (city) => {
      const { page } = await lettersOf(city, {}, 'large');
      await page.emulateMedia({ media: 'print' });
      expect(await smallWords(page)).toEqual([]);
      const inWords = await page
        .locator('details', { hasText: 'Le plan en toutes lettres' })
        .locator('p')
        .allTextContents();
      expect(inWords.length).toBeGreaterThan(2);
      const isWide = (await page.locator('svg[data-shape=wide]').count()) > 0;
      const pdf = await page.pdf({ preferCSSPageSize: true });
      const large = (await PDFDocument.load(pdf))
        .getPages()
        .map((sheet) => [Math.round(sheet.getWidth()), Math.round(sheet.getHeight())]);
      const mapSheet = isWide ? A3.toReversed() : A3;
      expect(large.slice(-2)).toEqual([mapSheet, mapSheet]);
      // Word by word: columns stand side by side in the text of a PDF, and words are cut at the ends of
      // lines.
      const withoutHyphens = (text: string): string => closedUp(text).replaceAll('-', '');
      const last = withoutHyphens((await readWords(pdf)).sheets.at(-1) ?? '');
      expect(
        inWords
          .join(' ')
          .split(/\s+/)
          .filter((word) => !last.includes(withoutHyphens(word))),
      ).toEqual([]);
      expect(large.length).toBeGreaterThan(1 + pieces(city).length);
    },
  );
});
