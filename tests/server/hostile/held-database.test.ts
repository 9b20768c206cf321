import Sqlite from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sqliteFile } from '../../../server/store/database/open-database.ts';
import { startTestApp, type TestApp } from '../../support/server/test-app.ts';
import type { Player } from '../../support/server/test-player.ts';

/** Longer than any test. */
const PATIENT = 600_000;

let app: TestApp;
let player: Player;
let other: Sqlite.Database;

async function open(patienceMs: number): Promise<void> {
  app = await startTestApp({ patienceMs });
  player = await app.playing();
  other = new Sqlite(sqliteFile(app.dataDir));
}
afterEach(async () => {
  other.close();
  await app.stop();
});

const hold = () => void other.exec('begin immediate');
const release = () => void other.exec('commit');

describe('while another process locks the SQLite file', () => {
  describe('for a short time', () => {
    beforeEach(() => open(PATIENT));

    it('reads succeed, and writes wait for the lock', async () => {
      hold();
      const settled: string[] = [];
      const requests = [
        player.answer('phare').then(({ status }) => settled.push(`answer ${status}`)),
        app
          .visitor()
          .register('encore@poste.test')
          .then(({ status }) => settled.push(`register ${status}`)),
        player.post('/api/user/logout').then(({ status }) => settled.push(`logout ${status}`)),
      ];
      const reader = app.visitor();
      reader.token = player.token;
      for (let count = 0; count < 10; count += 1) {
        expect((await reader.get('/healthz')).status).toBe(200);
        expect((await reader.get('/api/user/status/current')).status).toBe(200);
      }
      expect(settled).toEqual([]);
      release();
      await Promise.all(requests);
      expect(settled.sort()).toEqual(['answer 404', 'logout 200', 'register 201']);
    });
  });

  describe('for longer than the timeout', () => {
    beforeEach(() => open(20));

    it('writes are refused as retryable, and /readyz reports not ready', async () => {
      hold();
      const refused = await Promise.all([
        player.answer('phare'),
        player.answer('digue'),
        app.visitor().register('encore@poste.test'),
      ]);
      expect(refused.map(({ status, body }) => [status, body.error])).toEqual(
        Array(3).fill([503, 'ERROR_SERVER']),
      );
      // Requests wait long for the lock from now on; /readyz does not.
      Object.assign((app.db.client as { config: object }).config, { patienceMs: PATIENT });
      expect((await player.get('/readyz')).status).toBe(503);
      expect((await player.get('/api/user/status/current')).status).toBe(200);
      release();
      await expect.poll(async () => (await player.get('/readyz')).status).toBe(200);
      expect((await player.answer('phare')).status).toBe(404);
      expect((await app.visitor().register('encore@poste.test')).status).toBe(201);
    });
  });
});
