/**
 * An editor may empty a file some time before it writes it: an error is believed when nothing has changed for
 * so long.
 */
const ERROR_MS = 100;

export interface SaveParts {
  /** A value for each folder of cities, and for the files beside them, that changes with every file. */
  signatures(): ReadonlyMap<string, string>;
  /**
   * Shows changed folders before they were played; false when one has an error, or when no city is among
   * them.
   */
  showUnplayed(folders: readonly string[]): boolean;
  /** Reads and plays what changed, and tells its errors. */
  readWhole(): void;
  /** Does a task once the telephone shows what is new. */
  afterPreview(task: () => void): void;
}

/** Returns what to do when files were saved. It may be called more than once for a save. */
export function createSaveReader({
  signatures,
  showUnplayed,
  readWhole,
  afterPreview,
}: SaveParts): () => void {
  let known = signatures();
  let timer: NodeJS.Timeout | undefined;
  /**
   * A file may be deleted between being listed and being read. The watcher reports that next, and everything
   * is read again.
   */
  const unlessDeleted = (read: () => void): void => {
    try {
      read();
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
      known = new Map();
    }
  };
  const readAll = (): void => unlessDeleted(readWhole);
  return () =>
    unlessDeleted(() => {
      const found = signatures();
      const changed = [...new Set([...known.keys(), ...found.keys()])].filter(
        (folder) => found.get(folder) !== known.get(folder),
      );
      if (changed.length === 0) return;
      known = found;
      clearTimeout(timer);
      if (showUnplayed(changed)) afterPreview(readAll);
      else timer = setTimeout(readAll, ERROR_MS);
    });
}
