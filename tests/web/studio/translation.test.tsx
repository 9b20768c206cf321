// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { CityTranslation, DeskCity, TranslatedText } from '../../../engine/graph/desk.ts';
import { TranslationView } from '../../../web/studio/translation/TranslationView.tsx';
import type { Telephone } from '../../../web/studio/use-telephone.ts';
import { fakeApi } from '../support/fake-api.ts';

const SALINE = 'steps/01-la-saline.yaml';

const text = (patch: Partial<TranslatedText>): TranslatedText => ({
  file: SALINE,
  name: 'hints.0',
  label: 'Indice 1',
  french: 'Lisez la lettre.',
  before: null,
  text: 'Read the letter.',
  state: 'done',
  ...patch,
});

const TRANSLATION: CityTranslation = {
  language: 'en',
  texts: [
    text({}),
    text({ name: 'hints.1', label: 'Indice 2', french: 'Regardez.', text: '', state: 'missing' }),
    text({
      name: 'replies.SUCRE.say',
      label: 'Réplique 1',
      french: 'Plus salé.',
      before: 'Moins doux.',
      text: 'Less sweet.',
      state: 'stale',
    }),
  ],
};

const city = {
  slug: 'ville',
  name: 'Ville',
  graph: null,
  sheet: null,
  files: [SALINE],
} as unknown as DeskCity;
const speak = vi.fn();
const telephone = { speak } as unknown as Telephone;

function open() {
  const fake = fakeApi({
    'GET studio/translation?city=ville': { json: TRANSLATION },
    'POST studio/refactor': { json: { files: [], told: [], problems: [], held: [], written: true } },
  });
  render(<TranslationView city={city} telephone={telephone} />);
  return fake;
}

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const passage = (name: string) => within(screen.getByRole('region', { name }));

it('counts what is missing and what is stale, and writes a text that was missing', async () => {
  const { calls } = open();
  await screen.findByRole('button', { name: 'À traduire (1)', pressed: true });
  expect(screen.getByRole('button', { name: 'À reprendre (1)' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Tout (3)' })).toBeDefined();
  fireEvent.change(screen.getByRole('textbox', { name: 'Indice 2, en anglais' }), {
    target: { value: 'Look.' },
  });
  press('Enregistrer');
  await waitFor(() =>
    expect(calls.at(-1)?.body).toMatchObject({
      slug: 'ville',
      kind: 'translate',
      language: 'en',
      file: SALINE,
      name: 'hints.1',
      french: 'Regardez.',
      text: 'Look.',
    }),
  );
});

it('shows the French that a stale text was made of, and takes it as it stands', async () => {
  const { calls } = open();
  await screen.findByRole('button', { name: 'À reprendre (1)' });
  press('À reprendre (1)');
  expect(passage('Réplique 1').getByText(/Avant\s: Moins doux\./u)).toBeDefined();
  press('Rien à changer');
  await waitFor(() =>
    expect(calls.at(-1)?.body).toMatchObject({ name: 'replies.SUCRE.say', text: 'Less sweet.' }),
  );
});

it('opens the telephone in either language', async () => {
  open();
  await screen.findByRole('button', { name: 'Téléphone en anglais' });
  press('Téléphone en anglais');
  press('en français');
  expect(speak.mock.calls).toEqual([['en'], ['fr']]);
});
