// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Publication } from '../../../engine/editions/publication.ts';
import { PublishForm } from '../../../web/studio/publish/PublishForm.tsx';
import { type ApiAnswer, fakeApi, inTurn } from '../support/fake-api.ts';

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const publication: Publication = {
  ...{ git: true, since: 'a', state: 'b', players: [], problems: [], theirs: null },
  changes: [{ step: 'GARE', index: 1, words: ['Indice 1 : changé'] }],
};

function shown() {
  const onPublished = vi.fn();
  render(
    <PublishForm city={{ slug: 'ville', left: [] }} publication={publication} onPublished={onPublished} />,
  );
  return onPublished;
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const fill = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });

function send() {
  fill('En une phrase, ce que cette publication change', 'Un indice plus clair');
  fill('Votre nom', 'Irène Maréchal');
  fill('Votre adresse', 'irene@poste.test');
  fireEvent.click(screen.getByRole('button', { name: 'Publier' }));
}

it('the next publication is offered the name and the address of the last one', async () => {
  fakeApi({ 'POST studio/publish': { json: {} } });
  const onPublished = shown();
  send();
  await waitFor(() => expect(onPublished).toHaveBeenCalled());
  cleanup();
  shown();
  expect([field('Votre nom').value, field('Votre adresse').value]).toEqual([
    'Irène Maréchal',
    'irene@poste.test',
  ]);
});

it.each<readonly [string, ApiAnswer, RegExp]>([
  ['cannot verify the city', { status: 500, json: { error: 'Error' } }, /pas pu vérifier/u],
  ['does not answer', 'unreachable', /n’a pas répondu/u],
])(
  'says at once that the city is verified, and what came of it when the server %s',
  async (_case, answer, words) => {
    const broken = { error: 'WOULD_BREAK', message: 'La ville en souffrirait.' };
    fakeApi({ 'POST studio/publish': inTurn({ status: 422, json: broken }, answer) });
    shown();
    send();
    fireEvent.click(await screen.findByRole('button', { name: 'Publier tout de même' }));
    expect(screen.getByRole('status').textContent).toMatch(/se vérifie/u);
    expect(screen.queryByRole('alert')).toBeNull();
    expect((await screen.findByRole('alert')).textContent).toMatch(words);
    expect(screen.queryByRole('status')).toBeNull();
  },
);
