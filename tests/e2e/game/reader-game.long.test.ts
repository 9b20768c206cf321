import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { cityNames, readCity } from '../../support/cities/cities.ts';
import {
  announcedBy,
  announcementFaults,
  announcementsOf,
  hearAnnouncements,
} from '../../support/e2e/announcements.ts';
import type { Puzzle } from '../../support/e2e/drivers.ts';
import { controlAt } from '../../support/e2e/reader.ts';
import { byReader, reader } from '../../support/e2e/reader-hand.ts';
import { useStage } from '../../support/e2e/stage.ts';
import { driveTime, timeBrings } from '../../support/e2e/time.ts';
import { playWholeGame, readerGame } from '../../support/e2e/whole-game.ts';

const game = readerGame;

describe(`${game.slug} is played with a screen reader`, () => {
  playWholeGame(game, byReader, {
    afterwards: (page) => expect(announcementFaults(announcementsOf(page))).toEqual([]),
  });
});

const stage = useStage();

/** Opens a phone at the first step of any city with a wanted puzzle, and records announcements. */
async function before(wanted: (puzzle: Puzzle) => boolean): Promise<Page> {
  for (const slug of cityNames) {
    const city = readCity(slug);
    const step = Object.entries(city.scenario.steps).find(([, { puzzle }]) => puzzle && wanted(puzzle))?.[0];
    if (!step) continue;
    const { page } = await stage.at(step, byReader.options, city);
    await driveTime(page, stage.server);
    await byReader.prepare(page);
    await page.goto('/home/app/code');
    await page.getByRole('heading', { level: 1 }).waitFor();
    return page;
  }
  throw new Error('no city has such a step');
}

const isTyped = ({ type }: Puzzle): boolean => type === 'text-field';
const typeWrongly = (page: Page) =>
  reader
    .write(page, page.getByRole('main').getByRole('textbox'), 'nulle part')
    .then(() => page.keyboard.press('Enter'));
const times = (said: readonly { readonly text: string }[], words: string): number =>
  said.filter(({ text }) => text.includes(words)).length;

describe('a screen reader announces once, in words', () => {
  it('the verdict on a wrong answer', async () => {
    const page = await before(isTyped);
    const field = page.getByRole('main').getByRole('textbox');
    const said = await announcedBy(page, /./, () => typeWrongly(page));
    expect(said).toEqual([expect.objectContaining({ how: 'changed', role: 'alert' })]);
    expect(await field.getAttribute('aria-invalid')).toBe('true');
  });

  it('that there is no network and that nothing was lost', async () => {
    const page = await before(isTyped);
    await page.getByRole('main').getByRole('textbox').waitFor();
    await page.context().setOffline(true);
    const said = await announcedBy(page, 'votre réponse est', () => typeWrongly(page));
    expect(said.filter(({ text }) => /pas de réseau.*votre réponse est/i.test(text))).toHaveLength(1);
    expect(announcementFaults(said)).toEqual([]);
  });

  it('the search of the dials and its verdict', async () => {
    const page = await before(({ type }) => type === 'digit-dials');
    const wheel = page.getByRole('spinbutton').first();
    const said = await announcedBy(page, 'Code Erroné', async () => {
      await reader.turnWheel(page, 0, '', '9');
    });
    expect([
      times(said, 'Le mécanisme cherche'),
      times(said, 'Code Erroné'),
      announcementFaults(said),
    ]).toEqual([1, 1, []]);
    expect((await controlAt(page, wheel)).value).toBe('9');
  });

  it('each message of a conversation, when it is complete', async () => {
    const messages: string[] = [];
    const page = await before((puzzle) => {
      const open = puzzle.type === 'conversation' && !puzzle.initials;
      if (open) messages.push(...(puzzle.messages ?? []));
      return open;
    });
    await timeBrings(page, page.getByRole('button', { name: 'Appuyer pour Confirmer' }));
    const logged = announcementsOf(page).filter(({ role }) => role === 'log');
    expect(logged).toHaveLength(messages.length);
    expect(announcementFaults(announcementsOf(page))).toEqual([]);
  });

  it('a new hint and the end of the wait for the next one', async () => {
    const page = await before(isTyped);
    const ask = page.getByRole('button', { name: 'Révéler un nouvel indice' });
    await reader.press(page, page.getByRole('button', { name: 'Indices' }));
    await reader.press(page, ask);
    const endOfWait = 'Prochain indice disponible';
    const said = await announcedBy(page, endOfWait, () =>
      reader.press(page, page.getByRole('button', { name: 'Oui' })),
    );
    const hints = said.filter(({ text }) => /^(?!Indices|Mise à jour|Révéler|Prochain).{10,}/.test(text));
    expect(hints).toEqual([expect.objectContaining({ how: 'focused' })]);
    expect([times(said, 'Mise à jour'), times(said, endOfWait), announcementFaults(said)]).toEqual([
      1,
      1,
      [],
    ]);
    expect(said.at(-1)?.text).toContain(endOfWait);
    expect((await controlAt(page, ask)).disabled).toBe(false);
  });
});

/** Opens a separate page with one planted fault, and records announcements. */
async function plant(html: string): Promise<Page> {
  const page = await stage.phone(null);
  await hearAnnouncements(page);
  await page.goto('data:text/html,<p>');
  await page.setContent(html);
  return page;
}

describe('the screen reader checks find', () => {
  it('a control that is hidden from the accessibility tree, and one that is disabled', async () => {
    const page = await plant(
      '<button aria-hidden="true" id="hidden">Un</button><button disabled>Deux</button>',
    );
    await expect(reader.press(page, page.locator('#hidden'))).rejects.toThrow('not exposed');
    await expect(reader.press(page, page.getByRole('button', { name: 'Deux' }))).rejects.toThrow(
      'disabled: button « Deux »',
    );
  });

  it('a verdict that arrives together with its live region, and one that is announced twice, and ignore one that is hidden', async () => {
    const page = await plant(
      '<main></main><p role="alert" id="verdict"></p><p aria-hidden="true"><b role="status" id="mute"></b></p>',
    );
    const inPage = (script: string) => page.evaluate(script);
    await announcedBy(page, 'Juste', () =>
      inPage(`document.querySelector('main').innerHTML = '<p role="status">Juste</p>'`),
    );
    expect(announcementFaults(announcementsOf(page))).toEqual(['a status came with its words in it: Juste']);
    // In one call: on a busy machine, two calls may be further apart than REPEATED_WITHIN_MS.
    const twice = `(async () => {
      mute.textContent = 'Muet';
      for (const text of ['Faux', '', 'Faux']) {
        verdict.textContent = text;
        await Promise.resolve();
      }
    })()`;
    const said = await announcedBy(page, 'Faux', () => inPage(twice));
    expect(said.map(({ text }) => text)).toEqual(['Faux', 'Faux']);
    expect(announcementFaults(said)).toEqual(['said twice: Faux']);
  });
});
