import { chmodSync, closeSync, existsSync, mkdirSync, openSync, readdirSync, statSync } from 'node:fs';

const FOLDER = 0o700;
const FILE = 0o600;
const OTHERS = 0o077;

/** What this product puts into its data folder. */
const OURS = /^(poste-restante\.sqlite|outbox$|backups$|lost\+found$)/;

/** Makes the data folder, for its owner alone whatever the umask. Throws when it cannot be made or read. */
export function makeDataFolder(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true, mode: FOLDER });
  if (!isClosed(dataDir) && isOurs(dataDir)) chmodSync(dataDir, FOLDER);
}

/** Whether nobody but its owner can enter the data folder once it is made. */
export const staysPrivate = (dataDir: string): boolean => !existsSync(dataDir) || isClosed(dataDir) || isOurs(dataDir);

const isClosed = (path: string): boolean => (statSync(path).mode & OTHERS) === 0;

/** Whether it may be closed to others: a home or /tmp, in which anything else lies, is left as it stands. */
const isOurs = (folder: string): boolean =>
  statSync(folder).uid === process.getuid?.() && readdirSync(folder).every((name) => OURS.test(name));

/** The database's file and what SQLite lays beside it, which gets the mode of the file. */
export function restrictDatabaseFiles(file: string): void {
  closeSync(openSync(file, 'a', FILE));
  for (const end of ['', '-wal', '-shm']) if (existsSync(file + end)) tryToClose(file + end, FILE);
}

/** What belongs to somebody else stays as it is: the start in production says so. */
function tryToClose(path: string, mode: number): void {
  try {
    chmodSync(path, mode);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error;
  }
}
