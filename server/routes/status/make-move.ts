import { HttpError } from '../../platform/errors.ts';
import { type StoryEvent, advance } from '../../../engine/index.ts';
import { requirePlay, type CurrentGame, type PlayParts } from '../../game/current-order.ts';
import { play, type Result, describeOutcome } from '../../game/play.ts';
import { mayDecide } from '../../party/take-over.ts';
import type { Account } from '../../store/accounts/accounts.ts';
import type { AttemptKind } from '../../store/orders/attempts.ts';
import type { Services } from '../../services/services.ts';

interface PlayerMove {
  readonly account: Account;
  readonly kind: AttemptKind;
  readonly event: StoryEvent;
  readonly key: string | null;
}

/** Takes a hint or the alternative route; throws the reason, with the seconds left when it is too early. */
export async function handleMove(
  services: PlayParts & Pick<Services, 'attempts' | 'metrics' | 'post' | 'runExclusive'>,
  move: PlayerMove,
): Promise<CurrentGame> {
  const find = () => requirePlay(services, move.account, 404);
  const { after, ...result } = await play(services, { ...move, find });
  if (result.httpStatus !== 200) throw refusedMove(result);
  return after ?? find();
}

export const refusedMove = ({
  httpStatus,
  reply,
  seconds,
}: Pick<Result, 'httpStatus' | 'reply' | 'seconds'>): HttpError =>
  new HttpError(httpStatus, reply ?? '', seconds === null ? {} : { seconds });

/**
 * Proposes a guest's move to the holder, whose own call makes it; refused like the move itself. While the holder
 * is absent, the guests decide: two of them, or the only one, who confirms it once more.
 */
export async function moveByGuest(
  services: PlayParts & Pick<Services, 'attempts' | 'metrics' | 'parties' | 'post' | 'runExclusive'>,
  move: PlayerMove,
  alone: boolean,
): Promise<CurrentGame> {
  const { parties, live, clock } = services;
  const game = await requirePlay(services, move.account, 404);
  const { order, seat, standing } = game;
  const { step } = order.progress;
  if (seat && (await mayDecide(services, seat, step, alone))) return handleMove(services, move);
  const { outcome } = advance(standing, move.event, clock());
  if (!outcome.accepted) throw refusedMove(describeOutcome(outcome));
  if (seat && step !== null) {
    await parties.propose(order.id, { memberId: seat.memberId, step }, clock());
    live.partyChanged(order.id);
  }
  return game;
}
