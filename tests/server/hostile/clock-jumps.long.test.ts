import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sweep } from '../../../server/housekeeping.ts';
import { startTestApp, type TestApp } from '../../support/server/test-app.ts';
import type { Answered, Player } from '../../support/server/test-player.ts';
import { PASSWORD } from '../../support/server/test-player.ts';
import { TINY_ANSWERS } from '../../../scripts/explain/cities/tiny-city.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const JUNE = Date.UTC(2026, 5, 2, 10);
/** Daylight saving time changes in the night after each. */
const BEFORE_SUMMER_TIME = Date.UTC(2027, 2, 27, 11);
const BEFORE_WINTER_TIME = Date.UTC(2026, 9, 24, 10);

/** The moment and the size of a clock jump. */
const JUMPS: readonly (readonly [string, number, number])[] = [
  ['a day on', JUNE, DAY],
  ['a day back', JUNE, -DAY],
  ['an hour back', JUNE, -HOUR],
  ['ten years back', JUNE, -3652 * DAY],
  ['a day on, into summer time', BEFORE_SUMMER_TIME, DAY],
  ['a day back, out of winter time', BEFORE_WINTER_TIME + DAY, -DAY],
];

/** The longest wait that the server ever announces. */
const LONGEST = { answer: 20, codes: 60, password: 10, hint: 10, alternative: 20 };

let app: TestApp;
let mailsFail = false;
beforeEach(async () => {
  mailsFail = false;
  const mailer = {
    send: () => (mailsFail ? Promise.reject(new Error('no mail server')) : Promise.resolve()),
  };
  app = await startTestApp({ mailer });
});
afterEach(() => app.stop());

/** Repeats a request until it is refused as too early. */
async function untilRefused(ask: (index: number) => Promise<Answered>): Promise<void> {
  for (let index = 0; index < 130; index += 1) if ((await ask(index)).status === 429) return;
  throw new Error('never refused');
}

/** Either succeeds now, or announces a wait within the limit after which it succeeds. */
async function expectNoLockOut(longest: number, ask: () => Promise<Answered>): Promise<void> {
  const first = await ask();
  if (first.body.seconds === undefined) return expect(first.status).toBeLessThan(500);
  expect(first.body.seconds).toBeGreaterThanOrEqual(1);
  expect(first.body.seconds).toBeLessThanOrEqual(longest);
  app.clock.wait(first.body.seconds * 1000);
  const again = await ask();
  expect([again.status < 500, again.status === 429]).toEqual([true, false]);
}

async function reach(player: Player, step: string): Promise<void> {
  for (const [name, answer] of Object.entries(TINY_ANSWERS)) {
    if (name === step) return;
    if (name !== 'DETOUR') expect((await player.answer(answer)).status, name).toBe(200);
  }
}

