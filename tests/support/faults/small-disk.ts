import { spawnSync } from 'node:child_process';
import { appendFileSync, copyFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RunningServer } from '../server/running-server.ts';

const MOUNT = 'mount -t tmpfs -o size=3m none "$DATA_DIR" && exec "$@"';

/** Command prefix that runs a program with a private 3 MB tmpfs as its data folder. */
export const onSmallDisk = ['unshare', '--map-root-user', '--mount', 'sh', '-c', MOUNT, 'sh'] as const;

/**
 * The reason why such a disk is impossible here; null when it works. It depends on the machine and no package installs it, so CI skips it
 * too.
 */
export function smallDiskMissing(): string | null {
  const [program, ...args] = onSmallDisk;
  const { status } = spawnSync(program, [...args, 'true'], { env: { ...process.env, DATA_DIR: '/mnt' } });
  return status === 0 ? null : 'this machine allows no user namespace with a disk of its own: none is really full here';
}

/** The data folder inside the server's mount namespace. */
const dataOf = ({ pid, dataDir }: RunningServer): string => `/proc/${pid}/root${dataDir}`;

/** Copies the database out of the server's namespace: SQLite itself would look for its files outside. */
export function copyOut(server: RunningServer): string {
  const copy = mkdtempSync(join(tmpdir(), 'poste-restante-'));
  for (const name of readdirSync(dataOf(server)).filter((file) => /\.sqlite(-wal)?$/.test(file)))
    copyFileSync(join(dataOf(server), name), join(copy, name));
  return copy;
}

const ballastOf = (server: RunningServer): string => join(dataOf(server), 'ballast');

/** Fills the disk to the last page. */
export function fillUp(server: RunningServer): void {
  for (let size = 64 * 1024; size >= 4096; size /= 2) {
    try {
      for (;;) appendFileSync(ballastOf(server), Buffer.alloc(size));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    }
  }
}

export const makeRoom = (server: RunningServer): void => rmSync(ballastOf(server));
