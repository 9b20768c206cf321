import type { AttemptCommand, Commit, CommitResult } from './command.ts';

/** Writes commands in one transaction, in order; on failure nothing is written. */
export type WriteGroup = (
  commands: readonly AttemptCommand[],
) => readonly CommitResult[] | Promise<readonly CommitResult[]>;

/** Waits for a connection, then calls `work` with a function that writes a group. */
export type AcquireWriter = (work: (write: WriteGroup) => Promise<void>) => Promise<void>;

interface Waiting {
  readonly command: AttemptCommand;
  resolve(result: CommitResult): void;
  reject(error: unknown): void;
}

/** State after a failure. */
interface Failures {
  /** The transaction was rolled back. */
  isRolledBack(error: unknown): boolean;
  /** The transaction had not started and can be retried. */
  isNotStarted(error: unknown): boolean;
}

/** A fixed lock order prevents deadlocks between groups on PostgreSQL. */
const byOrderId = ({ command: left }: Waiting, { command: right }: Waiting): number =>
  left.orderId - right.orderId;

/**
 * Group commit: attempts that arrive while others are written, or in consecutive event-loop turns, share one
 * durable transaction. Each result is independent: when a group fails, its commands are retried one by one.
 */
export function groupCommits(acquireWriter: AcquireWriter, { isRolledBack, isNotStarted }: Failures): Commit {
  let waiting: Waiting[] = [];

  const commitWaiting = (): Promise<void> =>
    acquireWriter((write) => {
      const group = waiting.sort(byOrderId);
      waiting = [];
      return group.length === 0 ? Promise.resolve() : commitGroup(write, group);
    }).catch(rejectWaiting);

  /** No connection: rejects all waiting commands. */
  function rejectWaiting(error: unknown): void {
    for (const one of waiting.splice(0)) one.reject(error);
  }

  /** Waits one more turn while commands keep arriving: that is cheap compared to the disk. */
  function closeGroup(known: number): void {
    if (waiting.length > known) setImmediate(closeGroup, waiting.length);
    else void commitWaiting();
  }

  /** Requeues commands; if there is no further turn, all are rejected together. */
  function requeue(group: readonly Waiting[], error: unknown): never {
    waiting = [...group, ...waiting];
    throw error;
  }

  async function commitGroup(write: WriteGroup, group: readonly Waiting[]): Promise<void> {
    try {
      const results = await write(group.map(({ command }) => command));
      for (const [index, { resolve }] of group.entries()) resolve(results[index] as CommitResult);
    } catch (error) {
      if (isNotStarted(error)) return requeue(group, error);
      if (group.length > 1 && isRolledBack(error)) await commitEach(write, group);
      else for (const { reject } of group) reject(error);
    }
  }

  async function commitEach(write: WriteGroup, group: readonly Waiting[]): Promise<void> {
    for (const [index, one] of group.entries())
      await commitGroup(write, [one]).catch((error: unknown) => requeue(group.slice(index + 1), error));
  }

  return (command) =>
    new Promise((resolve, reject) => {
      waiting.push({ command, resolve, reject });
      if (waiting.length === 1) setImmediate(closeGroup, 0);
    });
}
