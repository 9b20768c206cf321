import { closeSync, fsyncSync, openSync } from 'node:fs';

/** Flushes a file or folder to disk. */
export function syncToDisk(path: string): void {
  const opened = openSync(path, 'r');
  fsyncSync(opened);
  closeSync(opened);
}
