import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { seedDemonstration } from '../../../server/seed.ts';
import { ensureStaffAccount } from '../../../server/accounts/staff-account.ts';
import { openDatabase } from '../../../server/store/database/open-database.ts';
import { startTestApp } from '../../support/server/test-app.ts';
import { PASSWORD } from '../../support/server/test-player.ts';

const clock = () => 1_780_000_000_000;

describe('the demonstration', () => {
  it('is one sent letter for each city', async () => {
    const app = await startTestApp();
    const seeded = await seedDemonstration(app.db, app.content, clock);
    expect(seeded).toEqual([{ city: 'VILLE', name: 'Ville', code: 'VILLE1' }]);
    const player = await app.player();
    expect((await player.post('/api/a/VILLE1')).body).toMatchObject({
      state: 3,
      startDate: new Date(clock()).toISOString(),
    });
    await seedDemonstration(app.db, app.content, clock);
    expect((await player.status()).step?.name).toBe('GARE');
    await app.stop();
  });
});

describe('the staff account of the settings', () => {
  it('exists after the start with its configured password', async () => {
    const app = await startTestApp();
    const staff = { email: 'Bureau@poste.test', password: PASSWORD };
    await ensureStaffAccount(app.db, staff, clock);
    await ensureStaffAccount(app.db, staff, clock);
    expect((await app.visitor().login('bureau@poste.test')).body.admin).toBe(true);
    await ensureStaffAccount(app.db, { ...staff, password: 'un autre mot' }, clock);
    expect((await app.visitor().login('bureau@poste.test')).status).toBe(401);
    expect((await app.visitor().login('bureau@poste.test', 'un autre mot')).status).toBe(200);
    await app.stop();
  });
});

describe('a restart', () => {
  it('keeps sessions and steps', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'poste-restante-'));
    const first = await startTestApp({ dataDir });
    const player = await first.playing();
    await player.answer('place du Vieux-Puits');
    await first.close();
    const second = await startTestApp({ dataDir });
    const again = second.visitor();
    again.token = player.token;
    expect((await again.status()).step?.name).toBe('PORT_VIEUX');
    await second.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });
});

describe('the SQLite file', () => {
  it('is durable: WAL, synchronous FULL, foreign keys', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'poste-restante-'));
    const db = openDatabase({ dataDir, databaseUrl: null });
    const read = async (name: string) => JSON.stringify(await db.raw(`pragma ${name}`));
    expect(await read('journal_mode')).toContain('"wal"');
    expect(await read('synchronous')).toContain(':2');
    expect(await read('foreign_keys')).toContain(':1');
    await db.destroy();
    rmSync(dataDir, { recursive: true, force: true });
  });
});
