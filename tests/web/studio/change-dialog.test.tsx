// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { DeskCity } from '../../../engine/graph/desk.ts';
import { ChangeDialog, ToldLine } from '../../../web/studio/changes/ChangeDialog.tsx';
import { changeForms } from '../../../web/studio/changes/change-forms.ts';
import { changePlace } from '../../../web/studio/changes/change-place.ts';
import { teachDialogs } from '../support/dialogs.ts';
import { fakeApi, type FakeRoutes } from '../support/fake-api.ts';

beforeEach(() => {
  teachDialogs();
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => vi.unstubAllGlobals());

const city = { slug: 'ville', name: 'Ville', graph: null, sheet: null } as unknown as DeskCity;

function open(routes: FakeRoutes, change = 'remove-step') {
  const form = changeForms.find(({ id }) => id === change);
  const { calls } = fakeApi(routes);
  const onWritten = vi.fn();
  if (!form) throw new Error('no such form');
  render(
    <ChangeDialog
      city={city}
      form={form}
      place={changePlace(city, 'CAFE', { next: 'QUAI' })}
      known={{}}
      seen={{}}
      onWritten={onWritten}
      onClose={() => undefined}
    />,
  );
  return { calls, onWritten };
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('shows all that goes with a step before anything is taken away, then takes it away at once', async () => {
  const told = ['Le message « Une lettre » part avec elle.', 'La tuile « Récepteur » part avec elle.'];
  const { calls, onWritten } = open({
    'POST studio/refactor': { json: { held: [], files: [], problems: [], written: false, told } },
  });
  press('Voir ce qui changerait');
  await screen.findByText(/La tuile « Récepteur »/u);
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(onWritten).not.toHaveBeenCalled();
  press('Retirer l’étape');
  await waitFor(() => expect(onWritten).toHaveBeenCalledTimes(1));
  expect(calls.map(({ body }) => (body as { readonly dryRun?: boolean }).dryRun)).toEqual([true, undefined]);
  expect(calls.at(-1)?.body).toMatchObject({ kind: 'remove-step', step: 'CAFE', along: true });
});

it('is refused in its own words, not in those of the browser', () => {
  const { calls } = open({}, 'rename-step');
  press('Renommer l’étape');
  expect(screen.getByRole('alert').textContent).toMatch(/^À compléter.*Son nom, en quelques mots/u);
  expect(document.querySelector('form')?.noValidate).toBe(true);
  expect(calls).toEqual([]);
});

it('leads to the places that prevent a change, and names no file', async () => {
  open({
    'POST studio/refactor': {
      status: 422,
      json: {
        error: 'edit-still-named',
        message: 'D’autres passages s’en servent encore : changez-les d’abord.',
        blockedBy: [{ file: 'ville/scenario.yaml', line: 95 }],
      },
    },
  });
  press('Voir ce qui changerait');
  const refusal = await screen.findByRole('alert');
  expect(refusal.textContent).not.toMatch(/yaml|ligne/u);
  expect(screen.getByRole('button', { name: /Ouvrir «\sLa ville\s»/u })).toBeTruthy();
});

it('what a change of a sheet did besides is one line, which closes', () => {
  const onClose = vi.fn();
  render(
    <ToldLine
      sentences={['1 parcours tape la nouvelle réponse.', 'Un essai est retiré.']}
      onClose={onClose}
    />,
  );
  expect(screen.getByRole('status').textContent).toBe(
    '1 parcours tape la nouvelle réponse. Un essai est retiré.',
  );
  fireEvent.click(screen.getByRole('button', { name: 'Fermer' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});
