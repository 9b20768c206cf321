import { RequestRefusal } from '../../errors.ts';
import type { StoryEvent } from '../../../engine/index.ts';
import { requirePlay } from '../../game/current-order.ts';
import type { CurrentGame } from '../../game/current-order.ts';
import { play } from '../../game/play.ts';
import type { Services } from '../../services.ts';
import type { Account } from '../../store/accounts/accounts.ts';
import type { AttemptKind } from '../../store/orders/attempts.ts';

interface PlayerMove {
  readonly account: Account;
  readonly kind: AttemptKind;
  readonly event: StoryEvent;
  readonly key: string | null;
}

/** Takes a hint or the alternative route; throws the reason, with the seconds left when it is too early. */
export async function handleMove(services: Services, move: PlayerMove): Promise<CurrentGame> {
  const find = () => requirePlay(services, move.account, 404);
  const { httpStatus, reply, seconds, after } = await play(services, { ...move, find });
  if (httpStatus !== 200) throw new RequestRefusal(httpStatus, reply ?? '', seconds === null ? {} : { seconds });
  return after ?? find();
}
