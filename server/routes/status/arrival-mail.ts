import { nextDelivery } from '../../../engine/index.ts';
import { HttpError } from '../../platform/errors.ts';
import { writeArrivalMail } from '../../game/arrival-mail.ts';
import { requirePlay } from '../../game/current-order.ts';
import type { CurrentGame, PlayParts } from '../../game/current-order.ts';
import { presentGame } from '../../game/present-game.ts';
import type { Account } from '../../store/accounts/accounts.ts';
import type { Services } from '../../services/services.ts';

/**
 * Asks for one mail at the next arrival, which the request names by its date so that a repeated request
 * cannot mean the one after; null takes the request back. Only a proved address is written to: anybody can
 * register with another person’s.
 */
export async function handleArrivalMail(
  services: PlayParts & Pick<Services, 'facts' | 'limits' | 'parties' | 'settings'>,
  account: Account,
  arrival: string | null,
): Promise<CurrentGame> {
  const { arrivalMails, limits, clock } = services;
  const game = await requirePlay(services, account, 404);
  if (arrival === null) {
    await arrivalMails.takeBack(account.id, game.order.id);
    return requirePlay(services, account, 404);
  }
  const at = nextDelivery(game.standing, clock());
  if (at === null || at !== Date.parse(arrival))
    throw new HttpError(409, 'STALE', { status: await presentGame(services, game) });
  if (game.mailAskedFor === at) return game;
  if (!account.emailProved) throw new HttpError(403, 'EMAIL_NOT_PROVED', { message: ['emailNotProved'] });
  await limits.arrivalMails(`account:${account.id}`);
  await arrivalMails.ask(writeArrivalMail(services, account, game, at));
  return { ...game, mailAskedFor: at };
}
