import { chmodSync, closeSync, existsSync, mkdirSync, openSync, readdirSync, statSync } from 'node:fs';

const FOLDER = 0o700;
const FILE = 0o600;
const GROUP_AND_OTHERS = 0o077;

/** Files of this product in its data folder. */
const DATA_FILES = /^(poste-restante\.sqlite|outbox$|backups$|lost\+found$)/;

/** Creates the data folder with mode 0700. Throws when it cannot be created or read. */
export function makeDataFolder(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true, mode: FOLDER });
  if (!isPrivate(dataDir) && isDataFolder(dataDir)) chmodSync(dataDir, FOLDER);
}

/** Whether the data folder is, or will be, accessible to its owner only. */
export const staysPrivate = (dataDir: string): boolean =>
  !existsSync(dataDir) || isPrivate(dataDir) || isDataFolder(dataDir);

const isPrivate = (path: string): boolean => (statSync(path).mode & GROUP_AND_OTHERS) === 0;

/** Whether its mode may be changed: folders with other files, such as a home or /tmp, are left alone. */
const isDataFolder = (folder: string): boolean =>
  statSync(folder).uid === process.getuid?.() && readdirSync(folder).every((name) => DATA_FILES.test(name));

/** Restricts the database file and SQLite's companions to their owner. */
export function restrictDatabaseFiles(file: string): void {
  closeSync(openSync(file, 'a', FILE));
  for (const end of ['', '-wal', '-shm']) if (existsSync(file + end)) tryToRestrict(file + end, FILE);
}

/** Files of other users stay as they are; the production check reports them. */
function tryToRestrict(path: string, mode: number): void {
  try {
    chmodSync(path, mode);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error;
  }
}
