// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
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
  ...{ goTo: () => undefined, setOpens: () => undefined },
} as unknown as Telephone;
const presence: Presence = { things: [], columns: [] };

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name, hidden: true }));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

/** The menu from which a message was added. */
async function addMessage(): Promise<HTMLDetailsElement> {
  fakeApi({
    'GET studio/text?file=ville%2Fsteps%2F01-gare.yaml': { json: { text: 'name: GARE\n', seen: 'a' } },
    'POST studio/try': { json: { problems: [], verdicts: [], readings: [], offered: [] } },
    'POST studio/refactor': { json: { held: [], files: [], problems: [], told: [], written: true } },
  });
  render(<StoryView city={city} graph={graph} presence={presence} telephone={telephone} />);
  const menu = screen.getByText('Changer l’histoire').closest('details') as HTMLDetailsElement;
  // jsdom opens no menu by its summary.
  menu.open = true;
  fireEvent(menu, new Event('toggle'));
  fireEvent.click(await screen.findByText('Nouveau message…'));
  await screen.findByLabelText('Son titre');
  type('Son titre', 'Un mot de plus');
  type('Qui l’écrit', 'Marius');
  press('Ajouter le message');
  await screen.findByText(/Le message est ajouté/u);
  return menu;
}

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
