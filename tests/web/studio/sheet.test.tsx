// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DeskCity } from '../../../engine/graph/desk.ts';
import { FormRoot } from '../../../web/studio/form/FormField.tsx';
import { schemaOfFile } from '../../../engine/scenario/json-schema.ts';
import { PaperFields } from '../../../web/studio/sheet/PaperFields.tsx';
import { FIRST_FIELDS } from '../../../web/studio/sheet/SheetForm.tsx';
import type { FileEditor } from '../../../web/studio/files/file-editor.ts';
import type { EditedState } from '../../../web/studio/files/file-editor-machine.ts';
import { sheetOf } from '../../../web/studio/sheet/open-place.ts';
import { SheetState } from '../../../web/studio/sheet/SheetState.tsx';
import { WalkthroughBar } from '../../../web/studio/sheet/WalkthroughBar.tsx';
import { tabState } from '../../../web/studio/tab-state.ts';
import { fakeApi } from '../support/fake-api.ts';

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.unstubAllGlobals());

const SCENARIO = `messages:
  - { slug: bienvenue, title: Bonjour, author: Elle, date: -8, from: GARE }
  - { slug: suite, title: La suite, author: Lui, date: received, from: QUAI }
`;
const city = { slug: 'lorient', graph: null, sheet: null, files: [] } as unknown as DeskCity;
const WRITTEN = { json: { held: [], files: [], problems: [], told: [], written: true } };

describe('the sheet of a message', () => {
  it('has its own title, author and arrival, which the city’s file holds', async () => {
    const { calls } = fakeApi({
      'GET studio/text?file=lorient%2Fscenario.yaml': { json: { text: SCENARIO, seen: 'a' } },
      'POST studio/try': { json: { problems: [], verdicts: [], readings: [], offered: [] } },
      'POST studio/edit': WRITTEN,
    });
    render(<PaperFields city={city} path="messages/suite.mdx" onRename={() => undefined} />);
    const own = within(await screen.findByRole('form', { name: 'Ce message', hidden: true }));
    const title = own.getByDisplayValue('La suite');
    expect(own.queryByDisplayValue('Bonjour')).toBeNull();
    expect(own.getByDisplayValue('Lui')).toBeTruthy();
    fireEvent.change(title, { target: { value: 'Une suite' } });
    fireEvent.blur(title);
    await waitFor(() => expect(calls.some(({ path }) => path === 'studio/edit')).toBe(true));
    expect(calls.find(({ path }) => path === 'studio/edit')?.body).toMatchObject({
      files: [
        {
          file: 'lorient/scenario.yaml',
          seen: 'a',
          edits: [{ op: 'set', path: ['messages', 1, 'title'], value: 'Une suite' }],
        },
      ],
    });
  });
});

it('a file that waits for an empty field says so, and leads there', () => {
  const empty = { code: 'empty-value', file: 'lorient/scenario.yaml', line: 7, column: 1 };
  const state = { draft: { edits: [{}], sent: 0 }, refusal: null, conflict: null, breaks: [empty] };
  render(
    <SheetState
      city={city}
      path="lorient/scenario.yaml"
      line={1}
      editor={{} as FileEditor}
      state={state as unknown as EditedState}
    />,
  );
  expect(screen.getByRole('status').textContent).toContain('un champ est à remplir');
  expect(screen.queryByRole('alert')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Y aller' }));
  expect(tabState(sheetOf('lorient'), null)).toMatchObject({ file: 'scenario.yaml', at: { line: 7 } });
});

describe('the sheet of a step', () => {
  it('begins with what is asked and what helps; names, numbers and screens fold under « Réglages »', () => {
    const step = {
      ...{ name: 'GARE', index: 1, tile: 'code', reaction: { screen: 'home' }, next: 'QUAI' },
      ...{ description: 'Une gare.', hints: ['Regardez.'], replies: [{ to: ['port'], say: 'Presque.' }] },
      puzzle: { type: 'text-field', header: 'Où ?', solution: ['gare'] },
    };
    const { container } = render(
      <FormRoot node={schemaOfFile('step')} value={step} first={FIRST_FIELDS['step']} />,
    );
    const fields = [...container.querySelectorAll<HTMLElement>('form > * > [data-field]')];
    expect(fields.map(({ dataset }) => dataset['field'])).toEqual(
      ['description', 'puzzle', 'replies', 'hints'].map((name) => JSON.stringify([name])),
    );
    const settings = within(screen.getByText('Réglages').closest('details') as HTMLElement);
    expect(settings.getByDisplayValue('GARE')).toBeTruthy();
    expect(settings.queryByDisplayValue('Une gare.')).toBeNull();
  });
});

describe('the sheet of a walkthrough', () => {
  const SAVED = { text: 'name: main\n', seen: 'a' };
  const bar = () => {
    const fake = fakeApi({ 'POST studio/edit': WRITTEN, 'POST studio/record': WRITTEN });
    const onWritten = vi.fn();
    render(<WalkthroughBar slug="ville" path="walkthroughs/main.yaml" saved={SAVED} onWritten={onWritten} />);
    return { ...fake, onWritten };
  };
  const press = (name: string) => fireEvent.click(screen.getByText(name));

  it('deletes it', async () => {
    const { calls } = bar();
    press('Supprimer ce parcours');
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(calls[0]?.body).toMatchObject({
      files: [{ file: 'ville/walkthroughs/main.yaml', seen: 'a', edits: [{ op: 'delete' }] }],
    });
  });

  it('takes the game of the telephone in its place', async () => {
    const { calls, onWritten } = bar();
    press('Prendre la partie du téléphone');
    await waitFor(() => expect(onWritten).toHaveBeenCalled());
    expect(calls[0]?.body).toEqual({ slug: 'ville', name: 'main', anew: true });
  });
});
