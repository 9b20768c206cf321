// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
// Imported before the first test's timeout starts.
import '../../../web/admin/AdminRoutes.tsx';
import { loadAllWords } from '../../../web/words/catalogues.ts';
import { freshPages, openAsStaff, plain, press, says } from '../support/app.tsx';

freshPages();

const city = (name: string, languages: readonly string[]) => ({
  city: name,
  slug: name.toLowerCase(),
  name,
  hasLetter: true,
  languages,
  steps: [],
  pictures: [],
});
const CITIES = { 'GET admin/cities': { json: [city('VILLE', ['fr', 'en']), city('BOURG', ['fr'])] } };

describe('the form for a new letter', () => {
  const pick = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  const row = {
    code: 'PLI102',
    identifier: null,
    infos: {},
    story: { city: 'VILLE' },
    staff: { postOn: null },
  };

  async function open() {
    const fake = openAsStaff('/admin/unsent', {
      ...CITIES,
      'GET admin/status/unsent': { json: [], headers: { 'x-total-count': '0' } },
      'POST admin/status/create': { json: row },
    });
    await screen.findByRole('option', { name: 'VILLE' });
    return {
      created: () => fake.calls.filter(({ path }) => path === 'admin/status/create').map(({ body }) => body),
    };
  }

  it('asks for the language where the city has two, and sends it', async () => {
    const { created } = await open();
    pick('Ville', 'BOURG');
    expect(screen.queryByLabelText('Langue du pli')).toBeNull();
    pick('Ville', 'VILLE');
    expect(screen.getByLabelText<HTMLSelectElement>('Langue du pli').value).toBe('fr');
    pick('Langue du pli', 'en');
    press('Créer une nouvelle');
    await waitFor(() => expect(created()).toEqual([{ cityName: 'VILLE', language: 'en' }]));
  });

  it('forgets the language for a city that does not have it', async () => {
    const { created } = await open();
    pick('Ville', 'VILLE');
    pick('Langue du pli', 'en');
    pick('Ville', 'BOURG');
    press('Créer une nouvelle');
    await waitFor(() => expect(created()).toEqual([{ cityName: 'BOURG' }]));
  });
});

describe('a batch with a French letter and an English one', () => {
  const letter = (code: string, language: string) => ({
    code,
    identifier: 'V-1-1',
    giftFrom: 'Léa',
    giftTo: 'Noé',
    giftLine: 'Dehors : vite !',
    address: null,
    copies: 1,
    city: { slug: 'ville', name: 'Ville', timeZone: 'Europe/Paris' },
    language,
    link: `https://poste.example/a/${code}`,
    isLinkLocal: false,
    startDate: '2026-06-02T10:00:00.000Z',
    reference: 'VIL/1-A',
    startPlaces: [],
    letter: { address: '/pages/none.js', media: {} },
    documents: [],
  });

  it('prints each in its language, with its typography', async () => {
    await Promise.all([loadAllWords('fr'), loadAllWords('en')]);
    openAsStaff('/admin/batches/7/letters?form=press', {
      ...CITIES,
      'GET admin/printing': { json: [] },
      'GET admin/batches/7': { json: { ...letter('AAAAAA', 'fr'), taken: null } },
      'GET admin/batches/7/letters?from=1&count=10': {
        json: [letter('AAAAAA', 'fr'), letter('BBBBBB', 'en')],
      },
    });
    // The head of a letter is drawn when the script of printed pages has come.
    await says('Offert par Léa');
    await says('A present from Léa');
    const [french, english] = ['AAAAAA', 'BBBBBB'].map((code) =>
      screen.getByRole('region', { name: `Pli ${code}` }),
    );
    const papersOf = (envelope: HTMLElement | undefined) =>
      plain(envelope?.textContent ?? '').replace(/^.*La lettre le dit à sa manière\./, '');
    for (const words of ['Offert par Léa', "Bordereau d'envoi", '2 juin', '« Dehors : vite ! »'])
      expect(papersOf(french)).toContain(words);
    for (const words of ['A present from Léa', 'Packing slip', '2 June', '“Dehors : vite !”'])
      expect(papersOf(english)).toContain(words);
    expect(french?.textContent).toContain('Dehors\u00A0: vite\u202F!');
    expect(english?.textContent).toContain('Dehors : vite !');
    expect(papersOf(english)).not.toMatch(/Offert|Bordereau|Talon|pli|Dans cette|juin/);
    expect(
      within(english as HTMLElement)
        .getByText('Packing slip')
        .closest('[lang]'),
    ).toHaveProperty('lang', 'en');
    expect(french?.querySelector('[lang]')).toBeNull();
  });
});
