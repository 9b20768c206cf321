import { execFileSync } from 'node:child_process';
// Fixed wait: polls for a visible condition, with a pause in between.
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, type Database } from '../../server/store/database/open-database.ts';
import { prepare } from '../../server/store/database/prepared.ts';
import { countLines, refusesWrites, statusAndCode } from '../support/faults/refused-writes.ts';
import { postgresMissing, startPostgres, type Postgres } from '../support/database/postgres.ts';
import { startTestApp, type TestApp } from '../support/server/test-app.ts';

const missing = postgresMissing();

describe.skipIf(missing !== null)(missing ?? 'on PostgreSQL', () => {
  let postgres: Postgres;
  let url: string;
  /** The administrator's connection, apart from the server's. */
  let keeper: Database;
  const begin = async () => {
    url = await postgres.createDatabase();
    keeper = openDatabase({ dataDir: '', databaseUrl: url });
    return url;
  };
  beforeAll(async () => void (postgres = await startPostgres()));
  afterAll(() => postgres?.stop());

  const name = () => new URL(url).pathname.slice(1);
  /**
   * Ends all other connections, so that new ones use the changed setting. Resolves once they are gone, so
   * that no request uses one.
   */
  const endConnections = () =>
    keeper.raw(
      'select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );

  describe('a read-only database', () => {
    afterAll(() => keeper.destroy());
    refusesWrites({
      start: async () => startTestApp({ databaseUrl: await begin() }),
      close: async () => {
        await keeper.raw(`alter database ${name()} set default_transaction_read_only = on`);
        await endConnections();
      },
      // The server's current connections stay read-only: it has to close them.
      reopen: () => keeper.raw(`alter database ${name()} set default_transaction_read_only = off`),
    });
  });

  describe('a database whose disk is full', () => {
    afterAll(() => keeper.destroy());
    const TABLES = [
      'accounts',
      'sessions',
      'orders',
      'attempts',
      'limits',
      'outbox',
      'password_resets',
      'withdrawals',
    ];
    const each = (statement: (table: string) => string) => keeper.raw(TABLES.map(statement).join(';'));
    refusesWrites({
      start: async () => startTestApp({ databaseUrl: await begin() }),
      close: async () => {
        await keeper.raw(
          `create function refuse() returns trigger language plpgsql as $$ begin raise exception 'no space left' using errcode = '53100'; end $$`,
        );
        await each(
          (table) =>
            `create trigger refuse before insert or update or delete on ${table} for each row execute function refuse()`,
        );
      },
      reopen: () => each((table) => `drop trigger refuse on ${table}`),
    });
  });

  describe('a database that a newer server has changed', () => {
    let app: TestApp;
    beforeAll(async () => void (app = await startTestApp({ databaseUrl: await begin() })));
    afterAll(async () => {
      await app.stop();
      await keeper.destroy();
    });

    it.each([
      ['gained columns', `add column later text not null default ''`],
      ['changed the type of columns', 'alter column city type varchar(500)'],
    ])('is read and written on by this one when it has %s', async (_what, change) => {
      const players = [await app.playing(), await app.playing(), await app.playing()];
      const statuses = async () =>
        (await Promise.all(players.map((player) => player.get('/api/user/status/current')))).map(
          ({ status }) => status,
        );
      const answers = async () =>
        (await Promise.all(players.map((player) => player.answer('digue')))).map(({ status }) => status);
      expect([await answers(), await statuses()]).toEqual([
        [404, 404, 404],
        [200, 200, 200],
      ]);
      await keeper.raw(`alter table orders ${change}`);
      expect([await answers(), await statuses()]).toEqual([
        [404, 404, 404],
        [200, 200, 200],
      ]);
      expect(countLines('"level":50', app.logs())).toBe(0);
    });
  });

  describe('a database that closes the connection of a group of answers', () => {
    let app: TestApp;
    beforeAll(async () => void (app = await startTestApp({ databaseUrl: await begin() })));
    afterAll(async () => {
      await app.stop();
      await keeper.destroy();
    });

    it('makes all of them retry, and each counts once', async () => {
      const players = [await app.playing(), await app.playing(), await app.playing()];
      const answerAll = () =>
        Promise.all(
          players.map((player, index) =>
            player.answer('place du Vieux-Puits', {}, { 'idempotency-key': `groupe-${index}` }),
          ),
        );
      const held = await keeper.transaction();
      await held('orders').forUpdate().select('id');
      const cut = answerAll();
      const waiting = keeper<{ pid: number; wait_event_type: string; datname: string }>(
        'pg_stat_activity',
      ).where({
        wait_event_type: 'Lock',
        datname: name(),
      });
      await expect.poll(async () => (await waiting.clone()).length).toBeGreaterThan(0);
      // The connection with the lock is closed last: otherwise the answers would succeed.
      await waiting.clone().select(keeper.raw('pg_terminate_backend(pid, 5000)'));
      await held.rollback();
      // An answer not yet sent to the database uses the next connection.
      expect((await cut).map(statusAndCode)).toContainEqual([503, 'ERROR_SERVER']);
      expect((await answerAll()).map(({ status }) => status)).toEqual([200, 200, 200]);
      expect(await app.db('attempts').where({ kind: 'answer' })).toHaveLength(3);
      expect(countLines('the database does not answer', app.logs())).toBeGreaterThan(0);
      expect(countLines('request failed', app.logs())).toBe(0);
    });
  });

  describe('a database that closes the connection used for reads', () => {
    afterAll(() => keeper.destroy());

    it('is read by another one under continuous reads', async () => {
      const db = openDatabase({ dataDir: '', databaseUrl: await begin() });
      const read = prepare<{ pid: number }>(
        db,
        'nap',
        'select pg_backend_pid() as pid from pg_sleep(@seconds::float8)',
      );
      let [isOver, answered] = [false, 0];
      const readOn = async (): Promise<void> => {
        while (!isOver)
          answered += await read({ seconds: 0.02 })
            .then(Boolean, () => wait(1, 0))
            .then(Number);
      };
      const readers = Promise.all(Array.from({ length: 10 }, readOn));
      await expect.poll(() => answered).toBeGreaterThan(0);
      await endConnections();
      const before = answered;
      await expect.poll(() => answered).toBeGreaterThan(before + 20);
      isOver = true;
      await readers;
      await db.destroy();
    });
  });

  describe('a database that closes an idle connection', () => {
    let db: Database;
    beforeAll(async () => void (db = openDatabase({ dataDir: '', databaseUrl: await begin() })));
    afterAll(async () => {
      await db.destroy();
      await keeper.destroy();
    });
    /** Closes it from another process, synchronously, so that this event loop has not been notified yet. */
    const endUnnoticed = (pid: number) =>
      execFileSync(postgres.program('psql'), [
        url,
        '-c',
        `select pg_sleep(1.2), pg_terminate_backend(${pid}, 5000)`,
      ]);

    it('is queried by another one, without an error', async () => {
      const pidOf = async () =>
        (await db.raw<{ rows: { pid: number }[] }>('select pg_backend_pid() as pid')).rows[0]?.pid ?? 0;
      const ended = await pidOf();
      endUnnoticed(ended);
      expect(await pidOf()).not.toBe(ended);
    });
  });

  describe('a database with fewer connections than the server’s pool', () => {
    let app: TestApp;
    beforeAll(async () => {
      await begin();
      await keeper.raw(
        `create role narrow login connection limit 2; alter database ${name()} owner to narrow`,
      );
      app = await startTestApp({ databaseUrl: url.replace('postgres@', 'narrow@') });
    });
    afterAll(async () => {
      await app.stop();
      await keeper.destroy();
    });

    it('makes requests wait for a connection, without refusing any', async () => {
      const player = await app.playing();
      const answers = await Promise.all(
        Array.from({ length: 30 }, () => player.get('/api/user/status/current')),
      );
      expect(answers.map(({ status }) => status)).toEqual(Array(30).fill(200));
      expect(countLines('"level":50', app.logs())).toBe(0);
    });
  });
});
