import type { DatabaseSettings } from '../database/open-database.ts';
import { closeSync, fsyncSync, openSync } from 'node:fs';

/** Flushes a file or folder to disk. */
export function syncToDisk(path: string): void {
  const opened = openSync(path, 'r');
  fsyncSync(opened);
  closeSync(opened);
}

/** Reasons why nothing was copied or restored, as French sentences. */
export class CopyRefused extends Error {}

/** Backup and restore of one kind of database. */
export interface Copies {
  /** First bytes of a backup file. */
  readonly magic: string;
  readonly extension: string;
  /** Writes a consistent copy while servers are running. */
  write(file: string): Promise<void>;
  /** Migrations applied to a copy; throws when it is damaged. */
  migrationsOf(file: string): Promise<readonly string[]>;
  /** Throws while another process uses the database. */
  refuseWhileUsed(): Promise<void>;
  restore(file: string): Promise<void>;
  /** Restores a copy into an empty database for `work`, and removes it afterwards. */
  rehearse<Result>(file: string, work: (where: DatabaseSettings) => Promise<Result>): Promise<Result>;
  /** Whether there is a database. */
  exists(): Promise<boolean>;
}
