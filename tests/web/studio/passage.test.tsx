// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { readPageTree } from '../../../engine/edit/page/page-tree.ts';
import type { DeskCity } from '../../../engine/graph/desk.ts';
import type { JsxElement } from '../../../engine/scenario/parse/passages.ts';
import { FormScopeContext, NO_FORM } from '../../../web/studio/form/form-scope.ts';
import { PassageFields } from '../../../web/studio/page/PassageFields.tsx';
import { fakeApi } from '../support/fake-api.ts';

afterEach(() => vi.unstubAllGlobals());

const FILE = 'steps/02-quai.yaml';
const city = {
  slug: 'ville',
  graph: {
    nodes: [
      { id: 'GARE', number: '1', at: { file: 'steps/01-gare.yaml' } },
      { id: 'QUAI', number: '2', at: { file: FILE }, isChoice: true },
    ],
  },
} as unknown as DeskCity;
const tag = readPageTree('<If solved="GARE">\n\nBravo.\n\n</If>\n')?.root
  .children[0] as unknown as JsxElement;

it('asks in words whom a passage is for, with the options that the choice has', async () => {
  const change = vi.fn(() => true);
  fakeApi({
    [`GET studio/text?file=${encodeURIComponent(`ville/${FILE}`)}`]: {
      json: { text: 'puzzle:\n  options:\n    - { name: suivre, label: Suivre la barque }\n', seen: 'a' },
    },
  });
  const shown = (shownTag: JsxElement) => (
    <FormScopeContext value={{ ...NO_FORM, city: 'ville', change }}>
      <PassageFields city={city} tag={shownTag} path={[0]} />
    </FormScopeContext>
  );
  const { rerender } = render(shown(tag));
  expect(screen.getByLabelText('À l’étape').textContent).toBe('1 · GARE2 · QUAI');
  fireEvent.change(screen.getByLabelText('Pour ceux qui…'), { target: { value: 'chose' } });
  expect(change.mock.calls.map(([edit]: readonly unknown[]) => edit)).toEqual([
    { op: 'remove', path: [0, 'solved'] },
    { op: 'add', path: [0], key: 'chose', value: 'QUAI' },
    { op: 'add', path: [0], key: 'is', value: '' },
  ]);
  const chosen = readPageTree('<If chose="QUAI" is="">\n\nBravo.\n\n</If>\n')?.root.children[0];
  rerender(shown(chosen as unknown as JsxElement));
  await screen.findByRole('option', { name: 'Suivre la barque' });
  fireEvent.change(screen.getByLabelText('Ce qu’ils ont choisi'), { target: { value: 'suivre' } });
  expect(change).toHaveBeenLastCalledWith({ op: 'set', path: [0, 'is'], value: 'suivre' });
});
