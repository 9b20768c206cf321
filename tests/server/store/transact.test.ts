import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase, type Database } from '../../../server/store/database/open-database.ts';
import { isRefusedStorage } from '../../../server/store/database/refused-storage.ts';
import { transact } from '../../../server/store/database/transact.ts';

let dataDir: string;
let db: Database;

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'transact-'));
  db = openDatabase({ dataDir, databaseUrl: null });
  await db.raw('create table leaves (text text)');
  await db.raw('pragma max_page_count = 20');
});
afterEach(async () => {
  await db.destroy();
  rmSync(dataDir, { recursive: true, force: true });
});

const fill = () =>
  transact(db, async (transaction) => {
    for (let leaf = 0; leaf < 100; leaf += 1) await transaction('leaves').insert({ text: 'x'.repeat(4_000) });
  });

describe('a transaction on a disk that runs full', () => {
  it('fails with the disk’s error and stores nothing', async () => {
    const error: unknown = await fill().catch((reason: unknown) => reason);
    expect(error).toMatchObject({ code: 'SQLITE_FULL' });
    expect(isRefusedStorage(error)).toBe(true);
    expect(await db('leaves').select()).toEqual([]);
  });
});
