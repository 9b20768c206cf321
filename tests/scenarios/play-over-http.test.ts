import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Scenario, ScenarioSource } from '../../engine/index.ts';
import { cityNames, compileTestCity, readCity, type TestCity } from '../support/cities/cities.ts';
import { expectPapers, listedPapers } from '../support/cities/listed-papers.ts';
import { startTestApp, type TestApp } from '../support/server/test-app.ts';

const MINUTE = 60_000;

const isBeside = ({ steps }: Scenario, step: string): boolean => steps[step]?.kind === 'aside';

/** The server of these tests, with one city. */
function serverOf({ source }: TestCity): () => TestApp {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ cities: [source] });
  });
  afterAll(() => app.stop());
  return () => app;
}

/** Plays written walkthroughs against the real server, with the time that walking takes. */
function playsToTheEnd(city: TestCity, routes: TestCity['routes'], server: () => TestApp): void {
  const { scenario } = city;

  it.each(routes)(
    'G-LYON-10, G-LYON-11, G-LYON-12, G-TLSE-10, G-TLSE-11, G-PARIS-15, G-PARIS-16: reaches the declared end by the route $name, with the papers of each move',
    async ({ moves, ends, written }) => {
      const app = server();
      const player = await app.playing(scenario.city);
      const listed = listedPapers({ written });
      for (const [position, { step, index, call, body, waitMs = 0 }] of moves.entries()) {
        if (!isBeside(scenario, step))
          expect((await player.status()).step).toMatchObject({ name: step, index });
        app.clock.wait(5 * MINUTE + waitMs);
        expect((await player.post(`/api/${call}`, body)).status, `${step}: ${call}`).toBe(200);
        expectPapers((await player.status()).view, listed[position], step);
      }
      const last = await player.status();
      expect(last.step?.name).toBe(ends);
      expect(last.state).toBe(4);
    },
  );
}

describe.each(cityNames)('%s over HTTP', (slug) => {
  const city = readCity(slug);
  const { scenario, routes } = city;
  const onTheWay = routes[0]?.moves.filter(({ step }) => !isBeside(scenario, step)) ?? [];
  const server = serverOf(city);

  playsToTheEnd(city, routes, server);

  it('accepts no answer of a later step', async () => {
    const app = server();
    const player = await app.playing(scenario.city);
    for (const [position, { step, call, body }] of onTheWay.entries()) {
      for (const later of onTheWay.slice(position + 1)) {
        app.clock.wait(5 * MINUTE);
        const skipped = await player.post(`/api/${later.call}`, later.body);
        expect(skipped.status, `${later.step} at ${step}`).not.toBe(200);
        expect((await player.status()).step?.name).toBe(step);
      }
      app.clock.wait(5 * MINUTE);
      expect((await player.post(`/api/${call}`, body)).status).toBe(200);
    }
  });

  it('gives hints one after the other at every step, the last one with an accepted answer', async () => {
    const app = server();
    const player = await app.playing(scenario.city);
    for (const { step, call, body } of onTheWay) {
      const hints = scenario.steps[step]?.hints ?? [];
      for (const [asked, hint] of hints.entries()) {
        const { status, body: answered } = await player.post('/api/user/status/newClue');
        expect(status, `hint ${asked + 1} of ${step}`).toBe(200);
        expect(answered.clues?.at(-1)).toEqual({ hint });
        app.clock.wait(10_000);
      }
      if (hints.length > 0) expect((await player.post('/api/user/status/newClue')).status).toBe(403);
      app.clock.wait(5 * MINUTE);
      await player.post(`/api/${call}`, body);
    }
  });
});

/** The same city with other names, which shows code that depends on names. */
function renamed(source: ScenarioSource): ScenarioSource {
  const { scenario } = compileTestCity(source);
  const names = new Map(
    Object.keys(scenario.steps).map((name, position) => [
      name,
      `ETAPE_${String.fromCharCode(65 + position)}`,
    ]),
  );
  const slugs = new Map(scenario.messages.map(({ slug }, position) => [slug, `courrier-${position + 1}`]));
  const replace = (text: string): string =>
    text.replace(/\b[A-Za-z][A-Za-z0-9_]*\b/g, (word) => names.get(word) ?? slugs.get(word) ?? word);
  const inPage = (text: string): string =>
    text.replace(/\b(?:chose|reached|solved|asked|took)="[^"]+"/g, replace);
  // Its translations speak of the names that it had.
  const french = source.files.filter(({ path }) => !/^[a-z]{2}\//u.test(path));
  const files = french.map(({ path, text }) => ({
    path: path.replace(
      /^messages\/(.+)\.mdx$/,
      (_whole, slug: string) => `messages/${slugs.get(slug) ?? slug}.mdx`,
    ),
    text: path.endsWith('.yaml')
      ? replace(text)
          .replace(/^city: .+$/m, 'city: AILLEURS')
          .replace(/^languages: .+\n/m, '')
      : inPage(text),
  }));
  return { ...source, slug: 'ailleurs', files };
}

describe.each(cityNames)('%s under other names', (slug) => {
  const city = compileTestCity(renamed(readCity(slug).source));
  playsToTheEnd(city, city.routes.slice(0, 1), serverOf(city));
});
