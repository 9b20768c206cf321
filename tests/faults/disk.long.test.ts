import { spawnSync } from 'node:child_process';
import { appendFileSync, copyFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../server/store/database/open-database.ts';
import { cityNames, readCity } from '../support/cities/cities.ts';
import { fillDisk, freeDisk, fullDiskMissing } from '../support/faults/full-disk.ts';
import {
  countLines,
  NOT_READY,
  readiness,
  READY,
  REFUSED,
  statusAndCode,
} from '../support/faults/refused-writes.ts';
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
  const give = (move: typeof first, key: string) =>
    player.post(`/api/${move?.call}`, move?.body, { 'idempotency-key': key });
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
    expect(
      statusAndCode(await player.post('/api/withdrawal', { reference: 'ABCDEF', email: 'autre@poste.test' })),
    ).toEqual(REFUSED);
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

const MOUNT = 'mount -t tmpfs -o size=3m none "$DATA_DIR" && exec "$@"';

/** Command prefix that runs a program with a private 3 MB tmpfs as its data folder. */
const onSmallDisk = ['unshare', '--map-root-user', '--mount', 'sh', '-c', MOUNT, 'sh'] as const;

/**
 * The reason why such a disk is impossible here; null when it works. It depends on the machine and no package
 * installs it, so CI skips it too.
 */
function smallDiskMissing(): string | null {
  const [program, ...args] = onSmallDisk;
  const { status } = spawnSync(program, [...args, 'true'], { env: { ...process.env, DATA_DIR: '/mnt' } });
  return status === 0
    ? null
    : 'this machine allows no user namespace with a disk of its own: none is really full here';
}

/** The data folder inside the server's mount namespace. */
const dataOf = ({ pid, dataDir }: RunningServer): string => `/proc/${pid}/root${dataDir}`;

/** Copies the database out of the server's namespace: SQLite itself would look for its files outside. */
function copyOut(server: RunningServer): string {
  const copy = mkdtempSync(join(tmpdir(), 'poste-restante-'));
  for (const name of readdirSync(dataOf(server)).filter((file) => /\.sqlite(-wal)?$/.test(file)))
    copyFileSync(join(dataOf(server), name), join(copy, name));
  return copy;
}

const ballastOf = (server: RunningServer): string => join(dataOf(server), 'ballast');

/** Fills the disk to the last page. */
function fillUp(server: RunningServer): void {
  for (let size = 64 * 1024; size >= 4096; size /= 2) {
    try {
      for (;;) appendFileSync(ballastOf(server), Buffer.alloc(size));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    }
  }
}

const makeRoom = (server: RunningServer): void => rmSync(ballastOf(server));

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