describe.each(JUMPS)('a clock jump of %s in a running server', (_where, start, distance) => {
  beforeEach(() => void (app.clock.now = start));
  const leap = (): void => app.clock.wait(distance);

  it('loses no game, blocks no answer and locks out no account', async () => {
    const player = await app.playing();
    await untilRefused((index) => player.answer(`faux ${index}`));
    leap();
    await expectNoLockOut(LONGEST.answer, () => player.answer('encore faux'));
    expect((await player.answer(TINY_ANSWERS.GARE ?? '')).status).toBe(200);
    expect((await player.status()).step?.name).toBe('PORT_VIEUX');
  });

  it('keeps sessions open when the clock jumps and jumps back', async () => {
    const player = await app.player();
    for (const way of [distance, -distance]) {
      app.clock.wait(way);
      await sweep(app.db, () => app.clock.now);
      expect((await player.get('/api/user/sessions')).status).toBe(200);
    }
  });

  it('makes no player wait longer for a hint or the alternative route', async () => {
    const player = await app.playing();
    await reach(player, 'PHARE');
    expect((await player.post('/api/user/status/newClue')).status).toBe(200);
    leap();
    const { view, serverTime } = await player.status();
    const left = (instant: string | null | undefined): number =>
      (Date.parse(instant ?? serverTime) - Date.parse(serverTime)) / 1000;
    expect(left(view?.hints?.nextAt)).toBeLessThanOrEqual(LONGEST.hint);
    expect(left(view?.alternative?.availableAt)).toBeLessThanOrEqual(LONGEST.alternative);
    await expectNoLockOut(LONGEST.hint, () => player.post('/api/user/status/newClue'));
    await expectNoLockOut(LONGEST.alternative, () => player.post('/api/user/status/goAlternativePath'));
    expect((await player.status()).step?.name).toBe('DETOUR');
  });

  it('keeps the stored responses of idempotency keys', async () => {
    const player = await app.playing();
    const once = () => player.answer(TINY_ANSWERS.GARE ?? '', {}, { 'idempotency-key': 'une-seule-fois' });
    expect((await once()).status).toBe(200);
    leap();
    expect((await once()).status).toBe(200);
    expect((await player.status()).step?.name).toBe('PORT_VIEUX');
    expect(await app.db('attempts').where({ idempotency_key: 'une-seule-fois' })).toHaveLength(1);
  });

  it('ends the waits after wrong codes or passwords', async () => {
    const player = await app.player('attente@poste.test');
    await untilRefused(() => player.post('/api/a/ZZZZZZ'));
    await untilRefused(() => app.visitor().login('attente@poste.test', 'pas le bon'));
    leap();
    await expectNoLockOut(LONGEST.password, () => player.login('attente@poste.test', PASSWORD));
    expect(player.token).not.toBeNull();
    await expectNoLockOut(LONGEST.codes, () => player.post('/api/a/ZZZZZZ'));
    const code = await app.post();
    await expectNoLockOut(2 * LONGEST.codes, () => player.post(`/api/a/${code}`));
    expect((await player.status()).code).toBe(code);
  });

  it('sends queued mails, unless they have expired', async () => {
    await app.player('lettre@poste.test');
    mailsFail = true;
    expect(
      (await app.visitor().post('/api/user/password/reset', { email: 'lettre@poste.test' })).status,
    ).toBe(503);
    mailsFail = false;
    const written = app.clock.now;
    leap();
    for (let round = 0; round < 2; round += 1) {
      await app.deliver();
      app.clock.wait(62 * 60_000);
    }
    const [mail] = await app.db<{ sent_at: number | null; expires_at: number }>('outbox').select();
    expect(mail?.sent_at === null).toBe(written + distance > Number(mail?.expires_at));
  });
});

describe('housekeeping with a clock years ahead', () => {
  const YEARS = 4 * 365 * DAY;
  const TEN_MINUTES = 600_000;

  /** The data that housekeeping could delete: sessions, accounts, and warning mails. */
  const remaining = async () => ({
    sessions: (await app.db('sessions').select()).length,
    accounts: (await app.db('accounts').select()).length,
    mails: (await app.db('outbox').select()).length,
  });

  /** A server whose housekeeping has run for a while and trusts the clock. */
  async function settle(): Promise<void> {
    for (const wait of [0, DAY, TEN_MINUTES]) {
      app.clock.wait(wait);
      await app.runHousekeeping();
    }
  }

  it('deletes nothing and sends no mail until the clock is right again', async () => {
    await settle();
    const player = await app.player();
    const before = await remaining();
    for (const distance of [YEARS, 31 * DAY, -DAY / 2, TEN_MINUTES]) {
      app.clock.wait(distance);
      await app.runHousekeeping();
      await app.runHousekeeping();
    }
    expect(await remaining()).toEqual(before);
    expect(app.logs()).toContain('the clock has jumped');
    app.clock.wait(-YEARS - 31 * DAY + DAY / 2);
    await app.runHousekeeping();
    expect(await remaining()).toEqual(before);
    expect((await player.get('/api/user/sessions')).status).toBe(200);
  });

  it('continues when the clock still shows this time a day later', async () => {
    await settle();
    await app.player();
    app.clock.wait(YEARS);
    await app.runHousekeeping();
    app.clock.wait(DAY - 1);
    await app.runHousekeeping();
    expect(await remaining()).toEqual({ sessions: 1, accounts: 1, mails: 0 });
    app.clock.wait(1);
    await app.runHousekeeping();
    expect(await remaining()).toEqual({ sessions: 0, accounts: 1, mails: 1 });
  });

  it('deletes nothing when another process has a right clock', async () => {
    await settle();
    await app.player();
    const right = app.clock.now;
    for (let day = 0; day < 3; day += 1) {
      for (const ahead of [YEARS, 0]) {
        app.clock.now = right + day * DAY + ahead;
        await app.runHousekeeping();
      }
    }
    expect(await remaining()).toEqual({ sessions: 1, accounts: 1, mails: 0 });
  });

  it('runs normally from day to day', async () => {
    await settle();
    await app.player();
    for (let day = 0; day < 8; day += 1) {
      app.clock.wait(DAY);
      await app.runHousekeeping();
    }
    expect((await remaining()).sessions).toBe(0);
  });
});
