import { HttpError } from '../../platform/errors.ts';
import type { StoryEvent } from '../../../engine/index.ts';
import { requirePlay } from '../../game/current-order.ts';
import type { CurrentGame, PlayParts } from '../../game/current-order.ts';
import { play } from '../../game/play.ts';
import type { Result } from '../../game/play.ts';
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
