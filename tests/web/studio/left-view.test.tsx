// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { DeskCity } from '../../../engine/graph/desk.ts';
import { LeftView } from '../../../web/studio/left/LeftView.tsx';
import { sheetOf } from '../../../web/studio/sheet/open-place.ts';
import { tabState } from '../../../web/studio/tab-state.ts';
import { fakeApi } from '../support/fake-api.ts';

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.unstubAllGlobals());

const HINT = {
  ...{ step: 'GARE', index: 1, field: 'Indice 2', words: 'Gardez « replies », et non media/cle.svg.' },
  ...{ file: 'steps/01-gare.yaml', at: ['hints', 1] },
};
const PICTURE = {
  ...{ step: null, index: null, field: 'plume.svg', words: 'Dire qui l’a fait, et sous quelle licence' },
  ...{ file: 'media/plume.svg', at: null },
};
const city = {
  ...{ slug: 'ville', name: 'Ville', proved: true, sheet: null },
  graph: { nodes: [{ id: 'GARE', number: '1' }] },
  left: [HINT, PICTURE],
} as unknown as DeskCity;

it('lists what is left step by step, and leads to the field of each entry', () => {
  render(<LeftView city={city} />);
  expect(screen.getByRole('status').textContent).toContain('2 passages');
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    '1 · GARE 1',
    'À côté des étapes 1',
  ]);
  const hint = screen.getByRole('button', { name: /Indice 2/u });
  expect(hint.textContent).toMatch(/Gardez «\sRéponses de l’auteur\s», et non cle\.svg\./u);
  fireEvent.click(hint);
  expect([tabState('view', ''), tabState(sheetOf('ville'), null)]).toEqual([
    'sheet',
    { file: HINT.file, at: HINT.at },
  ]);
  fireEvent.click(screen.getByRole('button', { name: /plume\.svg/u }));
  expect(tabState('view', '')).toBe('media');
});

it('keeps a text of the template by a closed note beside it', async () => {
  const other = { file: 'letter.mdx', on: '', says: 'À relire.' };
  const { calls } = fakeApi({
    'GET studio/notes?city=ville': { json: { seen: 'a', notes: [other] } },
    'POST studio/notes': { json: { held: [], files: [], problems: [], told: [], written: true } },
  });
  render(<LeftView city={{ ...city, left: [{ ...HINT, untouched: 'La lettre parle' }] }} />);
  fireEvent.click(screen.getByRole('button', { name: 'Garder ce texte' }));
  await waitFor(() => expect(calls.some(({ path }) => path === 'studio/notes')).toBe(true));
  const kept = {
    file: HINT.file,
    on: 'La lettre parle',
    says: 'Texte du modèle, gardé tel quel.',
    closed: true,
  };
  expect(calls.find(({ path }) => path === 'studio/notes')?.body).toEqual({
    ...{ slug: 'ville', seen: 'a', notes: [other, kept] },
  });
});

it('erases all notes of the template by one edit, which one « Défaire » undoes', async () => {
  const noted = (file: string, at: number) => ({ ...HINT, file, note: { at, text: ` # note ${at}` } });
  const written = [{ file: 'ville/voices.yaml', seen: 'c', inverse: {} }];
  const { calls } = fakeApi({
    'GET studio/text?file=ville%2Fscenario.yaml': { json: { text: '', seen: 'a' } },
    'GET studio/text?file=ville%2Fvoices.yaml': { json: { text: '', seen: 'b' } },
    'POST studio/edit': { json: { held: [], files: written, problems: [], told: [], written: true } },
  });
  const left = [noted('scenario.yaml', 3), noted('voices.yaml', 5), noted('scenario.yaml', 40)];
  render(<LeftView city={{ ...city, left }} />);
  fireEvent.click(screen.getByRole('button', { name: 'Effacer toutes les notes du modèle' }));
  await waitFor(() => expect(tabState<unknown[]>('done', []).at(-1)).toEqual(written));
  const erased = (at: number) => ({ op: 'splice', at, was: ` # note ${at}`, now: '' });
  expect(calls.filter(({ path }) => path === 'studio/edit').map(({ body }) => body)).toEqual([
    {
      files: [
        { file: 'ville/scenario.yaml', seen: 'a', edits: [erased(40), erased(3)] },
        { file: 'ville/voices.yaml', seen: 'b', edits: [erased(5)] },
      ],
      force: false,
    },
  ]);
});
