import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isThere, readCity, type CityRoute } from '../support/cities/cities.ts';
import { startTestApp, type TestApp } from '../support/server/test-app.ts';
import type { Player } from '../support/server/test-player.ts';

const MINUTE = 60_000;
const CITIES = [
  ['paris', 'main', '7 h'],
  ['toulouse', 'alternative', '8 h'],
] as const;

describe.each(CITIES.filter(([slug]) => isThere(slug)))(
  '%s while its gate is closed',
  (slug, route, opensToday) => {
    const city = readCity(slug);
    let app: TestApp;
    beforeAll(async () => {
      app = await startTestApp({ cities: [city.source] });
    });
    afterAll(() => app.stop());

    /** Plays a route up to a step, or to its end. */
    const walk = async (name: CityRoute['name'], until?: string): Promise<Player> => {
      const player = await app.playing(city.scenario.city);
      for (const { step, call, body } of city.routes.find((one) => one.name === name)?.moves ?? []) {
        if (step === until) break;
        app.clock.wait(5 * MINUTE);
        expect((await player.post(`/api/${call}`, body)).status, `${step}: ${call}`).toBe(200);
      }
      return player;
    };

    it('has a warning from the first step on, until the route has passed it', async () => {
      app.clock.now = Date.UTC(2026, 5, 2, 10);
      const player = await walk(route);
      app.clock.now = Date.UTC(2026, 5, 2, 21, 30);
      expect((await player.status()).view?.hours).toMatchObject({
        state: 'closed',
        mainRouteImpossible: false,
      });
      const newPlayer = await app.playing(city.scenario.city);
      const { hours } = (await newPlayer.status()).view ?? {};
      expect(hours).toMatchObject({ state: 'closed', mainRouteImpossible: true, opensToday: null });
      expect(hours?.notices.closed).toEqual(expect.any(String));
      app.clock.now = Date.UTC(2026, 5, 3, 4);
      expect((await newPlayer.status()).view?.hours).toMatchObject({ mainRouteImpossible: true, opensToday });
    });

    it.runIf(slug === 'toulouse')(
      'G-ALT-04: offers the other route, and the hours and the dialog explain its consequences',
      async () => {
        const player = await walk('main', 'FREQUENCES');
        app.clock.now = Date.UTC(2026, 5, 2, 21, 30);
        const { view } = await player.status();
        expect(view?.hours?.notices.closed).toContain('changez de rive');
        expect(view?.alternative).toMatchObject({
          waitMs: 20_000,
          question: expect.stringContaining('Vous ne reviendrez pas au jardin') as string,
        });
        expect((await player.post('/api/user/status/goAlternativePath')).body.step).toMatchObject({
          name: 'ALTERNATIVE_PONT',
          index: 100,
        });
      },
    );
  },
);
