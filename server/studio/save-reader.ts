/** An editor may empty a file some time before it writes it: an error is believed when nothing has changed for so long. */
const ERROR_MS = 100;

export interface SaveParts {
  /** Changes with every file. */
  signature(): string;
  /** Shows what changed before it was played; false when it has an error, or when no city changed. */
  showUnplayed(): boolean;
  /** Reads and plays what changed, and tells its errors. */
  readWhole(): void;
  /** Does a task once the telephone shows what is new. */
  afterTelephone(task: () => void): void;
}

/** Returns what to do when files were saved. It may be called more than once for a save. */
export function createSaveReader({ signature, showUnplayed, readWhole, afterTelephone }: SaveParts): () => void {
  let known = '';
  let timer: NodeJS.Timeout | undefined;
  /** A file may be deleted between being listed and being read. The watcher reports that next, and everything is read again. */
  const unlessDeleted = (read: () => void): void => {
    try {
      read();
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
      known = '';
    }
  };
  const readAll = (): void => unlessDeleted(readWhole);
  return () =>
    unlessDeleted(() => {
      const found = signature();
      if (found === known) return;
      known = found;
      clearTimeout(timer);
      if (showUnplayed()) afterTelephone(readAll);
      else timer = setTimeout(readAll, ERROR_MS);
    });
}
