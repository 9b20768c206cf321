import { advance } from '../../engine/index.ts';
import type { Outcome, StoryEvent } from '../../engine/index.ts';
import { badRequest, unavailable } from '../errors.ts';
import type { Services } from '../services.ts';
import type { Account } from '../store/accounts.ts';
import type { Attempt, AttemptKind } from '../store/attempts.ts';
import type { AttemptCommand } from '../store/commit-attempts.ts';
import type { Game } from './current-order.ts';

/** Something a player does to their order. */
export interface Move {
  readonly kind: AttemptKind;
  readonly event: StoryEvent;
  readonly key: string | null;
  readonly account: Account;
  /** The order as it is now; refuses when the move makes no sense there. Read anew after a lost race. */
  find(): Promise<Game>;
  readonly reason?: string | null;
  readonly ownership?: AttemptCommand['ownership'];
  /** The mail that tells of it, if any: stored with the move, and sent once that is done. */
  writeMail?(game: Game, now: number): AttemptCommand['mail'];
}

/** What became of it, as it is answered and as the journal keeps it. */
export interface Result {
  readonly httpStatus: number;
  readonly reply: string | null;
  readonly seconds: number | null;
  readonly verdict: Attempt['verdict'];
  /** True when the same key was answered before: nothing happened this time. */
  readonly replayed: boolean;
}

/** More than that many lost races in a row are no race any more. */
const ROUNDS = 8;

/**
 * Judge outside, then commit against the version that was judged; a lost race is judged again. Moves of one account run
 * in turn, so that races are left to other processes and to staff.
 */
export function play(services: Services, move: Move): Promise<Result> {
  return services.inTurn(`account:${move.account.id}`, async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const result = (await replay(services, move)) ?? (await tryOnce(services, move).catch(unlessAnswered(services, move)));
      if (result) return result;
    }
    throw unavailable();
  });
}

/** The first answer to this key, if it was sent before. */
export async function replay(services: Services, { account, key, kind }: Pick<Move, 'account' | 'key' | 'kind'>): Promise<Result | null> {
  const earlier = key === null ? null : await services.attempts.byKey(account.id, key);
  if (earlier && earlier.kind !== kind) throw badRequest('Cette Idempotency-Key a déjà servi à un autre appel');
  return earlier ? repeat(earlier) : null;
}

/** Another process may have answered this very key since it was looked up: that answer stands, not the refusal it brings about. */
const unlessAnswered =
  (services: Services, move: Move) =>
  async (refusal: unknown): Promise<Result> => {
    const earlier = await replay(services, move);
    if (earlier) return earlier;
    throw refusal;
  };

/** Null when somebody else was quicker. */
async function tryOnce(services: Services, move: Move): Promise<Result | null> {
  const game = await move.find();
  const now = services.clock();
  const { progress, outcome } = advance(game.city.scenario, game.order.progress, move.event, now);
  const result = describeOutcome(outcome);
  if (!outcome.accepted && result.verdict === null) return (await replay(services, move)) ?? result;
  const mail = move.writeMail?.(game, now);
  const command = { ...describeCommand(game, move, now), ...result, reading: outcome.reading ?? null, progress, ...(mail && { mail }) };
  const committed = await services.commit(command);
  if (committed.outcome === 'committed' && mail) services.post.dispatch(mail);
  if (committed.outcome === 'replayed') return repeat(committed.attempt);
  return committed.outcome === 'committed' ? result : null;
}

function describeCommand({ order, city }: Game, move: Move, now: number) {
  return {
    orderId: order.id,
    expectedVersion: order.version,
    key: move.key,
    kind: move.kind,
    step: order.progress.step,
    contentVersion: city.scenario.version,
    actorId: move.account.id,
    reason: move.reason ?? null,
    now,
    ...(move.ownership && { ownership: move.ownership }),
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

function repeat({ httpStatus, reply, seconds, verdict }: Attempt): Result {
  return { httpStatus, reply, seconds, verdict, replayed: true };
}
