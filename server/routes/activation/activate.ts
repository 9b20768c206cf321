import { waiverText } from '../../../engine/index.ts';
import { findGame, gameOf, isPlayed } from '../../game/current-order.ts';
import type { CurrentGame } from '../../game/current-order.ts';
import { play } from '../../game/play.ts';
import { RequestRefusal, noStatus } from '../../errors.ts';
import { frenchMoment } from '../../mail/french-moment.ts';
import { waiverLetter } from '../../mail/letters/waiver.ts';
import { writeMail } from '../../mail/write-mail.ts';
import type { Services } from '../../services.ts';
import type { Account } from '../../store/accounts/accounts.ts';
import type { Order } from '../../store/orders/orders.ts';

export interface Activation {
  readonly account: Account;
  readonly code: string;
  readonly key: string | null;
  /** Version of the text by which the right of withdrawal was given up; null when nothing was said about it. */
  readonly waiverVersion: string | null;
}

const CODE = /^[A-Z0-9]{6}$/;

/** The order of a code as it was typed; a code that cannot exist is one that does not. */
export async function findByCode({ orders }: Services, typed: string): Promise<Order | null> {
  const code = typed.toUpperCase();
  return CODE.test(code) ? orders.byCode(code) : null;
}

type Unavailable = 'unknown' | 'taken' | 'unsent' | 'withdrawn';

/** Why a code cannot be activated; null when it can: its letter is posted, not withdrawn from, and nobody's yet. */
export function whyUnavailable(order: Order | null): Unavailable | null {
  if (!order) return 'unknown';
  if (order.stoppedAt !== null) return 'withdrawn';
  if (order.accountId !== null) return 'taken';
  if (order.progress.state === 'SENT') return null;
  return order.progress.state === 'COMMAND' ? 'unsent' : 'taken';
}

/** Gives the order to the account and starts the story; a second tap of the owner finds it theirs already. */
export async function handleActivate(services: Services, activation: Activation): Promise<CurrentGame> {
  const { account, key, waiverVersion } = activation;
  await play(services, {
    kind: 'activation',
    event: { type: 'ACTIVATE' },
    account,
    key,
    find: () => findActivable(services, activation),
    ownership: { accountId: account.id, waiverVersion },
    reason: reasonOf(waiverVersion),
    writeMail: (game, now) => confirmWaiver(services, activation, game, now),
  });
  const game = await findGame(services, account);
  if (!game) throw noStatus(404);
  return game;
}

/** What the journal must say of a waiver that proves nothing. */
function reasonOf(waiverVersion: string | null): string | null {
  if (waiverVersion === null) return 'sans renonciation';
  return waiverText(waiverVersion) === null ? 'renonciation à un texte inconnu' : null;
}

/** The law wants the agreement confirmed on something that lasts. */
function confirmWaiver({ facts }: Services, { account, waiverVersion: version }: Activation, { order }: CurrentGame, now: number) {
  const text = version === null ? null : waiverText(version);
  if (version === null || text === null) return undefined;
  const letter = waiverLetter({ code: order.code, moment: frenchMoment(now, facts.timeZone), version, text });
  return writeMail(facts, letter, { kind: 'waiver', to: account.email, accountId: account.id, now });
}

async function findActivable(services: Services, { account, code }: Activation): Promise<CurrentGame> {
  const order = await findByCode(services, code);
  if (!order) throw new RequestRefusal(404, 'UNKNOWN_CODE');
  const isTheirs = order.accountId === account.id && isPlayed(order);
  if (!isTheirs && whyUnavailable(order)) throw new RequestRefusal(403, 'INVALID_CODE');
  return gameOf(services, order);
}
