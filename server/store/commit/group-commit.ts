import type { AttemptCommand, Commit, CommitResult } from './command.ts';

/** Writes all of them in one transaction, in their order: durable once it gives their results, and nothing written when it fails. */
export type WriteGroup = (commands: readonly AttemptCommand[]) => readonly CommitResult[] | Promise<readonly CommitResult[]>;

/** Backoff for its turn to write, and gives the group that it then takes to what writes it. */
export type AcquireWriter = (work: (write: WriteGroup) => Promise<void>) => Promise<void>;

interface Waiting {
  readonly command: AttemptCommand;
  resolve(result: CommitResult): void;
  reject(error: unknown): void;
}

/** What a failure leaves behind. */
interface Failures {
  /** Nothing of the group is written. */
  isUndone(error: unknown): boolean;
  /** Neither, and its turn comes again. */
  isNotBegun(error: unknown): boolean;
}

/** Groups that meet in PostgreSQL wait for each other's orders, and not in a circle. */
const byOrder = ({ command: left }: Waiting, { command: right }: Waiting): number => left.orderId - right.orderId;

/**
 * All attempts that come turn after turn of the event loop, and all that come while others are being written, share one
 * durable commit. None is told before it, and each stands or falls alone: where a group fails, each is tried by itself.
 */
export function gather(takeTurn: AcquireWriter, { isUndone, isNotBegun }: Failures): Commit {
  let waiting: Waiting[] = [];

  const commitWaiting = (): Promise<void> =>
    takeTurn((write) => {
      const group = waiting.sort(byOrder);
      waiting = [];
      return group.length === 0 ? Promise.resolve() : settle(write, group);
    }).catch(refuseWaiting);

  /** There is no connection: nobody is left waiting for one. */
  function refuseWaiting(error: unknown): void {
    for (const one of waiting.splice(0)) one.reject(error);
  }

  /** Waiting a turn costs nothing beside the disk: as long as each brings somebody, the next may too. */
  function closeGroup(known: number): void {
    if (waiting.length > known) setImmediate(closeGroup, waiting.length);
    else void commitWaiting();
  }

  /** Those who come meanwhile join them; when there is no further turn, all are refused together. */
  function putBack(group: readonly Waiting[], error: unknown): never {
    waiting = [...group, ...waiting];
    throw error;
  }

  async function settle(write: WriteGroup, group: readonly Waiting[]): Promise<void> {
    try {
      const results = await write(group.map(({ command }) => command));
      for (const [index, { resolve }] of group.entries()) resolve(results[index] as CommitResult);
    } catch (error) {
      if (isNotBegun(error)) return putBack(group, error);
      if (group.length > 1 && isUndone(error)) await settleEach(write, group);
      else for (const { reject } of group) reject(error);
    }
  }

  async function settleEach(write: WriteGroup, group: readonly Waiting[]): Promise<void> {
    for (const [index, one] of group.entries())
      await settle(write, [one]).catch((error: unknown) => putBack(group.slice(index + 1), error));
  }

  return (command) =>
    new Promise((resolve, reject) => {
      waiting.push({ command, resolve, reject });
      if (waiting.length === 1) setImmediate(closeGroup, 0);
    });
}
