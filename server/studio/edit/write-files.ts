import { closeSync, fsyncSync, openSync, readFileSync, renameSync, rmSync, writeSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** A file to write. `before`: its bytes as they were read; null for a new file. `after`: null to remove it. */
export interface FileToWrite {
  readonly path: string;
  readonly before: string | null;
  readonly after: string | null;
}

const textOnDisk = (path: string): string | null => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
};

/** Hidden, so that the studio does not read it as a file of the city. */
const besideOf = (path: string): string => join(dirname(path), `.${basename(path)}.${process.pid}.new`);

/** `wx` follows no link and overwrites nothing. */
function writeBeside(path: string, text: string): void {
  const file = openSync(besideOf(path), 'wx', 0o644);
  try {
    writeSync(file, text);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** Writes one file, or removes it. */
function put(path: string, text: string | null): void {
  if (text === null) return rmSync(path);
  writeBeside(path, text);
  renameSync(besideOf(path), path);
}

/**
 * Writes all files aside, then renames them into place. Returns the paths of the files that are no longer as they were read: then nothing
 * was written. Puts back what was written when a later file fails.
 */
export function writeFiles(changes: readonly FileToWrite[]): readonly string[] {
  const written: FileToWrite[] = [];
  try {
    for (const { path, after } of changes) if (after !== null) writeBeside(path, after);
    const changed = changes.filter(({ path, before }) => textOnDisk(path) !== before);
    if (changed.length > 0) return changed.map(({ path }) => path);
    for (const change of changes) {
      if (change.after === null) rmSync(change.path);
      else renameSync(besideOf(change.path), change.path);
      written.push(change);
    }
    return [];
  } catch (error) {
    for (const { path, before } of written) put(path, before);
    throw error;
  } finally {
    for (const { path } of changes) rmSync(besideOf(path), { force: true });
  }
}
