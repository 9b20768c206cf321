import {
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';

/**
 * A file to write. `before`: its bytes as they were read; null for a new file. `after`: null to remove it.
 */
export interface FileToWrite {
  readonly path: string;
  readonly before: string | null;
  readonly after: string | null;
  /** Latin-1 for the bytes of a picture or sound. */
  readonly encoding?: 'utf8' | 'latin1';
}

const textOnDisk = (path: string, encoding: FileToWrite['encoding'] = 'utf8'): string | null => {
  try {
    return readFileSync(path, encoding);
  } catch {
    return null;
  }
};

/** Hidden, so that the studio does not read it as a file of the city. */
const besideOf = (path: string): string => join(dirname(path), `.${basename(path)}.${process.pid}.new`);

/** `wx` follows no link and overwrites nothing. */
function writeBeside(path: string, text: string, encoding: FileToWrite['encoding'] = 'utf8'): void {
  const file = openSync(besideOf(path), 'wx', 0o644);
  try {
    writeFileSync(file, text, encoding);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** Writes one file, or removes it. */
function put(path: string, text: string | null, encoding?: FileToWrite['encoding']): void {
  if (text === null) return rmSync(path, { force: true });
  writeBeside(path, text, encoding);
  renameSync(besideOf(path), path);
}

/** The renames that are under way, in the folder of the cities: hidden, so that it is no city. */
const planIn = (scenariosDir: string): string => join(scenariosDir, '.edit-under-way.json');

/** Renames one file into place, or removes it. */
function take({ path, after }: FileToWrite): void {
  if (after === null) rmSync(path, { force: true });
  else renameSync(besideOf(path), path);
}

/**
 * Writes all files aside, notes what is to be renamed, then renames the files into place. Returns the paths
 * of the files that are no longer as they were read: then nothing was written. Puts back what was written
 * when a later file fails; `finishWriting` ends what a power cut interrupted.
 */
export function writeFiles(scenariosDir: string, changes: readonly FileToWrite[]): readonly string[] {
  const written: FileToWrite[] = [];
  try {
    for (const { path, after, encoding } of changes) {
      mkdirSync(dirname(path), { recursive: true });
      if (after !== null) writeBeside(path, after, encoding);
    }
    const changed = changes.filter(({ path, before, encoding }) => textOnDisk(path, encoding) !== before);
    if (changed.length > 0) return changed.map(({ path }) => path);
    if (changes.length > 1) put(planIn(scenariosDir), JSON.stringify(changes));
    for (const change of changes) {
      take(change);
      written.push(change);
    }
    return [];
  } catch (error) {
    for (const { path, before, encoding } of written) put(path, before, encoding);
    throw error;
  } finally {
    for (const { path } of changes) rmSync(besideOf(path), { force: true });
    rmSync(planIn(scenariosDir), { force: true });
  }
}

/** The files that an interrupted process wrote aside. */
const leftBeside = (path: string): readonly string[] =>
  readdirSync(dirname(path))
    .filter((name) => name.startsWith(`.${basename(path)}.`) && name.endsWith('.new'))
    .map((name) => join(dirname(path), name));

/**
 * Ends a change of several files that was cut off: all of them are written, unless another program has
 * changed one meanwhile.
 */
export function finishWriting(scenariosDir: string): void {
  const text = textOnDisk(planIn(scenariosDir));
  if (text === null) return;
  const changes = JSON.parse(text) as readonly FileToWrite[];
  for (const { path, before, after, encoding } of changes) {
    const now = textOnDisk(path, encoding);
    if (now !== after && now === before) put(path, after, encoding);
    leftBeside(path).forEach((left) => rmSync(left));
  }
  rmSync(planIn(scenariosDir));
}
