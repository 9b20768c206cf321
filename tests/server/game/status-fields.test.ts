import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Status } from '../../../engine/index.ts';
import { isThere, readCity } from '../../support/cities/cities.ts';
import { createdBy, staffOf } from '../../support/server/staff.ts';
import { markEmailProved } from '../../support/server/mark-email-proved.ts';
import { startTestApp } from '../../support/server/test-app.ts';
import type { TestApp } from '../../support/server/test-app.ts';
import type { Player } from '../../support/server/test-player.ts';
import { TINY_ANSWERS, TINY_MAIN_ROUTE } from '../../../scripts/explain/cities/tiny-city.ts';

let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.stop());

const DATE = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** The main route up to its end, without the secret. */
const ROUTE = TINY_MAIN_ROUTE.filter(([step]) => step !== 'FIN');

/** The status response at every step of the main route. */
async function everyStatus(player: Player): Promise<Status[]> {
  const statuses = [await player.status()];
  for (const [, answer] of ROUTE) {
    await player.answer(answer);
    statuses.push(await player.status());
  }
  return statuses;
}

describe('the current status', () => {
  it('P-ACT-03, P-ACT-08, P-ACT-09: has a code of six, an identifier, dates and fullOnWin', async () => {
    const player = await app.playing();
    const status = await player.status();
    expect(status.code).toMatch(/^[A-Z0-9]{6}$/);
    await app.db('orders').where({ code: status.code }).update({ identifier: 'n° 7', full_on_win: true });
    await player.post('/api/user/status/newClue');
    const later = await player.status();
    expect(later).toMatchObject({ identifier: 'n° 7', fullOnWin: true });
    for (const date of [later.startDate, later.lastStepDate, later.lastClueDate]) expect(date).toMatch(DATE);
    expect(status.fullOnWin).toBe(false);
  });

  it('P-ACT-04: has a state from 1 to 4', async () => {
    const player = await app.player('etats@poste.test');
    await markEmailProved(app, 'etats@poste.test');
    const code = await app.post();
    const order = app.db('orders').where({ code });
    await order.clone().update({ tied_email: 'etats@poste.test', state: 'COMMAND' });
    const states = [(await player.status()).state];
    await order.clone().update({ state: 'SENT' });
    states.push((await player.status()).state);
    await player.post(`/api/a/${code}`);
    states.push((await player.status()).state);
    for (const [, answer] of ROUTE) await player.answer(answer);
    states.push((await player.status()).state);
    expect(states).toEqual([1, 2, 3, 4]);
  });

  it('P-ACT-05, P-ACT-12: has a story with its index 1, its city in capitals and its schedule', async () => {
    expect((await (await app.playing()).status()).story).toEqual({
      index: 1,
      city: 'VILLE',
      schedule: expect.any(Object) as object,
    });
  });

  it('P-ACT-06: has a complete step at every step', async () => {
    const steps = (await everyStatus(await app.playing())).map(({ step }) => step);
    expect(steps).toHaveLength(ROUTE.length + 1);
    for (const step of steps)
      expect(step).toEqual({
        index: expect.any(Number) as number,
        name: expect.any(String) as string,
        description: expect.any(String) as string,
        maxClues: expect.any(Number) as number,
        hasAlternativePath: expect.any(Boolean) as boolean,
      });
    expect(new Set(steps.map((step) => step?.name)).size).toBe(steps.length);
  });

  it('P-ACT-10: has the giver’s name if there is one', async () => {
    const player = await app.playing();
    const { code, giftFrom } = await player.status();
    await app.db('orders').where({ code }).update({ gift_from: 'Tante Léa' });
    expect([giftFrom, (await player.status()).giftFrom]).toEqual([null, 'Tante Léa']);
  });

  it('P-ACT-11: has infos for exactly the unlocked documents', async () => {
    for (const { infos, view } of await everyStatus(await app.playing()))
      expect(Object.keys(infos).sort()).toEqual((view?.documents ?? []).map(({ slug }) => slug).sort());
  });
});

describe('the step', () => {
  it('P-ACT-31: changes by no call of a player except a right answer', async () => {
    const player = await app.playing();
    const { code } = await player.status();
    const tries: [path: string, body: unknown][] = [
      ['user/status/changeStep', { stepIdx: 3 }],
      ['admin/status/changeStep', { statusCode: code, stepIdx: 3 }],
      ['code/check', { code: TINY_ANSWERS.CAFE, step: 'CAFE' }],
      ['code/check', { code: 'PORT_VIEUX' }],
      ['code/recognise', { code: TINY_ANSWERS.GARE }],
      ['user/status/goAlternativePath', {}],
      ['user/status/newClue', { step: 'CAFE' }],
      [`a/${code}`, { step: 'CAFE' }],
    ];
    for (const [path, body] of tries) await player.post(`/api/${path}`, body);
    expect((await player.post('/api/user/status/changeStep', { stepIdx: 3 })).status).toBe(403);
    expect((await player.status()).step?.name).toBe('GARE');
    expect((await player.answer(TINY_ANSWERS.GARE ?? '')).body.step?.name).toBe('PORT_VIEUX');
  });
});

const CITIES = ['lyon', 'paris', 'toulouse'].filter(isThere);

it.skipIf(CITIES.length === 0)(
  'P-ACT-12: the cities have an id in capitals, a slug in lower case and the story 1',
  async () => {
    const one = await startTestApp({ cities: CITIES.map((slug) => readCity(slug).source) });
    const staff = await staffOf(one);
    for (const slug of CITIES) {
      const code = await createdBy(staff, slug);
      await staff.post('/api/admin/status/markSent', { statusCode: code, orderIdentifier: slug });
      expect((await staff.post(`/api/a/${code}`)).body.story).toMatchObject({
        index: 1,
        city: slug.toUpperCase(),
      });
    }
    await one.stop();
  },
);
