// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { Publication } from '../../../engine/editions/publication.ts';
import { PublishForm } from '../../../web/studio/publish/PublishForm.tsx';
import { fakeApi } from '../support/fake-api.ts';

afterEach(() => vi.unstubAllGlobals());

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

it('the next publication is offered the name and the address of the last one', async () => {
  fakeApi({ 'POST studio/publish': { json: {} } });
  const onPublished = shown();
  fill('En une phrase, ce que cette publication change', 'Un indice plus clair');
  fill('Votre nom', 'Irène Maréchal');
  fill('Votre adresse', 'irene@poste.test');
  fireEvent.click(screen.getByRole('button', { name: 'Publier' }));
  await waitFor(() => expect(onPublished).toHaveBeenCalled());
  cleanup();
  shown();
  expect([field('Votre nom').value, field('Votre adresse').value]).toEqual([
    'Irène Maréchal',
    'irene@poste.test',
  ]);
});
