import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isThere, readCity } from '../support/cities/cities.ts';
import { startTestApp, type TestApp } from '../support/server/test-app.ts';
import type { Player } from '../support/server/test-player.ts';

const MINUTE = 60_000;

/** Invalid answers, by the step where a player might send them. */
const NONSENSE: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  paris: {
    FIND_ALPHA: ['', 'ab', '🗺️', '6_PASTEL'],
    PARC_FETE: ['', '1-1-2-4', '9', 'licorne'],
    GO_BIBLI: ['١٩٢٣', '19222', '192', '🎂'],
    RECHERCHE_FREQUENCE: ['211220', '21 12', '٢١١٢٣', '2.1e4'],
    ON_SQUARE: ['139-2-57-1854-1859', '١٣٩', '------'],
    STAIRS_MESSAGES: ['🕊️', 'marche '.repeat(1500)],
    RECHERCHE_BANC: ['x'.repeat(10_000), '!!'],
  },
  toulouse: {
    FIND_ALPHA: ['6_PASTEL', '7_LIONS', '\u0000'],
    FIND_FOUNTAIN: ['BRONZ', 'BRONZES', '🔔🔔🔔🔔🔔🔔'],
    ECHARPE_TABAC: ['5-3-6-1-4', '5-3-6-1-4-4', '5-5-5-5-5-5'],
    FREQUENCES: ['2306750', '1000000', '٢٣٠٦٧٦', '6_PASTEL'],
    SQUARE_END: ['121798', '0_PASTEL', '10_PASTEL', '6_', `6_${'A'.repeat(10_000)}`],
  },
};

describe.each(Object.entries(NONSENSE).filter(([slug]) => isThere(slug)))('%s with invalid input', (slug, steps) => {
  const { source, scenario, routes } = readCity(slug);
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ cities: [source] });
  });
  afterAll(() => app.stop());

  it('responds in French and keeps the progress', async () => {
    const player = await app.playing(scenario.city);
    for (const { step, call, body } of routes.find(({ name }) => name === 'main')?.moves ?? []) {
      for (const raw of steps[step] ?? []) await expectRefused(player, step, raw);
      app.clock.wait(5 * MINUTE);
      expect((await player.post(`/api/${call}`, body)).status, step).toBe(200);
    }
  });

  async function expectRefused(player: Player, step: string, raw: string): Promise<void> {
    app.clock.wait(5 * MINUTE);
    const what = `${step}: ${raw.slice(0, 20)}`;
    const { status, body } = await player.answer(raw);
    expect(status, what).toBe(404);
    expect(body.error, what).toMatch(/\p{Ll}{3}/u);
    expect(body.error, what).not.toMatch(/^[A-Z_]+$/);
    expect((await player.status()).step?.name, what).toBe(step);
  }
});

describe.runIf(isThere('toulouse'))('the alternative route requested too early or where there is none', () => {
  it('is refused before the countdown, where there is none, and twice', async () => {
    const { source, scenario, routes } = readCity('toulouse');
    const app = await startTestApp({ cities: [source] });
    try {
      const player = await app.playing(scenario.city);
      const ask = () => player.post('/api/user/status/goAlternativePath');
      for (const { step, call, body } of routes.find(({ name }) => name === 'main')?.moves ?? []) {
        if (step === 'FREQUENCES') break;
        app.clock.wait(5 * MINUTE);
        expect((await ask()).status, step).toBe(403);
        await player.post(`/api/${call}`, body);
      }
      app.clock.wait(19_000);
      expect((await ask()).status).toBe(403);
      expect((await player.status()).step?.name).toBe('FREQUENCES');
      app.clock.wait(1_000);
      expect((await ask()).status).toBe(200);
      app.clock.wait(MINUTE);
      expect((await ask()).status).toBe(403);
      expect((await player.status()).step?.name).toBe('ALTERNATIVE_PONT');
    } finally {
      await app.stop();
    }
  });
});
