// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter, Outlet, Route, Routes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import type { PartyView, PlayerView } from '../../../engine/public.ts';
import { OrderSheet } from '../../../web/player/keepsake/OrderSheet.tsx';
import { partyOnStage } from '../../../web/workshop/stage/party-calls.ts';
import { freshPages, openAsPlayer, pageText, plain, says } from '../support/app.tsx';
import { makeStatus } from '../support/statuses.ts';

freshPages();

type SheetStamp = NonNullable<PlayerView['stamps']>[number];

const stamp = (number: number, at: string | null): SheetStamp => ({
  step: `E${number}`,
  title: 'Code',
  number,
  stamp: { address: `/media/${'0'.repeat(20)}.svg`, alt: 'Une fontaine' },
  at,
  torn: false,
});

const FOUND = '2026-10-12T12:07:00.000Z';

describe('the sheet of stamps', () => {
  it('says who of a party has found a step', async () => {
    const party = partyOnStage();
    const [who] = party.members;
    const by = { member: who?.id, name: who?.name };
    const entry = {
      step: 'E1',
      number: 1,
      title: '',
      state: 'found',
      found: { by, answer: 'ici', at: FOUND },
      tries: [],
      note: null,
    };
    openAsPlayer(
      '/home/planche',
      { ...makeStatus({}, { stamps: [stamp(1, FOUND), stamp(2, null)] }), party },
      { 'GET user/notebook': { json: { recap: [], entries: [entry] } } },
    );
    await says(`Étape 1, oblitéré le 12 octobre, 14 h 07, trouvé par ${who?.name}`);
    await says('Étape 2, pas encore oblitéré');
  });

  it('is kept once a stamp is cancelled, by keys to which a key above it leads', async () => {
    openAsPlayer('/home/planche', makeStatus({}, { stamps: [stamp(1, FOUND)] }));
    await screen.findByRole('button', { name: /hauteur/u });
    fireEvent.click(screen.getByRole('button', { name: 'Garder ou partager' }));
    const keys = document.activeElement as HTMLElement;
    expect(within(keys).getByRole('button', { name: 'Imprimer' })).toBeDefined();
  });

  it('counts the cancelled stamps among those on it', async () => {
    openAsPlayer(
      '/home/planche',
      makeStatus({}, { stamps: [stamp(1, FOUND), stamp(2, FOUND), stamp(3, null)] }),
    );
    await says('2 timbres oblitérés sur 3');
  });

  it('can be ordered once the story is over, where it is sold, by who holds the letter', () => {
    const offer = { price: 9 };
    const drawn = (state: 3 | 4, given: typeof offer | undefined, party?: PartyView) => {
      const { unmount } = render(
        <MemoryRouter>
          <Routes>
            <Route element={<Outlet context={{ status: { ...makeStatus({ state }), party } }} />}>
              <Route path="/" element={<OrderSheet offer={given} />} />
            </Route>
          </Routes>
        </MemoryRouter>,
      );
      const link = screen.queryByRole('link');
      const seen = link && [plain(link.textContent), link.getAttribute('href')];
      unmount();
      return seen;
    };
    expect(drawn(4, offer)).toEqual([
      expect.stringContaining('Recevoir la planche par la poste — 9,00'),
      '/api/user/keepsake',
    ]);
    const guest = partyOnStage({ isHolder: false });
    for (const missing of [drawn(3, offer), drawn(4, undefined), drawn(4, offer, guest)])
      expect(missing).toBeNull();
  });

  it('has the walk on the map of the city, which a player may have', async () => {
    const page = { address: '/pages/plan.js', media: { 'plan.yaml': '/api/plan' } };
    const documents = [{ slug: 'plan', title: 'Plan', stamp: null, isNew: false, page }];
    const map = { bounds: { south: 47, west: -2, north: 48, east: -1 }, landmarks: [], text: 'La jetée' };
    const walked = [stamp(1, FOUND), stamp(2, FOUND), stamp(3, null)];
    const stamps = walked.map((each, index) => ({ ...each, place: [47.2 + index / 10, -1.5] }));
    openAsPlayer(
      '/home/planche',
      makeStatus({ infos: { plan: { center: [47.5, -1.5] } } }, { documents, stamps }),
      { 'GET plan': { json: map } },
    );
    const paper = within(await screen.findByRole('article'));
    await waitFor(() =>
      expect(paper.getAllByText(/^[123]$/u).map(({ textContent }) => textContent)).toEqual(['1', '2']),
    );
  });

  it('offers nothing to keep before', async () => {
    openAsPlayer('/home/planche', makeStatus({}, { stamps: [stamp(1, null)] }));
    await says('Aucun timbre oblitéré');
    expect(pageText()).not.toContain('À garder');
  });
});
