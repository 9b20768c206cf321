import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NO_PROMOTIONS } from '../../../engine/index.ts';
import { createContentStore } from '../../../server/content/content-store.ts';
import { walkStart } from '../../../engine/prove/play-walkthrough.ts';
import { readCityFolder } from '../../../server/content/read-city-folder.ts';
import { compileTestCity } from '../../support/cities/cities.ts';
import { compiledContent } from '../../support/cities/compiled-pages.ts';
import { root } from '../../support/programs/run.ts';
import { startTestApp, type TestApp } from '../../support/server/test-app.ts';
import type { Player } from '../../support/server/test-player.ts';

/** Passages of pages for some players, read by a client that asks for every address of the city. */
const folder = join(root, 'tests/cities/aubrelle');
const city = compileTestCity(readCityFolder(folder));
const built = mkdtempSync(join(tmpdir(), 'passages-'));

let app: TestApp;
let addresses: readonly string[];
beforeAll(async () => {
  const content = await compiledContent(city, folder, built);
  addresses = [...content.pages.keys(), ...content.media.keys()];
  app = await startTestApp({
    content: createContentStore({
      cities: new Map([[city.scenario.city, content]]),
      promotions: NO_PROMOTIONS,
    }),
  });
});
afterAll(async () => {
  await app.stop();
  rmSync(built, { recursive: true, force: true });
});

/** A player who has made the moves of a walkthrough, up to this step. */
async function playerOf(walkthrough: string, step: string): Promise<Player> {
  app.clock.now = walkStart(city.story);
  const player = await app.playing(city.scenario.city);
  for (const move of city.routes.find(({ name }) => name === walkthrough)?.moves ?? []) {
    if (move.step === step) break;
    app.clock.wait(5 * 60_000 + (move.waitMs ?? 0));
    expect((await player.post(`/api/${move.call}`, move.body)).status, `${move.step}: ${move.call}`).toBe(
      200,
    );
  }
  return player;
}

/**
 * Every byte that the player can fetch, the status included; only addresses that the status names are
 * answered.
 */
async function everythingFor(player: Player): Promise<string> {
  const status = (await player.get('/api/user/status/current')).text;
  const answers = await Promise.all(
    addresses.map(async (address) => ({ address, ...(await player.get(address)) })),
  );
  const open = answers.filter((answer) => answer.status !== 404);
  expect(open.filter(({ address }) => !status.includes(address)).map(({ address }) => address)).toEqual([]);
  return [status, ...open.map(({ text }) => text)].join('\n');
}

describe('a passage for some players', () => {
  const KEPT = 'par les vôtres';
  const DEPOSITED = 'par les soins de Marcellin';
  const SHELF = 'entre le sel et le tabac, l’adresse contre le mur';
  const DRAWING = 'une enveloppe debout';

  it('reaches the players who meet its condition, with its picture, and nobody else', async () => {
    const [kept, deposited] = [
      await playerOf('main', 'LE_DERNIER_MOT'),
      await playerOf('haute-confie', 'LE_DERNIER_MOT'),
    ];
    const [without, including] = [await everythingFor(kept), await everythingFor(deposited)];
    expect([KEPT, DEPOSITED, SHELF, DRAWING].filter((text) => without.includes(text))).toEqual([KEPT]);
    expect([KEPT, DEPOSITED, SHELF, DRAWING].filter((text) => including.includes(text))).toEqual([
      DEPOSITED,
      SHELF,
      DRAWING,
    ]);
  });

  it('of a page that a step shows follows the route that was taken', async () => {
    const [crossed, around] = [
      await playerOf('secret', 'nowhere'),
      await playerOf('basse-viaduc', 'nowhere'),
    ];
    expect((await crossed.status()).step?.name).toBe('LE_MOT_DE_LA_CAVE');
    const read = await everythingFor(crossed);
    expect(read).toContain('Il dit qu’il a oublié.');
    expect(read).not.toContain('Marcellin a rebaissé');
    app.clock.now = Date.parse('2026-06-02T16:05:00Z');
    await around.answer('encore');
    const other = await everythingFor(around);
    expect(other).toContain('Marcellin a rebaissé');
    expect(other).not.toContain('Il dit qu’il a oublié.');
  });

  it('gives the page another address at once when a decision changes what its reader may read', async () => {
    const player = await playerOf('haute-confie', 'LE_PLI');
    const addressOf = async (slug: string) =>
      (await player.status()).view?.documents.find((entry) => entry.slug === slug)?.page.address;
    expect(await addressOf('journal')).toBeUndefined();
    await player.answer('confier');
    const { page } = app.content.city(city.scenario.city)?.addresses ?? { page: () => '' };
    expect(await addressOf('journal')).toBe(page('documents/journal~1'));
    expect((await player.get(page('documents/journal~2'))).status).toBe(404);
    expect((await app.visitor().get(page('documents/journal~1'))).status).toBe(404);
  });
});
