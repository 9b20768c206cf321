import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { postgresMissing } from '../support/postgres.ts';
import { migratedPostgres } from '../support/shared-postgres.ts';
import { startTestApp } from '../support/test-app.ts';
import type { TestApp } from '../support/test-app.ts';
import { createPlayer } from '../support/test-player.ts';
import type { Player } from '../support/test-player.ts';
import { TINY_ANSWERS, TINY_MAIN_ROUTE } from '../support/tiny-city.ts';

const missing = postgresMissing();

describe.skipIf(missing !== null)(missing ?? 'two processes on one PostgreSQL', () => {
  let one: TestApp;
  let two: TestApp;
  beforeAll(async () => {
    const databaseUrl = await migratedPostgres();
    const settings = { trustProxy: 1 };
    [one, two] = await Promise.all([startTestApp({ databaseUrl, settings }), startTestApp({ databaseUrl, settings })]);
  });
  afterAll(() => Promise.all([one.stop(), two.stop()]));

  /** The same session at the other process. */
  const elsewhere = ({ token }: Player): Player => Object.assign(createPlayer(two.address), { token });

  it('play one game together, from the letter to the secret', async () => {
    const here = await one.playing();
    const there = elsewhere(here);
    for (const [index, [step, code]] of TINY_MAIN_ROUTE.entries())
      expect((await (index % 2 ? here : there).answer(code, { step })).status, step).toBe(200);
    expect(await here.status()).toMatchObject({ state: 4, step: { name: 'TRESOR' } });
  });

  it('judge two taps once, whichever of the two reads first', async () => {
    for (let round = 0; round < 12; round += 1) {
      const here = await one.playing();
      const key = { 'idempotency-key': 'deux-doigts' };
      const send = (player: Player) => player.answer(TINY_ANSWERS.GARE ?? '', { step: 'GARE' }, key);
      const both = await Promise.all([send(here), send(elsewhere(here)), send(here), send(elsewhere(here))]);
      expect(both.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      expect((await here.status()).step?.name).toBe('PORT_VIEUX');
    }
  });

  it('let one of two phones pass a step', async () => {
    const here = await one.playing();
    const both = await Promise.all([here, elsewhere(here)].map((player) => player.answer(TINY_ANSWERS.GARE ?? '', { step: 'GARE' })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('count mistakes together', async () => {
    const here = await one.playing();
    const there = elsewhere(here);
    const answers = await Promise.all(Array.from({ length: 8 }, (_, index) => (index % 2 ? here : there).answer(`faux ${index}`)));
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(6);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(2);
  });

  it('count the failures of a letter together, and those of an address', async () => {
    const [here, neighbour] = [await one.playing(), elsewhere(await one.playing())];
    const there = elsewhere(here);
    const from = (address: string) => ({ 'x-forwarded-for': address });
    const answer = (player: Player, code: string, address: string) => player.answer(code, {}, from(address));
    const wrong = 'place du Marché';
    for (let index = 0; index < 120; index += 1) expect((await answer(index % 2 ? here : there, wrong, '203.0.113.1')).status).toBe(404);
    for (const [player, address] of [
      [here, '203.0.113.2'],
      [there, '203.0.113.3'],
      [neighbour, '203.0.113.1'],
    ] as const) {
      const { status, body } = await answer(player, TINY_ANSWERS.GARE ?? '', address);
      expect([status, body.error, body.status?.step?.name]).toEqual([429, 'Trop d’essais : réessayez dans 60 s', 'GARE']);
    }
    expect((await answer(neighbour, TINY_ANSWERS.GARE ?? '', '203.0.113.2')).status).toBe(200);
    for (const { clock } of [one, two]) clock.wait(60_000);
    expect((await answer(there, TINY_ANSWERS.GARE ?? '', '203.0.113.1')).status).toBe(200);
  });

  it('count failures together', async () => {
    const here = await one.player();
    const there = elsewhere(here);
    let before = 0;
    while ((await (before % 2 ? here : there).post('/api/a/ZZZZZZ')).status !== 429) before += 1;
    expect(before).toBeGreaterThanOrEqual(100);
    expect(before).toBeLessThanOrEqual(120);
  });

  it.each(['\u0000', 'a\u0000b', '\ud800', '🦊'.repeat(900), 'a'.repeat(15_000)])('judge any text: %#', async (code) => {
    expect((await (await one.playing()).answer(code)).status).toBe(404);
  });

  it('refuse an e-mail that no database can keep', async () => {
    const visitor = one.visitor();
    expect((await visitor.register('a\u0000@poste.test')).body.error).toBe('INVALID_INFORMATIONS');
    expect((await visitor.login('a\u0000@poste.test')).body.error).toBe('INVALID_EMAIL');
  });
});
