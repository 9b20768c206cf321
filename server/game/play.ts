import { advance, isSamePosition } from '../../engine/index.ts';
import type { Outcome, Standing, StoryEvent } from '../../engine/index.ts';
import { badRequest, RequestRefusal, unavailable } from '../errors.ts';
import type { Services } from '../services.ts';
import type { Account } from '../store/accounts/accounts.ts';
import type { Attempt, AttemptKind } from '../store/orders/attempts.ts';
import type { AttemptCommand, CountedLimit } from '../store/commit/command.ts';
import type { Seen } from '../store/accounts/seen.ts';
import type { CurrentGame } from './current-order.ts';

/** Something a player does to their order. */
export interface Move {
  readonly kind: AttemptKind;
  readonly event: StoryEvent;
  readonly key: string | null;
  readonly account: Account;
  /**
   * The order as it was seen, or as it is now; refuses when the move makes no sense there. Read anew after a lost race.
   */
  find(seen: Seen | null): Promise<CurrentGame>;
  /** The look that the request began with. What comes of it is trusted once the commit has agreed, and not before. */
  readonly seen?: Seen | null;
  /** How many failures of its letter stand against it; counted with it. */
  readonly limit?: { readonly most: number; readonly lastsMs: number };
  readonly reason?: string | null;
  readonly ownership?: AttemptCommand['ownership'];
  /** The mail that tells of it, if any: stored with the move, and sent once that is done. */
  writeMail?(game: CurrentGame, now: number): AttemptCommand['mail'];
}

/** What became of it, as it is answered and as the journal keeps it. */
export interface Result {
  readonly httpStatus: number;
  readonly reply: string | null;
  readonly seconds: number | null;
  readonly verdict: Attempt['verdict'];
  /** True when the same key was answered before: nothing happened this time. */
  readonly replayed: boolean;
  /** The game as the move left it; absent when nothing was written. */
  readonly after?: CurrentGame;
}

/** More than that many lost races in a row are no race any more. */
const ROUNDS = 8;

/**
 * Judge outside, then commit against the version that was judged; a lost race is judged again. Moves of one account run
 * in turn, so that races are left to other processes and to staff.
 */
export function play(services: Services, move: Move): Promise<Result> {
  return services.inTurn(`account:${move.account.id}`, async () => {
    const fromMemory = move.seen ? await tryOnce(services, move, move.seen).catch(unlessRefused) : null;
    if (fromMemory) return fromMemory;
    for (let round = 0; round < ROUNDS; round += 1) {
      const result = await tryOnce(services, move, null).catch(unlessAnswered(services, move));
      if (result) return result;
    }
    throw unavailable();
  });
}

/** What was seen a moment ago may be why: only what is read anew can refuse. */
function unlessRefused(refusal: unknown): null {
  if (refusal instanceof RequestRefusal) return null;
  throw refusal;
}

/** The first answer to this key, if it was sent before. */
async function replay(services: Services, move: Move): Promise<Result | null> {
  const earlier = move.key === null ? null : await services.attempts.byKey(move.account.id, move.key);
  return earlier ? repeat(earlier, move) : null;
}

/** This very key may have been answered before: that answer stands, not the refusal it brings about. */
const unlessAnswered =
  (services: Services, move: Move) =>
  async (refusal: unknown): Promise<Result> => {
    const earlier = await replay(services, move);
    if (earlier) return earlier;
    throw refusal;
  };

/** Null when somebody else was quicker, or when what was seen is not enough to refuse. */
async function tryOnce(services: Services, move: Move, seen: Seen | null): Promise<Result | null> {
  const game = await move.find(seen);
  const now = services.clock();
  const { standing, outcome } = advance(game.standing, move.event, now);
  const { progress } = standing;
  const result = describeOutcome(outcome);
  if (!outcome.accepted && result.verdict === null) return seen ? null : ((await replay(services, move)) ?? result);
  const mail = move.writeMail?.(game, now);
  const limit = move.limit && countedLimit(move.limit, result, now);
  const reading = outcome.reading ?? null;
  const judged = { result, now, reading, progress, mail, limit };
  const committed = await services.commit(describeCommand(game, move, judged));
  if (committed.outcome === 'replayed') return repeat(committed.attempt, move);
  if (committed.outcome === 'limited') return refuseLimited(services, committed.until - now);
  if (committed.outcome === 'conflict') return null;
  if (limit?.counts) services.metrics.failures.inc({ limit: ANSWERS });
  if (mail) services.post.dispatch(mail);
  return { ...result, after: gameAfter(game, standing) };
}

/** As the database has it now, without asking. */
function gameAfter({ order, city, opened, unavailable }: CurrentGame, standing: Standing): CurrentGame {
  const { progress } = standing;
  return { city, standing, opened, unavailable, order: { ...order, progress, version: order.version + 1 } };
}

/** What is sent during a wait counts too: it is not judged, and each of them is a row of the journal. */
function countedLimit({ most, lastsMs }: NonNullable<Move['limit']>, { httpStatus }: Result, now: number): CountedLimit {
  return { most, counts: httpStatus === REFUSED_ANSWER || httpStatus === MUST_WAIT, until: now + lastsMs };
}

/** As the metrics name it. */
const ANSWERS = 'answers';

function refuseLimited({ metrics }: Services, milliseconds: number): Result {
  metrics.refusals.inc({ limit: ANSWERS });
  return { httpStatus: MUST_WAIT, reply: null, seconds: Math.ceil(milliseconds / 1000), verdict: null, replayed: false };
}

type Judged = Pick<AttemptCommand, 'now' | 'reading' | 'progress' | 'mail' | 'limit'> & { readonly result: Result };

/** One literal: made of several, it took as long as judging the answer. */
function describeCommand({ order, city }: CurrentGame, move: Move, judged: Judged): AttemptCommand {
  return {
    orderId: order.id,
    expectedVersion: order.version,
    key: move.key,
    kind: move.kind,
    step: order.progress.step,
    verdict: judged.result.verdict,
    reading: judged.reading,
    httpStatus: judged.result.httpStatus,
    reply: judged.result.reply,
    seconds: judged.result.seconds,
    contentVersion: city.scenario.version,
    actorId: move.account.id,
    reason: move.reason ?? null,
    now: judged.now,
    progress: judged.progress,
    stays: isSamePosition(order.progress, judged.progress),
    ownership: move.ownership,
    mail: judged.mail,
    limit: judged.limit,
  };
}

const REFUSED_ANSWER = 404;
const REFUSED_MOVE = 403;
const MUST_WAIT = 429;

function describeOutcome(outcome: Outcome): Result {
  const verdict = outcome.verdict ?? null;
  if (outcome.accepted) return { httpStatus: 200, reply: null, seconds: null, verdict, replayed: false };
  const httpStatus = verdict === 'waiting' ? MUST_WAIT : verdict === null ? REFUSED_MOVE : REFUSED_ANSWER;
  return { httpStatus, reply: outcome.message, seconds: outcome.secondsLeft ?? null, verdict, replayed: false };
}

function repeat({ kind, httpStatus, reply, seconds, verdict }: Attempt, move: Move): Result {
  if (kind !== move.kind) throw badRequest('Cette Idempotency-Key a déjà servi à un autre appel');
  return { httpStatus, reply, seconds, verdict, replayed: true };
}
