import type { Progress } from '../../../engine/story/progress.ts';
import type { Verdict } from '../../../engine/story/verdict.ts';
import { readAttempt } from '../orders/attempts.ts';
import type { Attempt, AttemptKind, AttemptRow } from '../orders/attempts.ts';
import { writeProgress } from '../orders/order-row.ts';
import { describeMail } from '../outbox.ts';
import type { WrittenMail } from '../outbox.ts';
import type { Values } from '../database/prepared.ts';

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
  /** True when the player stands where they stood: nothing that tells where is written again. */
  readonly stays?: boolean;
  /** Set by an activation alone. */
  readonly ownership?: { readonly accountId: number; readonly waiverVersion: string | null } | undefined;
  /** What tells of it, stored with it. */
  readonly mail?: WrittenMail | undefined;
  readonly limit?: CountedLimit | undefined;
}

/** How many of one letter may fail before all are refused. */
export interface CountedLimit {
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
export function uncommittedResult([earlier]: readonly AttemptRow[], [limit]: readonly { readonly until: number | string }[]): CommitResult {
  if (earlier) return { outcome: 'replayed', attempt: readAttempt(earlier) };
  return limit ? { outcome: 'limited', until: Number(limit.until) } : { outcome: 'conflict' };
}

/** The command in the words of its statements. Truth is a number: both databases read 1 and 0. */
export function valuesOf(command: AttemptCommand): Values {
  const values = answerValues(command);
  const { mail, ownership } = command;
  if (!mail && !ownership) return values;
  const owned = ownership && { owner: ownership.accountId, waiver_version: ownership.waiverVersion };
  return { ...values, ...owned, ...(mail && describeOutbox(mail)) };
}

/** One literal: made of several, it took as long as judging the answer. */
function answerValues(command: AttemptCommand): Values {
  const { limit, now } = command;
  const progress = writeProgress(command.progress);
  return {
    state: progress.state,
    step: progress.step,
    alternative_from: progress.alternative_from,
    clue_index: progress.clue_index,
    last_clue_date: progress.last_clue_date,
    last_step_date: progress.last_step_date,
    start_date: progress.start_date,
    reached: progress.reached,
    recognised: Number(progress.recognised),
    wrong_answers: progress.wrong_answers,
    wait_until: progress.wait_until,
    order_id: command.orderId,
    version: command.expectedVersion,
    content_version: command.contentVersion,
    key: command.key,
    actor: command.actorId,
    now,
    attempts_kind: command.kind,
    attempts_step: command.step,
    attempts_verdict: command.verdict,
    attempts_reading: command.reading,
    attempts_http_status: command.httpStatus,
    attempts_reply: command.reply,
    attempts_seconds: command.seconds,
    attempts_reason: command.reason,
    most: limit?.most ?? null,
    counts: Number(limit?.counts ?? false),
    failures_expire_at: limit?.until ?? null,
  };
}

function describeOutbox(mail: WrittenMail): Values {
  return Object.fromEntries(Object.entries(describeMail(mail)).map(([column, value]) => [`outbox_${column}`, value]));
}
