import { Worker } from 'node:worker_threads';
import Sqlite from 'better-sqlite3';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { sweep } from '../../../server/housekeeping.ts';
import { sqliteFile } from '../../../server/store/database/open-database.ts';
import type { ReadRequest } from '../../../server/store/database/reader.ts';
import { validParts, writeRequest } from '../../fuzz/parts.ts';
import { send } from '../../fuzz/send.ts';
import { createWorld, type World } from '../../fuzz/world.ts';
import { describedOperations, type Operation } from '../../support/server/openapi.ts';

/** Tables that grow with the players. */
const GROWING =
  /\b(accounts|attempts|orders|sessions|outbox|passages|wrong_answers|promotion_copies|withdrawals|known_devices|parties|party_members|dispatches|order_addresses|sales)\b/;

/** A full scan of a table, not of a partial or expression index. */
const WHOLE = /^SCAN (\w+)\b(?! USING (COVERING )?INDEX \w+_(reports|settled)_index)/;

const SEED = 20_261_122;
const EACH = 8;

const held = new Set<string>();
const elsewhere = new Set<string>();
let world: World;

function watch(): void {
  const prepare = Sqlite.prototype.prepare as (this: Sqlite.Database, sql: string) => Sqlite.Statement;
  vi.spyOn(Sqlite.prototype, 'prepare').mockImplementation(function (this: Sqlite.Database, sql: string) {
    held.add(sql);
    return prepare.call(this, sql);
  });
  const post = Worker.prototype.postMessage;
  vi.spyOn(Worker.prototype, 'postMessage').mockImplementation(function (this: Worker, message: ReadRequest) {
    elsewhere.add(message.sql);
    post.call(this, message);
  });
}

/** Calls that start a browser when they succeed. */
const isPrint = ({ path }: Operation): boolean => path.endsWith('.pdf');

/** Every described call, as staff and as other users. */
async function callEverything(): Promise<void> {
  const roles = world.people.map(({ role }) => role);
  for (const operation of describedOperations().filter((one) => !isPrint(one))) {
    for (const by of [['staff'], roles.filter((role) => role !== 'staff')]) {
      const requests = fc.sample(
        validParts(operation, by, world.words).map((parts) => writeRequest(parts, 'valid')),
        { seed: SEED, numRuns: EACH },
      );
      for (const request of requests)
        await send(
          world.app.address,
          request,
          world.people.find(({ role }) => role === request.as)?.token ?? null,
        );
      await world.restore();
    }
  }
}

beforeAll(async () => {
  watch();
  world = await createWorld();
  held.clear();
  await callEverything();
  await world.app.forgetIdle();
  await sweep(world.app.db, () => world.app.clock.now);
  await tieFewOrders();
});
afterAll(async () => {
  vi.restoreAllMocks();
  await world.stop();
});

/**
 * Statistics like those of `analyze` for many orders of which few have an e-mail: an index with low
 * selectivity.
 */
async function tieFewOrders(): Promise<void> {
  await world.app.db.raw('analyze');
  await world.app.db('sqlite_stat1').delete();
  await world.app
    .db('sqlite_stat1')
    .insert({ tbl: 'orders', idx: 'orders_tied_email_index', stat: '100000 100000' });
}

/** SQLite's query plan: lines such as « SCAN orders ». */
function planOf(database: Sqlite.Database, sql: string): string[] {
  const text = sql.replace(/@\w+/g, '?');
  const rows = database
    .prepare(`explain query plan ${text}`)
    .all(Array(text.split('?').length - 1).fill(null)) as { detail: string }[];
  return rows.map(({ detail }) => detail);
}

/** The full table scans, each with its statement. */
function wholeTablesOf(statements: readonly string[]): string[] {
  const database = new Sqlite(sqliteFile(world.app.dataDir), { readonly: true });
  const found = statements.flatMap((sql) =>
    planOf(database, sql)
      .filter((line) => WHOLE.test(line) && GROWING.test(line))
      .map((line) => `${line}: ${sql}`),
  );
  database.close();
  return found;
}

/** Statements of the test itself, which restore the database. */
const isOfTheTest = (sql: string): boolean => /\b(main|snapshot)\./.test(sql);

describe('a stored query', () => {
  it('names its columns, so that a newer server may add some', () => {
    const isOpen = (sql: string): boolean => /(?<!exists \()\bselect \*|\breturning \*|[\w`]\.\*/i.test(sql);
    const statements = [...held, ...elsewhere].filter((sql) => !isOfTheTest(sql) && !/^pragma/i.test(sql));
    expect(statements.filter(isOpen)).toEqual([]);
    expect(['select * from a', 'select a.* from a', 'delete from a returning *'].filter(isOpen)).toHaveLength(
      3,
    );
  });
});

describe('SQLite’s query plans', () => {
  it('scan no growing table in the event loop, for any call or housekeeping', () => {
    const statements = [...held].filter(
      (sql) =>
        /^\s*(select|insert|update|delete|with)\b/i.test(sql) && GROWING.test(sql) && !isOfTheTest(sql),
    );
    expect(statements.length).toBeGreaterThan(80);
    expect(wholeTablesOf(statements)).toEqual([]);
  });

  it('use the text index and then the primary key for a staff search', () => {
    const searches = [...elsewhere].filter((sql) => sql.includes(' match '));
    expect(searches.length).toBeGreaterThan(1);
    expect(wholeTablesOf(searches)).toEqual([]);
  });

  it('fail this check for a query of one player’s journal without an index', () => {
    const sql = 'select * from attempts where made_at = ?';
    expect(wholeTablesOf([sql])).toEqual([`SCAN attempts: ${sql}`]);
  });
});
