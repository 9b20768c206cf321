import { beforeAll, describe, expect, it } from 'vitest';
import type { Status } from '../../engine/index.ts';
import { cityNames, phraseCities, readCity, type TestCity } from '../support/cities/cities.ts';
import { callsOfGame, type SupposedGame } from '../support/cities/games-elsewhere.ts';
import { onBothServers } from '../support/server/both-servers.ts';
import type { TestApp } from '../support/server/test-app.ts';
import type { Player } from '../support/server/test-player.ts';
import { isWholeRun } from '../support/suite/whole-run.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Plays a game that the walkthrough supposes. */
async function playElsewhere(app: TestApp, player: Player, game: SupposedGame): Promise<void> {
  const { city, calls } = callsOfGame(game);
  expect(
    (await player.post(`/api/a/${await app.post(city.scenario.city)}`, { waiver: { version: '1' } })).status,
  ).toBe(200);
  for (const { step, call, body } of calls) {
    app.clock.wait(5 * MINUTE);
    expect((await player.post(`/api/${call}`, body)).status, `${game.city}, ${step}: ${call}`).toBe(200);
  }
}

/** The texts of a standing, by address. */
const textsOf = ({ view }: Status): string[] =>
  [...(view?.messages ?? []), ...(view?.documents ?? [])]
    .map(({ page }) => page.address)
    .concat(view?.page?.address ?? []);

const say = (player: Player, phrase: string) => player.post(`/api/a/${encodeURIComponent(phrase)}`, {});

function opensByAPhrase({ scenario, routes: all }: TestCity): void {
  // Two pasts in the ordinary run: each plays the three other cities first.
  const routes = isWholeRun ? all : all.slice(0, 2);
  const { phrase = [], when = [] } = scenario.entry ?? {};
  const [said = ''] = phrase;
  const asked = when.map(({ city }) => city);
  const cities = [...new Set([...cityNames, ...asked, scenario.slug])].map((slug) => readCity(slug).source);

  onBothServers(({ start }) => {
    let app: TestApp;
    const read = new Map<string, readonly string[]>();
    beforeAll(async () => void (app = await start({ cities })));

    it.each(routes)(
      'plays $name from the phrase to the end, after the games that it supposes',
      async ({ name, written, moves, ends }) => {
        const player = await app.player();
        expect(written.elsewhere?.map(({ city }) => city)).toEqual(asked);
        for (const past of written.elsewhere ?? []) {
          const unknown = await say(player, 'Tout va très bien');
          const refused = await say(player, said);
          expect([refused.status, refused.text], `before ${past.city}`).toEqual([
            unknown.status,
            unknown.text,
          ]);
          await playElsewhere(app, player, past);
        }
        expect((await say(player, said)).body.story?.city).toBe(scenario.city);
        const texts = new Set<string>();
        for (const { step, call, body } of moves) {
          app.clock.wait(5 * MINUTE);
          expect((await player.post(`/api/${call}`, body)).status, `${step}: ${call}`).toBe(200);
          for (const text of textsOf(await player.status())) texts.add(text);
        }
        app.clock.wait(DAY);
        const last = await player.status();
        for (const text of textsOf(last)) texts.add(text);
        expect([last.step?.name, last.state]).toEqual([ends, 4]);
        for (const address of textsOf(last)) expect((await player.get(address)).status, address).toBe(200);
        read.set(name, [...texts]);
      },
    );

    it('shows other texts to another past', () => {
      const pasts = [...read.values()];
      expect(pasts).toHaveLength(routes.length);
      for (const [position, texts] of pasts.entries())
        for (const other of pasts.slice(position + 1))
          expect(texts.filter((text) => !other.includes(text)).length).toBeGreaterThan(3);
    });

    it('gives a stranger none of its texts', async () => {
      const stranger = await app.playing(readCity(asked[0] ?? '').scenario.city);
      for (const address of [...read.values()].flat()) expect((await stranger.get(address)).status).toBe(404);
    });
  });
}

describe.each(phraseCities)('%s', (slug) => opensByAPhrase(readCity(slug)));
