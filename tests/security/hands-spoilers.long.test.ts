import { describe, expect, it } from 'vitest';
import { everyCity, readCity, routesToPlay } from '../support/cities/cities.ts';
import { readBuild } from '../support/programs/build.ts';
import { searchHands } from '../support/spoilers/search-hands.ts';

const withRoles = everyCity.map(readCity).filter(({ scenario }) => scenario.roles.length > 0);

it('a city can be played in several hands', () => {
  expect(withRoles.length).toBeGreaterThan(0);
});

describe.each(withRoles.map((city) => [city.scenario.slug, city] as const))(
  '%s in several hands',
  (_slug, city) => {
    it('tells no telephone what is in another hand, and nothing to a guest who left', async () => {
      const [route] = routesToPlay(city);
      if (!route) throw new Error('the city has no route');
      const { leaks, early, found, states } = await searchHands({
        build: await readBuild(),
        city,
        route,
        hints: 0,
      });
      expect([leaks, early]).toEqual([[], []]);
      // Each telephone reads sentences that would be leaks on the others.
      expect([states > 3 * route.moves.length, found > states]).toEqual([true, true]);
    });
  },
);
