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
  return () => {
    const found = signature();
    if (found === known) return;
    known = found;
    clearTimeout(timer);
    if (showUnplayed()) afterTelephone(readWhole);
    else timer = setTimeout(readWhole, ERROR_MS);
  };
}
