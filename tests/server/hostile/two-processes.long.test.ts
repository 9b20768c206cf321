import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { postgresMissing } from '../../support/database/postgres.ts';
import { migratedPostgres } from '../../support/database/shared-postgres.ts';
import { startTestApp } from '../../support/server/test-app.ts';
import type { TestApp } from '../../support/server/test-app.ts';
import { createPlayer } from '../../support/server/test-player.ts';
import type { Player } from '../../support/server/test-player.ts';
import { TINY_ANSWERS, TINY_MAIN_ROUTE } from '../../../scripts/explain/cities/tiny-city.ts';

const missing = postgresMissing();

describe.skipIf(missing !== null)(missing ?? 'two processes on one PostgreSQL', () => {
  let one: TestApp;
  let two: TestApp;
  beforeAll(async () => {
    const databaseUrl = await migratedPostgres();
    const settings = { trustProxy: 1 };
    [one, two] = await Promise.all([
      startTestApp({ databaseUrl, settings }),
      startTestApp({ databaseUrl, settings }),
    ]);
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

  it('count wrong answers together', async () => {
    const here = await one.playing();
    const there = elsewhere(here);
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => (index % 2 ? here : there).answer(`faux ${index}`)),
    );
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(6);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(2);
  });

  it('count the failures of a letter together, and of no other letter', async () => {
    const [here, neighbour] = [await one.playing(), elsewhere(await one.playing())];
    const there = elsewhere(here);
    const wrong = 'place du Marché';
    for (let index = 0; index < 120; index += 1)
      expect((await (index % 2 ? here : there).answer(wrong)).status).toBe(404);
    for (const player of [here, there]) {
      const { status, body } = await player.answer(TINY_ANSWERS.GARE ?? '');
      expect([status, body.seconds, body.status?.step?.name]).toEqual([429, 60, 'GARE']);
    }
    expect((await neighbour.answer(TINY_ANSWERS.GARE ?? '')).status).toBe(200);
    for (const { clock } of [one, two]) clock.wait(60_000);
    expect((await there.answer(TINY_ANSWERS.GARE ?? '')).status).toBe(200);
  });

  const BOTH = 2;
  /** Both processes write their counts and, after a second, have read each other’s. */
  const hear = async () => {
    for (const app of [one, two]) await app.share();
    for (const { clock } of [one, two]) clock.wait(1000);
  };

  it('allow each its own attempts before they synchronise, and none after', async () => {
    const here = await one.player();
    const there = elsewhere(here);
    const guess = (player: Player) => player.post('/api/a/ZZZZZZ');
    let judged = 0;
    for (let index = 0; index < 300; index += 1)
      if ((await guess(index % 2 ? here : there)).status === 404) judged += 1;
    expect(judged).toBe(BOTH * 100);
    await hear();
    const responses = await Promise.all([here, there].map(guess));
    expect(responses.map(({ status }) => status)).toEqual([429, 429]);
    expect(responses[0]?.body.seconds).toBeGreaterThan(3600);
    expect(await one.db('limits').where('key', 'like', 'codes:%').select('points')).toEqual([
      { points: BOTH * 100 },
    ]);
  });

  it('learn within a second of a wait that the other one started, and of a right password that ended it', async () => {
    await one.visitor().register('partout@poste.test');
    const login = (app: TestApp, password: string) => app.visitor().login('partout@poste.test', password);
    for (let count = 0; count < 5; count += 1) expect((await login(one, 'faux')).status).toBe(401);
    await hear();
    expect((await login(two, 'un mot de passe')).body.seconds).toBe(9);
    for (const { clock } of [one, two]) clock.wait(9000);
    expect((await login(two, 'un mot de passe')).status).toBe(200);
    await hear();
    for (let count = 0; count < 5; count += 1) expect((await login(one, 'faux')).status).toBe(401);
  });

  it.each(['\u0000', 'a\u0000b', '\ud800', '🦊'.repeat(900), 'a'.repeat(15_000)])(
    'judge an answer of any text: %#',
    async (code) => {
      expect((await (await one.playing()).answer(code)).status).toBe(404);
    },
  );

  it('refuse an e-mail that no database can store', async () => {
    const visitor = one.visitor();
    expect((await visitor.register('a\u0000@poste.test')).body.error).toBe('INVALID_INFORMATIONS');
    expect((await visitor.login('a\u0000@poste.test')).body.error).toBe('INVALID_EMAIL');
  });
});
