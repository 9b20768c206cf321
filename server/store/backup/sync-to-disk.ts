import { closeSync, fsyncSync, openSync } from 'node:fs';

/** What a name says and what it leads to survive the loss of power. */
export function syncToDisk(path: string): void {
  const opened = openSync(path, 'r');
  fsyncSync(opened);
  closeSync(opened);
}
