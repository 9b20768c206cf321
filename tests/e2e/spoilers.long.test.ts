import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { everyCity, readCity, routesToPlay, type CityRoute } from '../support/cities/cities.ts';
import { readBuild } from '../support/programs/build.ts';
import type { ApiSession } from '../support/server/api-session.ts';
import { hostServer, type HostedServer } from '../support/server/hosted-server.ts';
import { beginGame } from '../support/spoilers/begin-game.ts';
import { findLeaks, harvest, type Harvest } from '../support/spoilers/harvest.ts';
import { answered, nameOf, playAllStates, type PlayedState } from '../support/spoilers/play-states.ts';
import { secretsOnRoute, withoutNames } from '../support/spoilers/search.ts';
import { secretsOf, type SecretStanding } from '../support/spoilers/secrets.ts';

interface State extends SecretStanding {
  readonly harvest: Harvest;
}

/** Before anything of a city is open. */
const OUTSIDE: SecretStanding = { walked: [], hintsAsked: 0, recognised: false };

describe.each(everyCity)('%s does not reveal later content', (slug) => {
  const city = readCity(slug);
  const states: State[] = [];

  const begin = (server: HostedServer, route: CityRoute, outside?: (session: ApiSession) => Promise<void>): Promise<ApiSession> =>
    beginGame({
      ...{ address: server.address, city, route, wait: server.wait, codeOf: ({ scenario }) => scenario.demonstration ?? '' },
      ...(outside && { outside }),
    });

  describe.each(routesToPlay(city))('on the route $name', (route) => {
    const secretsAt = secretsOnRoute(city, route);
    /** The content that a session may fetch, by state. */
    const passed = new Map<string, Harvest>();
    let server: HostedServer;
    beforeAll(async () => {
      server = await hostServer({ GAME_DEBUG: '1' });
    });
    afterAll(() => server.stop());

    it('nothing that a session can fetch contains an answer, an unopened hint or a later text', async () => {
      const session = await begin(server, route, async (closed) => {
        expect(findLeaks(await harvest(closed), secretsAt(OUTSIDE)), 'before the city is open').toEqual([]);
      });
      const visit: PlayedState = async (standing, answers) => {
        const harvested = await harvest(session, answers);
        states.push({ ...standing, harvest: harvested });
        passed.set(nameOf(standing), harvested);
        expect(findLeaks(withoutNames(harvested, standing), secretsAt(standing)), `at ${standing.walked.at(-1)}`).toEqual([]);
      };
      await playAllStates({ session, city, route, hints: 1, visit, wait: server.wait });
      expect(states.length).toBeGreaterThan(route.moves.length);
    });

    it('no address from another state is answered before it is unlocked', async () => {
      const built = (await readBuild()).content.city(city.scenario.city);
      const named = states.flatMap((state) => [...state.harvest.keys()].filter((key) => key.startsWith('/')));
      const everywhere = new Set(named);
      expect(everywhere.size).toBeGreaterThan(10);
      const fresh = await hostServer({ GAME_DEBUG: '1' });
      try {
        const session = await begin(fresh, route, async (closed) => {
          const everything = [...everywhere, ...(built?.pages.keys() ?? []), ...(built?.media.keys() ?? [])];
          expect(await answered(closed, everything), 'before the city is open').toEqual([]);
        });
        const before = new Set<string>();
        const seen = new Set<string>();
        const visit: PlayedState = async (standing) => {
          const name = nameOf(standing);
          seen.add(name);
          for (const address of passed.get(name)?.keys() ?? []) before.add(address);
          const notYet = [...everywhere].filter((address) => !before.has(address));
          expect(await answered(session, notYet), `at ${name}`).toEqual([]);
        };
        await playAllStates({ session, city, route, hints: 1, visit, wait: fresh.wait });
        expect([...seen], 'both runs pass the same states').toEqual([...passed.keys()]);
      } finally {
        await fresh.stop();
      }
    });
  });

  it('a planted leak of any kind is found', () => {
    const [state] = states.filter(({ walked }) => walked.length === 2);
    if (!state) throw new Error('the route was not played');
    const kept = secretsOf(city.scenario, city.source).at(state);
    for (const kind of [/hint 2/, /answer/, /^message /, /what recognition reveals/, /replies/, /^document /]) {
      const secret = kept.find(({ what }) => kind.test(what));
      if (!secret) continue;
      const planted = new Map([...state.harvest, ['planted', JSON.stringify({ note: `avant ${secret.text.toUpperCase()} après` })]]);
      expect(findLeaks(planted, kept), String(kind)).toContainEqual(expect.stringContaining(`planted tells ${secret.what}`));
    }
  });
});
