import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paceOf } from '../../../server/limits/instruments.ts';
import { fileOf, staffBodyOf, staffOf } from '../../support/server/staff.ts';
import { startTestApp } from '../../support/server/test-app.ts';
import type { TestApp } from '../../support/server/test-app.ts';
import { TINY_ANSWERS } from '../../../scripts/explain/cities/tiny-city.ts';

const DAY = 86_400_000;
const DIALS_MS = 5000;

let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.stop());

describe('brute force on dials', () => {
  it('takes more than three days for ten thousand values, even with three processes that have not synchronised', () => {
    let time = 0;
    for (let asked = 3; asked < 10_000; asked += 3) time += paceOf(DIALS_MS)(asked);
    expect(time).toBeGreaterThan(3 * DAY);
  });

  it('runs at the normal rate for a hundred requests, then slows down, raises an alarm and shows staff the letter', async () => {
    const player = await app.playing();
    await player.answer(TINY_ANSWERS.GARE ?? '');
    const { code } = await player.status();
    const staff = await staffOf(app);
    const ask = (value: number) =>
      player.post('/api/code/recognise', { code: String(value).padStart(4, '0') });
    const stuck = async () =>
      staffBodyOf<{ code: string }[]>(await staff.get('/api/admin/status/explorer?stuck=1')).map(
        (listed) => listed.code,
      );
    const standing = async () => (await fileOf(staff, code)).standing;
    const waitOf = async () => (await ask(412)).body.seconds ?? 0;
    for (let asked = 1; asked < 100; asked += 1) {
      expect((await ask(1000 + asked)).body.recognised).toBe(false);
      if (asked % 33 === 0) expect(await waitOf()).toBe(5);
      app.clock.wait(0.9 * DIALS_MS);
    }
    await ask(2000);
    expect(await waitOf()).toBe(9);
    await app.share();
    /** Simulates requests to another process. */
    await app.db('limits').where('key', 'like', 'recognise:%').update({ points: 299 });
    app.clock.wait(18_000);
    expect(await stuck()).toEqual([]);
    expect((await ask(2001)).body.recognised).toBe(false);
    expect(await waitOf()).toBe(36);
    await app.share();
    expect(await stuck()).toEqual([code]);
    expect(await standing()).toMatchObject({ questions: 300, isForced: true });
    expect(app.logs()).toContain('"alarm":"failures","limit":"recognise"');
    app.clock.wait(36_000);
    expect((await ask(412)).body.recognised).toBe(true);
    await player.answer(TINY_ANSWERS.PORT_VIEUX ?? '');
    expect(await standing()).toMatchObject({ questions: 0, isForced: false });
  });
});
