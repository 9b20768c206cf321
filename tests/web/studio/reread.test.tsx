// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { BookletPart, DeskCity, Note } from '../../../engine/graph/desk.ts';
import { RereadView } from '../../../web/studio/reread/RereadView.tsx';
import { sheetOf } from '../../../web/studio/sheet/open-place.ts';
import { tabState } from '../../../web/studio/tab-state.ts';
import { fakeApi } from '../support/fake-api.ts';

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.unstubAllGlobals());

const FILE = 'steps/01-gare.yaml';
const PARTS: readonly BookletPart[] = [
  {
    ...{ step: 'GARE', index: 1, answer: 'place du Puits' },
    files: [
      {
        ...{ file: FILE, title: 'Épreuve', source: 'description: Une gare.\nhints: [Regardez bien.]\n' },
        texts: [
          { label: 'Description', path: ['description'], text: 'Une gare.' },
          { label: 'Indice 1', path: ['hints', 0], text: 'Regardez bien.' },
        ],
      },
    ],
  },
];
const NOTE: Note = { file: FILE, on: 'Regardez bien.', says: 'Trop court ?', by: 'Elle' };
const city = { slug: 'ville', name: 'Ville' } as unknown as DeskCity;

function open() {
  const fake = fakeApi({
    'GET studio/booklet?city=ville': { json: PARTS },
    'GET studio/recent?city=ville': {
      json: [{ by: null, at: null, changes: [{ step: 'GARE', index: 1, words: ['Description : changé'] }] }],
    },
    'GET studio/notes?city=ville': { json: { seen: 'a', notes: [NOTE] } },
    'POST studio/notes': { json: { held: [], files: [], problems: [], told: [], written: true } },
  });
  render(<RereadView city={city} />);
  return fake;
}

const notesSent = (fake: ReturnType<typeof open>) =>
  fake.calls.flatMap(({ method, body }) =>
    method === 'POST' ? [(body as { readonly notes: readonly Note[] }).notes] : [],
  );

it('shows every text in the order of play with its answer, and leads to paper and to each field', async () => {
  open();
  await screen.findByText('Une gare.');
  expect(screen.getByText('place du Puits')).toBeTruthy();
  expect(screen.getByText('Description : changé')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Imprimer le livret' }).getAttribute('href')).toBe(
    '/api/studio/print?city=ville',
  );
  fireEvent.click(screen.getAllByRole('button', { name: 'Corriger' })[1] as HTMLElement);
  expect(tabState(sheetOf('ville'), null)).toEqual({ file: FILE, at: ['hints', 0] });
});

it('has room for a note beside each text, and a note is answered and closed there', async () => {
  const fake = open();
  const slip = within(await screen.findByRole('note'));
  fireEvent.click(slip.getByRole('button', { name: 'Répondre' }));
  fireEvent.change(slip.getByLabelText('Réponse'), { target: { value: 'Je l’allonge.' } });
  fireEvent.click(slip.getByRole('button', { name: 'Enregistrer' }));
  await waitFor(() => expect(notesSent(fake)).toEqual([[{ ...NOTE, answers: [{ says: 'Je l’allonge.' }] }]]));
  fireEvent.click(await slip.findByRole('button', { name: 'Clore' }));
  await waitFor(() => expect(notesSent(fake).at(-1)).toEqual([{ ...NOTE, closed: true }]));
  fireEvent.click(screen.getAllByRole('button', { name: 'Noter' })[0] as HTMLElement);
  fireEvent.change(await screen.findByLabelText('Note, que les joueurs ne voient jamais'), {
    target: { value: 'Laquelle ?' },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
  await waitFor(() =>
    expect(notesSent(fake).at(-1)).toEqual([NOTE, { file: FILE, on: 'Une gare.', says: 'Laquelle ?' }]),
  );
});
