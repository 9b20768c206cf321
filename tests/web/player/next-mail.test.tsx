// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { PlayerView } from '../../../engine/public.ts';
import { momentOf } from '../../../web/player/dates.ts';
import { mail } from '../../../web/words/fr/game.tsx';
import { freshPages, openAsPlayer, pageText, says } from '../support/app.tsx';
import { inTurn } from '../support/fake-api.ts';
import { makeStatus } from '../support/statuses.ts';

freshPages();

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

describe('when the next message comes', () => {
  /** A Tuesday in Paris, whatever the phone's clock shows. */
  const now = Date.parse('2026-06-02T21:40:00+02:00');
  it.each([
    ['d’un instant à l’autre', now - 5 * MINUTE],
    ['d’un instant à l’autre', now + 30_000],
    ['dans deux minutes', now + MINUTE + 1],
    ['dans vingt minutes', now + 20 * MINUTE],
    ['dans vingt et une minutes', now + 21 * MINUTE],
    ['dans cinquante-neuf minutes', now + 59 * MINUTE],
    ['à 22 h 40', now + HOUR],
    ['demain à 8 h 45', Date.parse('2026-06-03T08:45:00+02:00')],
    ['demain à minuit', Date.parse('2026-06-03T00:00:00+02:00')],
    ['vendredi à 9 h', Date.parse('2026-06-05T09:00:00+02:00')],
    ['le 15 juin à 9 h', Date.parse('2026-06-15T09:00:00+02:00')],
  ])('is told as « %s »', (words, at) =>
    expect(mail.next(momentOf(at, now, 'Europe/Paris'))).toBe(`Le prochain courrier est levé ${words}.`),
  );
});

const CURRENT = 'GET user/status/current';
const MESSAGE = {
  slug: 'bruit',
  title: 'Un bruit sous l’horloge',
  author: 'Berthe Mallet',
  date: null,
  isNew: true,
  page: { address: '/pages/a.js', media: {} },
};

/** A game whose next message comes after a while; the server's clock is ten years ahead of the phone's. */
async function waitFrom(path: string, wait: number) {
  const server = Date.now() + 3652 * 24 * HOUR;
  const at = new Date(server + wait).toISOString();
  const status = (view: Partial<PlayerView>) => ({
    ...makeStatus({}, view),
    serverTime: new Date(server).toISOString(),
  });
  const arrived = { json: status({ nextArrival: null, messages: [MESSAGE] }), headers: { etag: '"b"' } };
  openAsPlayer(path, null, { [CURRENT]: inTurn({ json: status({ nextArrival: at }) }, arrived) });
  await screen.findByRole('heading', { level: 1 });
}

describe('a message on its way', () => {
  it('is announced on the desk without a word of it', async () => {
    await waitFrom('/home', 20 * MINUTE - 1000);
    await says('Le prochain courrier est levé dans vingt minutes.');
    expect(pageText()).not.toContain('Berthe Mallet');
  });

  it('comes by itself by the server’s clock, as new, and is said aloud', async () => {
    await waitFrom('/home/app/messages', 100);
    await screen.findByText(/Un bruit sous l/u);
    expect(pageText()).toContain('Nouveau');
    expect(pageText()).not.toContain('prochain courrier');
    await waitFor(() =>
      expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
        'Un message vient d’arriver.',
      ),
    );
  });
});
