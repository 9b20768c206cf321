import type { Knex } from 'knex';
import type { Progress } from '../../engine/story/progress.ts';
import type { Verdict } from '../../engine/view/types.ts';
import { readAttempt } from './attempts.ts';
import type { Attempt, AttemptKind, AttemptRow } from './attempts.ts';
import type { Database } from './open-database.ts';
import { insertMail } from './outbox.ts';
import type { WrittenMail } from './outbox.ts';
import { writeProgress } from './order-row.ts';

/** One judged event: the new progress and its row in the journal. Plain data; judging happened elsewhere. */
export interface AttemptCommand {
  readonly orderId: number;
  /** The version the event was judged against. */
  readonly expectedVersion: number;
  /** Idempotency-Key: the same twice has one effect. */
  readonly key: string | null;
  readonly kind: AttemptKind;
  readonly step: string | null;
  readonly verdict: Verdict | null;
  /** How the answer was read: folded, never as typed. */
  readonly reading: string | null;
  readonly httpStatus: number;
  readonly reply: string | null;
  readonly seconds: number | null;
  readonly contentVersion: string;
  /** Null for what nobody did: the content was edited. */
  readonly actorId: number | null;
  readonly reason: string | null;
  readonly now: number;
  readonly progress: Progress;
  /** Set by an activation alone. */
  readonly ownership?: { readonly accountId: number; readonly waiverVersion: string | null };
  /** What tells of it, stored with it. */
  readonly mail?: WrittenMail;
}

export type CommitResult =
  | { readonly outcome: 'committed' }
  /** Somebody else changed the order: read it again and judge again. */
  | { readonly outcome: 'conflict' }
  | { readonly outcome: 'replayed'; readonly attempt: Attempt };

/** Writes several judged events in one durable transaction; results stand in the order of the list. */
export async function commitAttempts(db: Database, commands: readonly AttemptCommand[]): Promise<CommitResult[]> {
  const results = new Map<AttemptCommand, CommitResult>();
  await db.transaction(async (transaction) => {
    for (const command of inLockOrder(commands)) results.set(command, await commitOne(transaction, command));
  });
  return commands.map((command) => results.get(command) ?? { outcome: 'conflict' });
}

/** Two processes that lock rows in the same order cannot wait for each other. */
function inLockOrder(commands: readonly AttemptCommand[]): AttemptCommand[] {
  return [...commands].sort((left, right) => left.orderId - right.orderId);
}

async function commitOne(transaction: Knex.Transaction, command: AttemptCommand): Promise<CommitResult> {
  if (await changeOrder(transaction, command)) {
    await transaction('attempts').insert(describeAttempt(command));
    if (command.mail) await insertMail(transaction, command.mail);
    return { outcome: 'committed' };
  }
  const earlier = command.key === null ? undefined : ((await findEarlier(transaction, command)) as AttemptRow | undefined);
  return earlier ? { outcome: 'replayed', attempt: readAttempt(earlier) } : { outcome: 'conflict' };
}

/** The write comes first: a transaction that reads before it writes fails at once when another process of SQLite writes. */
async function changeOrder(transaction: Knex.Transaction, command: AttemptCommand): Promise<boolean> {
  const { orderId, expectedVersion, key } = command;
  const query = transaction('orders').where({ id: orderId, version: expectedVersion });
  if (key !== null) query.whereNotExists(findEarlier(transaction, command));
  return (await query.update(describeChange(command))) === 1;
}

function findEarlier(transaction: Knex.Transaction, { orderId, key }: AttemptCommand) {
  return transaction('attempts').where({ order_id: orderId, idempotency_key: key }).first();
}

function describeChange(command: AttemptCommand) {
  const { ownership, now } = command;
  return {
    ...writeProgress(command.progress),
    content_version: command.contentVersion,
    version: command.expectedVersion + 1,
    updated_at: now,
    ...(ownership && { account_id: ownership.accountId, activated_at: now }),
    ...(ownership?.waiverVersion && { waiver_version: ownership.waiverVersion, waiver_at: now }),
  };
}

function describeAttempt(command: AttemptCommand) {
  return {
    order_id: command.orderId,
    idempotency_key: command.key,
    kind: command.kind,
    step: command.step,
    verdict: command.verdict,
    reading: command.reading,
    http_status: command.httpStatus,
    reply: command.reply,
    seconds: command.seconds,
    content_version: command.contentVersion,
    actor_id: command.actorId,
    reason: command.reason,
    made_at: command.now,
  };
}
