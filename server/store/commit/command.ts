import type { Progress } from '../../../engine/story/progress.ts';
import { type Language, writeLanguage } from '../../../engine/words/language.ts';
import type { Verdict } from '../../../engine/story/judge.ts';
import { readAttempt, type Attempt, type AttemptKind, type AttemptRow } from '../orders/attempts.ts';
import { writeProgress } from '../orders/order-row.ts';
import { describeJob, type WrittenMail } from '../outbox.ts';
import type { Values } from '../database/prepared.ts';

/** A judged event: new progress and journal row. */
export interface AttemptCommand {
  readonly orderId: number;
  /** The version it was judged against. */
  readonly expectedVersion: number;
  /** Idempotency key. */
  readonly key: string | null;
  readonly kind: AttemptKind;
  readonly step: string | null;
  readonly verdict: Verdict | null;
  /** The normalised answer, not as typed. */
  readonly reading: string | null;
  /** The answer as it was typed; absent for everything else. */
  readonly typed?: string | null;
  /** Language of the telephone; absent: French. */
  readonly language?: Language;
  readonly httpStatus: number;
  readonly reply: string | null;
  readonly seconds: number | null;
  readonly contentVersion: string;
  /** Null for content edits. */
  readonly actorId: number | null;
  /** The person of a party; absent without one. */
  readonly memberId?: number | null;
  readonly reason: string | null;
  readonly now: number;
  readonly progress: Progress;
  /** True when step, state and route are unchanged and need not be written. */
  readonly stays?: boolean;
  /** Set by activations only. */
  readonly ownership?: { readonly accountId: number; readonly waiverVersion: string | null } | undefined;
  /** Mail stored in the same transaction. */
  readonly mail?: WrittenMail | undefined;
  readonly limit?: CountedLimit | undefined;
}

/** Failure limit of an order. */
export interface CountedLimit {
  readonly most: number;
  /** Whether this attempt is a failure. */
  readonly counts: boolean;
  /** End of a window that it starts. */
  readonly until: number;
}

export type CommitResult =
  | { readonly outcome: 'committed' }
  /** The order's version has changed: read and judge again. */
  | { readonly outcome: 'conflict' }
  | { readonly outcome: 'replayed'; readonly attempt: Attempt }
  /** Failure limit reached: nothing was written, and the wait is not extended. */
  | { readonly outcome: 'limited'; readonly until: number };

/** Commits a judged event durably, or nothing in case of a conflict. */
export type Commit = (command: AttemptCommand) => Promise<CommitResult>;

/** Reason why nothing was written. */
export function uncommittedResult(
  [earlier]: readonly AttemptRow[],
  [limit]: readonly { readonly until: number }[],
): CommitResult {
  if (earlier) return { outcome: 'replayed', attempt: readAttempt(earlier) };
  return limit ? { outcome: 'limited', until: limit.until } : { outcome: 'conflict' };
}

/** Parameters of the statements. Booleans are 1 and 0 for both databases. */
export function valuesOf(command: AttemptCommand): Values {
  const values = answerValues(command);
  const { mail, ownership } = command;
  if (!mail && !ownership) return values;
  const owned = ownership && { owner: ownership.accountId, waiver_version: ownership.waiverVersion };
  return { ...values, ...owned, ...(mail && describeOutbox(mail)) };
}

/** One literal for speed: spreads took as long as judging the answer. */
function answerValues(command: AttemptCommand): Values {
  const { limit, now } = command;
  const progress = writeProgress(command.progress);
  return {
    state: progress.state,
    step: progress.step,
    taken: progress.taken,
    clue_index: progress.clue_index,
    last_clue_date: progress.last_clue_date,
    last_step_date: progress.last_step_date,
    start_date: progress.start_date,
    reached: progress.reached,
    chosen: progress.chosen,
    asked: progress.asked,
    side_steps: progress.side_steps,
    recognised: Number(progress.recognised),
    wrong_answers: progress.wrong_answers,
    wait_until: progress.wait_until,
    wait_by: progress.wait_by,
    answered_by: progress.answered_by,
    order_id: command.orderId,
    version: command.expectedVersion,
    content_version: command.contentVersion,
    key: command.key,
    actor: command.actorId,
    member: command.memberId ?? null,
    now,
    attempts_kind: command.kind,
    attempts_step: command.step,
    attempts_verdict: command.verdict,
    attempts_reading: command.reading,
    attempts_typed: command.typed ?? null,
    attempts_language: writeLanguage(command.language ?? 'fr'),
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
  return Object.fromEntries(
    Object.entries(describeJob(mail)).map(([column, value]) => [`outbox_${column}`, value]),
  );
}
