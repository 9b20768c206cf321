/** Why nothing was copied or put back, as sentences for the person who asked. Nothing has changed then. */
export class CopyRefused extends Error {}

/** What a database copies itself with, and is put back from. */
export interface Copies {
  /** The first bytes of a copy's file. */
  readonly magic: string;
  readonly extension: string;
  /** Writes a copy of this moment, whole in itself, while servers go on. */
  write(file: string): Promise<void>;
  /** Names of the migrations a copy has seen; refuses one that is damaged. */
  migrationsOf(file: string): Promise<readonly string[]>;
  /** Refuses while somebody else uses the database. */
  refuseWhileUsed(): Promise<void>;
  putBack(file: string): Promise<void>;
  /** Whether there is anything to lose. */
  exists(): Promise<boolean>;
}
