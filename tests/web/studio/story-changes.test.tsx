// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { DeskCity } from '../../../engine/graph/desk.ts';
import type { Presence } from '../../../engine/graph/presence.ts';
import { sketch } from '../../../engine/graph/sketch.ts';
import { storyGraphOf } from '../../../engine/graph/story-graph.ts';
import { tinyCity } from '../../../scripts/explain/cities/tiny-city.ts';
import { placeGraph } from '../../../server/studio/place-graph.ts';
import { StoryView } from '../../../web/studio/graph/StoryView.tsx';
import { sheetOf } from '../../../web/studio/sheet/open-place.ts';
import { tabState } from '../../../web/studio/tab-state.ts';
import type { Telephone } from '../../../web/studio/use-telephone.ts';
import { teachDialogs } from '../support/dialogs.ts';
import { fakeApi } from '../support/fake-api.ts';

beforeEach(() => {
  sessionStorage.clear();
  teachDialogs();
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => vi.unstubAllGlobals());

const graph = placeGraph(storyGraphOf(sketch(tinyCity())));
const city = {
  ...{ slug: 'ville', name: 'Ville', sheet: null, graph },
  files: tinyCity().files.map(({ path }) => path),
} as unknown as DeskCity;
const telephone = {
  ...{ step: 'GARE', standing: null, circumstances: {}, opens: 'home' },
  ...{ awaited: null, expect: () => undefined, goTo: () => undefined, setOpens: () => undefined },
} as unknown as Telephone;
const presence: Presence = { things: [], columns: [] };

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name, hidden: true }));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

const WRITTEN = { held: [], files: [], problems: [], told: [], written: true };
const seenText = (step: string) => ({ json: { text: `name: ${step}\nnext: PORT\n`, seen: 'a' } });

/** A story whose telephone stands at its first step. */
function Story() {
  const [awaited, expectStep] = useState<Telephone['awaited']>(null);
  const step = awaited?.step ?? telephone.step;
  return (
    <StoryView
      city={city}
      graph={graph}
      presence={presence}
      telephone={{ ...telephone, step, awaited, expect: expectStep }}
    />
  );
}

/** Opens the form of a change; returns the menu that has it. */
async function open(change: string, answer: object = WRITTEN): Promise<HTMLDetailsElement> {
  fakeApi({
    'GET studio/text?file=ville%2Fsteps%2F01-gare.yaml': seenText('GARE'),
    'GET studio/text?file=ville%2Fsteps%2F09-le-kiosque.yaml': seenText('LE_KIOSQUE'),
    'POST studio/try': { json: { problems: [], verdicts: [], readings: [], offered: [] } },
    'POST studio/refactor': { json: answer },
  });
  render(<Story />);
  const menu = screen.getByText('Changer l’histoire').closest('details') as HTMLDetailsElement;
  // jsdom opens no menu by its summary.
  menu.open = true;
  fireEvent(menu, new Event('toggle'));
  fireEvent.click(await screen.findByText(`${change}…`));
  return menu;
}

/** The menu from which a message was added. */
async function addMessage(): Promise<HTMLDetailsElement> {
  const menu = await open('Nouveau message');
  await screen.findByLabelText('Son titre');
  type('Son titre', 'Un mot de plus');
  type('Qui l’écrit', 'Marius');
  press('Ajouter le message');
  await screen.findByText(/Le message est ajouté/u);
  return menu;
}

it('chooses the step that was added as soon as it is written, before the drawing has it', async () => {
  const file = 'steps/09-le-kiosque.yaml';
  await open('Nouvelle épreuve', {
    ...WRITTEN,
    files: [
      { file: 'ville/steps/01-gare.yaml', seen: 'b', inverse: { op: 'splice', at: 0, was: '', now: '' } },
      { file: `ville/${file}`, seen: 'a', inverse: { op: 'delete' } },
    ],
  });
  await screen.findByLabelText('Son nom, en quelques mots');
  type('Son nom, en quelques mots', 'Le kiosque');
  fireEvent.click(screen.getAllByRole('radio', { hidden: true })[0] as Element);
  press('Ajouter l’épreuve');
  await screen.findByRole('button', { name: 'Fiche de LE_KIOSQUE' });
  expect(tabState(sheetOf('ville'), null)).toEqual({ file, at: null });
});

it('stays open after a message was added, whose words leave with the next step', async () => {
  const menu = await addMessage();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(menu.open).toBe(true);
  fireEvent.click(document.querySelector('[data-step="GARE"]') as Element);
  expect(screen.queryByText(/Le message est ajouté/u)).toBeNull();
});

it('leads from the words of a change to the sheet of what it added', async () => {
  await addMessage();
  press('Ouvrir sa fiche');
  expect([tabState('view', ''), tabState(sheetOf('ville'), null)]).toEqual([
    'sheet',
    { file: 'messages/unMotDePlus.mdx', at: null },
  ]);
});
