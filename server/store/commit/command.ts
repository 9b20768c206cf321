import type { Progress } from '../../../engine/story/progress.ts';
import type { Verdict } from '../../../engine/view/types.ts';
import { readAttempt } from '../attempts.ts';
import type { Attempt, AttemptKind, AttemptRow } from '../attempts.ts';
import { writeProgress } from '../order-row.ts';
import { describeMail } from '../outbox.ts';
import type { WrittenMail } from '../outbox.ts';
import type { Values } from '../prepared.ts';

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
  readonly limit?: CountedLimit;
}

/** How many may fail before all are refused: of one letter, and under a key of the table of limits. */
export interface CountedLimit {
  readonly key: string;
  readonly most: number;
  /** Whether this one is a failure. */
  readonly counts: boolean;
  /** When what it begins to count is forgotten. */
  readonly until: number;
}

export type CommitResult =
  | { readonly outcome: 'committed' }
  /** Somebody else changed the order: read it again and judge again. */
  | { readonly outcome: 'conflict' }
  | { readonly outcome: 'replayed'; readonly attempt: Attempt }
  /** Too many failed before it. Nothing was written, and it makes the wait no longer. */
  | { readonly outcome: 'limited'; readonly until: number };

/** Writes one judged event, durably once it is told: all of it, or nothing when anything stands against it. */
export type Commit = (command: AttemptCommand) => Promise<CommitResult>;

/** Why nothing was written, from what was found to stand against it. */
export function whyNot([earlier]: readonly AttemptRow[], limits: readonly { readonly until: number | string }[]): CommitResult {
  if (earlier) return { outcome: 'replayed', attempt: readAttempt(earlier) };
  if (limits.length === 0) return { outcome: 'conflict' };
  return { outcome: 'limited', until: Math.max(...limits.map(({ until }) => Number(until))) };
}

/** The command in the words of its statements. */
export function valuesOf(command: AttemptCommand): Values {
  const { orderId, expectedVersion, ownership, limit, mail, now } = command;
  return {
    ...writeProgress(command.progress),
    ...(ownership && { owner: ownership.accountId, waiver_version: ownership.waiverVersion }),
    ...named('attempts', describeAttempt(command)),
    ...named('limits', { key: limit?.key ?? null, points: 1, expires_at: limit?.until ?? null }),
    ...(mail && named('outbox', describeMail(mail))),
    order_id: orderId,
    version: expectedVersion,
    content_version: command.contentVersion,
    key: command.key,
    actor: command.actorId,
    most: limit?.most ?? null,
    counts: limit?.counts ?? false,
    now,
  };
}

function named(table: string, row: Values): Values {
  return Object.fromEntries(Object.entries(row).map(([column, value]) => [`${table}_${column}`, value]));
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
