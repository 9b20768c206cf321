import { advance, type StoryEvent } from '../../../engine/index.ts';
import { requirePlay } from '../../game/current-order.ts';
import type { CurrentGame, PlayParts } from '../../game/current-order.ts';
import { describeOutcome } from '../../game/play.ts';
import type { Account } from '../../store/accounts/accounts.ts';
import { refusedMove } from './make-move.ts';
import type { Services } from '../../services/services.ts';

/** Proposes a guest's move to the holder, whose own call makes it. Refused like the move itself. */
export async function proposeMove(
  services: PlayParts & Pick<Services, 'parties'>,
  account: Account,
  event: StoryEvent,
): Promise<CurrentGame> {
  const { parties, live, clock } = services;
  const game = await requirePlay(services, account, 404);
  const { order, seat, standing } = game;
  const { outcome } = advance(standing, event, clock());
  if (!outcome.accepted) throw refusedMove(describeOutcome(outcome));
  if (seat && order.progress.step !== null) {
    await parties.propose(order.id, { memberId: seat.memberId, step: order.progress.step }, clock());
    live.partyChanged(order.id);
  }
  return game;
}
