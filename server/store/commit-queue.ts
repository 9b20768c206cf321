import { commitAttempts } from './commit-attempts.ts';
import type { AttemptCommand, CommitResult } from './commit-attempts.ts';
import type { Database } from './open-database.ts';

interface Waiting {
  readonly command: AttemptCommand;
  resolve(result: CommitResult): void;
  reject(error: unknown): void;
}

export type Commit = (command: AttemptCommand) => Promise<CommitResult>;

/** All attempts of one turn of the event loop, and all that arrive while a commit runs, share one durable commit. */
export function commitQueue(db: Database): Commit {
  let waiting: Waiting[] = [];
  let busy = false;

  async function drain(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting;
      waiting = [];
      await commitBatch(db, batch);
    }
    busy = false;
  }

  return (command) =>
    new Promise((resolve, reject) => {
      waiting.push({ command, resolve, reject });
      if (busy) return;
      busy = true;
      setImmediate(() => void drain());
    });
}

/** A batch that fails as a whole is tried one by one, so that one bad command harms nobody else. */
async function commitBatch(db: Database, batch: readonly Waiting[]): Promise<void> {
  try {
    const results = await commitAttempts(
      db,
      batch.map((one) => one.command),
    );
    batch.forEach((one, index) => one.resolve(results[index] ?? { outcome: 'conflict' }));
  } catch (error) {
    if (batch.length === 1) return batch[0]?.reject(error);
    for (const one of batch) await commitBatch(db, [one]);
  }
}
