import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sweep } from '../../../server/housekeeping.ts';
import { startTestApp, type TestApp } from '../../support/server/test-app.ts';
import type { Answered, Player } from '../../support/server/test-player.ts';
import { PASSWORD } from '../../support/server/test-player.ts';
import { TINY_ANSWERS } from '../../support/cities/tiny-city.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const JUNE = Date.UTC(2026, 5, 2, 10);
/** Paris changes its time in the night after each. */
const BEFORE_SUMMER_TIME = Date.UTC(2027, 2, 27, 11);
const BEFORE_WINTER_TIME = Date.UTC(2026, 9, 24, 10);

/** When a server's clock suddenly stands elsewhere, and how far. */
const JUMPS: readonly (readonly [string, number, number])[] = [
  ['a day on', JUNE, DAY],
  ['a day back', JUNE, -DAY],
  ['an hour back', JUNE, -HOUR],
  ['ten years back', JUNE, -3652 * DAY],
  ['a day on, into summer time', BEFORE_SUMMER_TIME, DAY],
  ['a day back, out of winter time', BEFORE_WINTER_TIME + DAY, -DAY],
];

/** Nobody was ever told to wait longer. */
const LONGEST = { answer: 20, codes: 60, password: 10, hint: 10, alternative: 20 };

let app: TestApp;
let mailsFail = false;
beforeEach(async () => {
  mailsFail = false;
  const mailer = { send: () => (mailsFail ? Promise.reject(new Error('no mail server')) : Promise.resolve()) };
  app = await startTestApp({ mailer });
});
afterEach(() => app.stop());

/** Does what is asked until it is refused for its haste. */
async function untilRefused(ask: (index: number) => Promise<Answered>): Promise<void> {
  for (let index = 0; index < 130; index += 1) if ((await ask(index)).status === 429) return;
  throw new Error('never refused');
}

/** Asked now: either let in, or told a wait no longer than promised, after which it is let in. */
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

describe.each(JUMPS)('a clock that jumps %s under a running server', (_where, start, distance) => {
  beforeEach(() => void (app.clock.now = start));
  const leap = (): void => app.clock.wait(distance);

  it('loses no game, keeps no answer from being judged and shuts nobody out', async () => {
    const player = await app.playing();
    await untilRefused((index) => player.answer(`faux ${index}`));
    leap();
    await expectNoLockOut(LONGEST.answer, () => player.answer('encore faux'));
    expect((await player.answer(TINY_ANSWERS.GARE ?? '')).status).toBe(200);
    expect((await player.status()).step?.name).toBe('PORT_VIEUX');
  });

  it('keeps sessions open, there and back', async () => {
    const player = await app.player();
    for (const way of [distance, -distance]) {
      app.clock.wait(way);
      await sweep(app.db, () => app.clock.now);
      expect((await player.get('/api/user/sessions')).status).toBe(200);
    }
  });

  it('makes nobody wait longer for a hint or for the other route', async () => {
    const player = await app.playing();
    await reach(player, 'PHARE');
    expect((await player.post('/api/user/status/newClue')).status).toBe(200);
    leap();
    const { view, serverTime } = await player.status();
    const left = (instant: string | null | undefined): number => (Date.parse(instant ?? serverTime) - Date.parse(serverTime)) / 1000;
    expect(left(view?.hints?.nextAt)).toBeLessThanOrEqual(LONGEST.hint);
    expect(left(view?.alternative?.availableAt)).toBeLessThanOrEqual(LONGEST.alternative);
    await expectNoLockOut(LONGEST.hint, () => player.post('/api/user/status/newClue'));
    await expectNoLockOut(LONGEST.alternative, () => player.post('/api/user/status/goAlternativePath'));
    expect((await player.status()).step?.name).toBe('DETOUR');
  });

  it('forgets no answer that was given under a key', async () => {
    const player = await app.playing();
    const once = () => player.answer(TINY_ANSWERS.GARE ?? '', {}, { 'idempotency-key': 'une-seule-fois' });
    expect((await once()).status).toBe(200);
    leap();
    expect((await once()).status).toBe(200);
    expect((await player.status()).step?.name).toBe('PORT_VIEUX');
    expect(await app.db('attempts').where({ idempotency_key: 'une-seule-fois' })).toHaveLength(1);
  });

  it('lets in whoever had to wait for a code or a password', async () => {
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

  it('sends a mail that waits, unless it has become useless', async () => {
    await app.player('lettre@poste.test');
    mailsFail = true;
    expect((await app.visitor().post('/api/user/password/reset', { email: 'lettre@poste.test' })).status).toBe(503);
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

describe('housekeeping by a clock that stands years ahead', () => {
  const YEARS = 4 * 365 * DAY;
  const TEN_MINUTES = 600_000;

  /** What housekeeping could take away: sessions, accounts, and mails that say so. */
  const kept = async () => ({
    sessions: (await app.db('sessions').select()).length,
    accounts: (await app.db('accounts').select()).length,
    mails: (await app.db('outbox').select()).length,
  });

  /** A server that has kept house for a while: its clock is believed. */
  async function settle(): Promise<void> {
    for (const wait of [0, DAY, TEN_MINUTES]) {
      app.clock.wait(wait);
      await app.runHousekeeping();
    }
  }

  it('takes nothing and writes to nobody, however often it looks, until the clock is right again', async () => {
    await settle();
    const player = await app.player();
    const before = await kept();
    for (const distance of [YEARS, 31 * DAY, -DAY / 2, TEN_MINUTES]) {
      app.clock.wait(distance);
      await app.runHousekeeping();
      await app.runHousekeeping();
    }
    expect(await kept()).toEqual(before);
    expect(app.logs()).toContain('the clock has jumped');
    app.clock.wait(-YEARS - 31 * DAY + DAY / 2);
    await app.runHousekeeping();
    expect(await kept()).toEqual(before);
    expect((await player.get('/api/user/sessions')).status).toBe(200);
  });

  it('goes on where the clock still says so a day later', async () => {
    await settle();
    await app.player();
    app.clock.wait(YEARS);
    await app.runHousekeeping();
    app.clock.wait(DAY - 1);
    await app.runHousekeeping();
    expect(await kept()).toEqual({ sessions: 1, accounts: 1, mails: 0 });
    app.clock.wait(1);
    await app.runHousekeeping();
    expect(await kept()).toEqual({ sessions: 0, accounts: 1, mails: 1 });
  });

  it('is not believed beside a process whose clock is right', async () => {
    await settle();
    await app.player();
    const right = app.clock.now;
    for (let day = 0; day < 3; day += 1) {
      for (const ahead of [YEARS, 0]) {
        app.clock.now = right + day * DAY + ahead;
        await app.runHousekeeping();
      }
    }
    expect(await kept()).toEqual({ sessions: 1, accounts: 1, mails: 0 });
  });

  it('does as ever day after day', async () => {
    await settle();
    await app.player();
    for (let day = 0; day < 8; day += 1) {
      app.clock.wait(DAY);
      await app.runHousekeeping();
    }
    expect((await kept()).sessions).toBe(0);
  });
});
