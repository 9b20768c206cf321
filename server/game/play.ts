import {
  advance,
  isSamePosition,
  stepMeant,
  type Outcome,
  type PartlyRight,
  type Standing,
  type StoryEvent,
} from '../../engine/index.ts';
import { badRequest, HttpError, unavailable } from '../platform/errors.ts';
import type { Account } from '../store/accounts/accounts.ts';
import type { Attempt, AttemptKind } from '../store/orders/attempts.ts';
import type { AttemptCommand, CountedLimit } from '../store/commit/command.ts';
import type { SessionSnapshot } from '../store/accounts/session-snapshot.ts';
import type { CurrentGame } from './current-order.ts';
import type { OutgoingNews } from '../live/outgoing-news.ts';
import type { Platform } from '../platform/platform.ts';
import type { Post } from '../mail/post.ts';
import type { RunExclusive } from '../platform/limit-concurrency.ts';
import type { Stores } from '../store/stores.ts';

/** Dependencies of playing one move. */
export type MoveParts = Pick<Stores & Platform, 'attempts' | 'clock' | 'commit' | 'metrics'> & {
  readonly live: OutgoingNews;
  readonly post: Post;
  readonly runExclusive: RunExclusive;
};

/** A player's action on their order. */
export interface Move {
  readonly kind: AttemptKind;
  readonly event: StoryEvent;
  readonly key: string | null;
  readonly account: Account;
  /**
   * Loads the order, from the snapshot or the database; throws when the move is not allowed. Called again
   * after a version conflict.
   */
  find(snapshot: SessionSnapshot | null): Promise<CurrentGame>;
  /**
   * Session snapshot of the request, possibly stale: a result based on it counts only once the commit
   * succeeds.
   */
  readonly snapshot?: SessionSnapshot | null;
  /** Failure limit of the order. */
  readonly limit?: { readonly most: number; readonly windowMs: number };
  readonly reason?: string | null;
  readonly ownership?: AttemptCommand['ownership'];
  /** A mail stored in the same transaction and sent after it. */
  writeMail?(game: CurrentGame, now: number): AttemptCommand['mail'];
}

/** Result of a move, as sent to the client and stored in the journal. */
export interface Result {
  readonly httpStatus: number;
  readonly reply: string | null;
  readonly seconds: number | null;
  readonly verdict: Attempt['verdict'];
  /** True when the same idempotency key was answered before: nothing happened now. */
  readonly replayed: boolean;
  /** Of a wrong answer that was judged now. */
  readonly partly?: PartlyRight;
  /** The game after the move; absent when nothing was written. */
  readonly after?: CurrentGame;
}

/** Limit of retries after version conflicts. */
const MAX_ATTEMPTS = 8;

/**
 * Judges in memory, then commits if the version is unchanged; after a conflict it judges again. Moves of one
 * account run one after another, so conflicts come only from other processes and staff.
 */
export function play(services: MoveParts, move: Move): Promise<Result> {
  return services.runExclusive(`account:${move.account.id}`, async () => {
    const fromSnapshot = move.snapshot
      ? await tryOnce(services, move, move.snapshot).catch(unlessRefused)
      : null;
    if (fromSnapshot) return fromSnapshot;
    for (let round = 0; round < MAX_ATTEMPTS; round += 1) {
      const result = await tryOnce(services, move, null).catch(unlessAnswered(services, move));
      if (result) return result;
    }
    throw unavailable();
  });
}

/** A stale snapshot may be the cause of a refusal: retry with fresh data. */
function unlessRefused(refusal: unknown): null {
  if (refusal instanceof HttpError) return null;
  throw refusal;
}

/** The stored result of this idempotency key, if any. */
async function replay(services: Pick<Stores, 'attempts'>, move: Move): Promise<Result | null> {
  const earlier = move.key === null ? null : await services.attempts.byKey(move.account.id, move.key);
  return earlier ? repeat(earlier, move) : null;
}

/** The key may have been answered before: then that result replaces the refusal. */
const unlessAnswered =
  (services: Pick<Stores, 'attempts'>, move: Move) =>
  async (refusal: unknown): Promise<Result> => {
    const earlier = await replay(services, move);
    if (earlier) return earlier;
    throw refusal;
  };

