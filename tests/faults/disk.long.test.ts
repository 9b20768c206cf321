import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../server/store/database/open-database.ts';
import { cityNames, readCity } from '../support/cities/cities.ts';
import { fillDisk, freeDisk, fullDiskMissing } from '../support/faults/full-disk.ts';
import { countLines, NOT_READY, readiness, READY, REFUSED, statusAndCode } from '../support/faults/refused-writes.ts';
import { copyOut, fillUp, makeRoom, onSmallDisk, smallDiskMissing } from '../support/faults/small-disk.ts';
import { oneCity } from '../support/server/one-city.ts';
import { startServer } from '../support/server/running-server.ts';
import type { RunningServer } from '../support/server/running-server.ts';
import { createPlayer } from '../support/server/test-player.ts';
import type { Player } from '../support/server/test-player.ts';

const missing = fullDiskMissing();
const [slug = ''] = cityNames;
const { scenario, routes } = readCity(slug);
const [first, second] = routes[0]?.moves ?? [];

describe.skipIf(missing !== null)(missing ?? 'a server whose disk is full', () => {
  let server: RunningServer;
  let player: Player;
  const give = (move: typeof first, key: string) => player.post(`/api/${move?.call}`, move?.body, { 'idempotency-key': key });
  beforeAll(async () => {
    server = await startServer({}, oneCity());
    player = createPlayer(server.address);
    await player.register('marthe@poste.test');
    await player.login('marthe@poste.test');
    await player.post(`/api/a/${scenario.demonstration ?? ''}`);
    await give(first, 'avant');
    fillDisk(server);
  });
  afterAll(() => server?.stop());

  it('refuses what it cannot store, reports it, and keeps serving', async () => {
    expect(statusAndCode(await give(second, 'pleine'))).toEqual(REFUSED);
    expect(statusAndCode(await player.register('autre@poste.test'))).toEqual(REFUSED);
    expect(statusAndCode(await player.post('/api/withdrawal', { reference: 'ABCDEF', email: 'autre@poste.test' }))).toEqual(REFUSED);
    expect(await readiness(player)).toBe(NOT_READY);
    expect((await player.status()).step?.name).toBe(second?.step);
    expect(countLines('nothing can be stored', server.output())).toBe(1);
  });

  it('keeps what it acknowledged, and accepts the rest once there is space, without a restart', async () => {
    freeDisk(server);
    expect((await give(second, 'pleine')).status).toBe(200);
    expect((await give(first, 'avant')).status).toBe(200);
    expect((await player.register('autre@poste.test')).status).toBe(201);
    expect(await readiness(player)).toBe(READY);
    expect(countLines('storing works again', server.output())).toBe(1);
  });
});

const noSmallDisk = smallDiskMissing();

describe.skipIf(noSmallDisk !== null)(noSmallDisk ?? 'a server on a disk of three megabytes', () => {
  let server: RunningServer;
  let player: Player;
  const stored: string[] = [];
  /** Registers accounts until one is refused; returns that response. */
  const registerUntilRefused = async (most: number) => {
    for (let count = 0; count < most; count += 1) {
      const email = `joueur${stored.length}@poste.test`;
      const answered = await player.register(email);
      if (answered.status !== 201) return statusAndCode(answered);
      stored.push(email);
    }
    return null;
  };
  beforeAll(async () => {
    server = await startServer({}, { ...oneCity(), around: onSmallDisk });
    player = createPlayer(server.address);
  });
  afterAll(() => server?.stop());

  it('refuses writes once it is full, reports it, and keeps serving', async () => {
    expect(await registerUntilRefused(3)).toBeNull();
    await player.login('joueur0@poste.test');
    fillUp(server);
    expect(await registerUntilRefused(500)).toEqual(REFUSED);
    expect(await readiness(player)).toBe(NOT_READY);
    expect((await player.get('/api/user/check')).status).toBe(200);
  });

  it('accepts writes once there is space again, with everything that it acknowledged and an intact file', async () => {
    makeRoom(server);
    expect((await player.register('apres@poste.test')).status).toBe(201);
    expect(await readiness(player)).toBe(READY);
    const dataDir = copyOut(server);
    const db = openDatabase({ dataDir, databaseUrl: null });
    const emails = (await db<{ email: string }>('accounts').select('email')).map(({ email }) => email);
    expect(await db.raw('pragma integrity_check')).toEqual([{ integrity_check: 'ok' }]);
    expect(emails.sort()).toEqual([...stored, 'apres@poste.test'].sort());
    await db.destroy();
    rmSync(dataDir, { recursive: true });
  });
});
