import { describe, expect, it } from 'vitest';
import { closedCities, readCity, routesToPlay } from '../support/cities/cities.ts';
import { readBuild } from '../support/programs/build.ts';
import { findLeaks } from '../support/spoilers/harvest.ts';
import { searchRoute, withSecrets } from '../support/spoilers/search.ts';

describe.each(closedCities)('%s does not reveal later content', (slug) => {
  const city = withSecrets(readCity(slug));

  it.each(routesToPlay(city).map((route) => [route.name, route] as const))(
    'on the route %s: no session can fetch an answer, an unopened hint or a later text, nor an address before it is unlocked',
    async (_name, route) => {
      const { leaks, early, states } = await searchRoute({
        build: await readBuild(),
        city,
        others: [],
        route,
        hints: 1,
      });
      expect([leaks, early]).toEqual([[], []]);
      expect(states).toBeGreaterThan(route.moves.length);
    },
  );

  it('a planted leak of any kind is found', () => {
    const walked = [...new Set(city.routes[0]?.moves.map(({ step }) => step))].slice(0, 2);
    const kept = city.secrets.at({ walked, hintsAsked: 0, recognised: false });
    for (const kind of [
      /hint 2/,
      /answer/,
      /^message /,
      /what recognition reveals/,
      /replies/,
      /^document /,
    ]) {
      const secret = kept.find(({ what }) => kind.test(what));
      if (!secret) continue;
      const planted = new Map([
        ['planted', JSON.stringify({ note: `avant ${secret.text.toUpperCase()} après` })],
      ]);
      expect(findLeaks(planted, kept), String(kind)).toContainEqual(
        expect.stringContaining(`planted tells ${secret.what}`),
      );
    }
  });
});
