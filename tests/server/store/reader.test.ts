import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openDatabase, type Database } from '../../../server/store/database/open-database.ts';
import { closeDatabase, readerOf } from '../../../server/store/database/reader.ts';
import { transact } from '../../../server/store/database/transact.ts';

let dataDir: string;
let db: Database;

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'reader-'));
  db = openDatabase({ dataDir, databaseUrl: null });
  await db.raw('create table leaves (number integer)');
  await db('leaves').insert([{ number: 1 }, { number: 2 }]);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await closeDatabase(db);
  rmSync(dataDir, { recursive: true, force: true });
});

const numberOf = (number: number) => readerOf(db)(db('leaves').where({ number }).select('number'));

describe('the reading thread of SQLite', () => {
  it('answers each query with its rows, or with its error and code', async () => {
    const lost = readerOf(db)(db('nowhere').select('number')).catch((error: unknown) => error);
    expect(await Promise.all([numberOf(1), numberOf(2), numberOf(3)])).toEqual([
      [{ number: 1 }],
      [{ number: 2 }],
      [],
    ]);
    expect(await lost).toMatchObject({ message: 'no such table: nowhere', code: 'SQLITE_ERROR' });
  });

  it('does not wait for a transaction', async () => {
    await transact(db, async (transaction) => {
      await transaction('leaves').insert({ number: 3 });
      expect(await numberOf(3)).toEqual([]);
    });
    expect(await numberOf(3)).toEqual([{ number: 3 }]);
  });

  it('lets the last connection leave the database in one file', async () => {
    await numberOf(1);
    await closeDatabase(db);
    expect(readdirSync(dataDir)).toEqual(['poste-restante.sqlite']);
  });

  it('is started again after it has ended', async () => {
    const post = vi.spyOn(Worker.prototype, 'postMessage');
    await numberOf(1);
    const [worker] = post.mock.contexts as Worker[];
    await worker?.terminate();
    expect(await numberOf(2)).toEqual([{ number: 2 }]);
  });
});
