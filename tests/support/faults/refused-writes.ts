import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestApp } from '../server/test-app.ts';
import { PASSWORD } from '../server/test-player.ts';
import type { Answered, Player } from '../server/test-player.ts';

export const REFUSED = [503, 'ERROR_STORAGE'];
export const READY = '{"status":"ok","database":true,"sessions":true,"storage":true,"content":true}';
export const NOT_READY =
  '{"status":"unavailable","database":true,"sessions":true,"storage":false,"content":true}';

export const statusAndCode = ({ status, body }: Answered) => [status, body.error];
export const readiness = async (visitor: Player) => (await visitor.get('/readyz')).text;
export const countLines = (words: string, logs: string) =>
  logs.split('\n').filter((line) => line.includes(words)).length;

/**
 * Each writes in a different way: by knex alone, in its own transaction, or in the grouped transaction of
 * answers.
 */
const WRITES: Readonly<Record<string, (player: Player, visitor: Player) => Promise<Answered>>> = {
  'an account': (_player, visitor) => visitor.register('nouvelle@poste.test'),
  'a session': (_player, visitor) => visitor.login('presente@poste.test'),
  'an answer': (player) => player.answer('place du Vieux-Puits', {}, { 'idempotency-key': 'pleine' }),
  'a wrong answer': (player) => player.answer('phare'),
  'a hint': (player) => player.post('/api/user/status/newClue'),
  'a withdrawal': (player) =>
    player.post('/api/withdrawal', { reference: 'C00001', email: 'presente@poste.test' }),
  'a password to be changed': (player) =>
    player.post('/api/user/password/reset', { email: 'presente@poste.test' }),
  'the end of a session, which leaves the browser all the same': async (player) => {
    const ended = await player.post('/api/user/logout');
    expect(ended.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^token=;/),
      expect.stringMatching(/^session=;/),
    ]);
    return ended;
  },
  'an account to be erased': (player) => player.post('/api/user/delete', { password: PASSWORD }),
};

/** A server whose database can be made read-only and writable again. */
export interface Closable {
  start(): Promise<TestApp>;
  close(app: TestApp): Promise<unknown>;
  reopen(app: TestApp): Promise<unknown>;
}

/** Registers the tests of a database that can be read but not written. */
export function refusesWrites({ start, close, reopen }: Closable): void {
  let app: TestApp;
  let player: Player;
  beforeAll(async () => {
    app = await start();
    await app.visitor().register('presente@poste.test');
    player = await app.playing();
    await close(app);
  });
  afterAll(() => app?.stop());

  it.each(Object.entries(WRITES))('answers 503 ERROR_STORAGE to %s', async (_what, write) => {
    expect(statusAndCode(await write(player, app.visitor()))).toEqual(REFUSED);
  });

  it('still serves reads', async () => {
    app.clock.wait(3_600_000);
    expect((await player.status()).step?.name).toBe('GARE');
  });

  it('reports the failure by /readyz and once in the log', async () => {
    await app.deliver();
    expect(await readiness(player)).toBe(NOT_READY);
    expect(countLines('nothing can be stored', app.logs())).toBe(1);
    expect(countLines('"level":50', app.logs())).toBe(1);
  });

  it('accepts writes again once the database is writable, without a restart', async () => {
    await reopen(app);
    await expect.poll(() => readiness(player)).toBe(READY);
    expect((await player.answer('place du Vieux-Puits', {}, { 'idempotency-key': 'pleine' })).status).toBe(
      200,
    );
    expect(countLines('storing works again', app.logs())).toBe(1);
  });
}