/** Null after a version conflict, or when a snapshot led to a refusal. */
async function tryOnce(
  services: Pick<Stores & Platform, 'attempts' | 'clock' | 'commit' | 'metrics'> & {
    readonly live: OutgoingNews;
    readonly post: Post;
  },
  move: Move,
  snapshot: SessionSnapshot | null,
): Promise<Result | null> {
  const game = await move.find(snapshot);
  const now = services.clock();
  const { standing, outcome } = advance(game.standing, eventOf(move, game), now);
  const { progress } = standing;
  const result = describeOutcome(outcome);
  if (!outcome.accepted && result.verdict === null)
    return snapshot ? null : ((await replay(services, move)) ?? result);
  const mail = move.writeMail?.(game, now);
  const limit = move.limit && countedLimit(move.limit, result, now);
  const reading = outcome.reading ?? null;
  const judgement = { result, now, reading, progress, mail, limit };
  const committed = await services.commit(describeCommand(game, move, judgement));
  if (committed.outcome === 'replayed') return repeat(committed.attempt, move);
  if (committed.outcome === 'limited') return refuseLimited(services, committed.until - now);
  if (committed.outcome === 'conflict') return null;
  if (limit?.counts) services.metrics.failures.inc({ limit: ANSWERS });
  if (mail) services.post.dispatch(mail);
  if (game.seat) services.live.changed(game.order.id, game.order.version + 1);
  return { ...result, after: gameAfter(game, standing) };
}

/** An answer of a party says whose it is: it gives the others free tries, and a wait has a name. */
const eventOf = ({ event }: Move, { seat }: CurrentGame): StoryEvent =>
  event.type === 'ANSWER' && seat ? { ...event, by: seat.memberId } : event;

/** The new state, without a query. */
function gameAfter(
  { order, city, opened, unavailable, mailAskedFor, seat }: CurrentGame,
  standing: Standing,
): CurrentGame {
  const { progress } = standing;
  return {
    city,
    standing,
    opened,
    unavailable,
    mailAskedFor,
    seat,
    order: { ...order, progress, version: order.version + 1 },
  };
}

/** Answers during a wait count too: each is a journal row. */
function countedLimit(
  { most, windowMs }: NonNullable<Move['limit']>,
  { httpStatus }: Result,
  now: number,
): CountedLimit {
  return { most, counts: httpStatus === REFUSED_ANSWER || httpStatus === MUST_WAIT, until: now + windowMs };
}

/** Label in the metrics. */
const ANSWERS = 'answers';

function refuseLimited({ metrics }: Pick<Platform, 'metrics'>, milliseconds: number): Result {
  metrics.refusals.inc({ limit: ANSWERS });
  return {
    httpStatus: MUST_WAIT,
    reply: null,
    seconds: Math.ceil(milliseconds / 1000),
    verdict: null,
    replayed: false,
  };
}

type Judged = Pick<AttemptCommand, 'now' | 'reading' | 'progress' | 'mail' | 'limit'> & {
  readonly result: Result;
};

/** One literal for speed: spreads took as long as judging the answer. */
function describeCommand(
  { order, city, standing, seat }: CurrentGame,
  move: Move,
  judgement: Judged,
): AttemptCommand {
  return {
    orderId: order.id,
    expectedVersion: order.version,
    key: move.key,
    kind: move.kind,
    step: stepMeant(standing, move.event),
    verdict: judgement.result.verdict,
    reading: judgement.reading,
    typed: typedIn(move.event, judgement.result),
    language: move.account.language ?? 'fr',
    httpStatus: judgement.result.httpStatus,
    reply: judgement.result.reply,
    seconds: judgement.result.seconds,
    contentVersion: city.scenario.version,
    actorId: move.account.id,
    memberId: seat?.memberId ?? null,
    reason: move.reason ?? null,
    now: judgement.now,
    progress: judgement.progress,
    stays: isSamePosition(order.progress, judgement.progress),
    ownership: move.ownership,
    mail: judgement.mail,
    limit: judgement.limit,
  };
}

/** The answer as typed, for the notebook; null if it was not judged. */
const typedIn = (event: StoryEvent, { verdict }: Result): string | null =>
  event.type === 'ANSWER' && (verdict === 'right' || verdict === 'almost' || verdict === 'wrong')
    ? event.code
    : null;

const REFUSED_ANSWER = 404;
const REFUSED_MOVE = 403;
const MUST_WAIT = 429;

/** The step takes no answers at this hour: nothing is judged, written or counted. */
const closed = { httpStatus: REFUSED_ANSWER, seconds: null, verdict: null, replayed: false } as const;

export function describeOutcome(outcome: Outcome): Result {
  const verdict = outcome.verdict ?? null;
  if (!outcome.accepted && outcome.reason === 'closed') return { ...closed, reply: outcome.message };
  if (outcome.accepted) return { httpStatus: 200, reply: null, seconds: null, verdict, replayed: false };
  const httpStatus = verdict === 'waiting' ? MUST_WAIT : verdict === null ? REFUSED_MOVE : REFUSED_ANSWER;
  return {
    httpStatus,
    reply: outcome.message,
    seconds: outcome.secondsLeft ?? null,
    verdict,
    replayed: false,
    ...(outcome.partly && { partly: outcome.partly }),
  };
}

function repeat({ kind, httpStatus, reply, seconds, verdict }: Attempt, move: Move): Result {
  if (kind !== move.kind) throw badRequest(['reusedKey']);
  return { httpStatus, reply, seconds, verdict, replayed: true };
}
