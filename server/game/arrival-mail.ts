import type { SiteFile } from '../../engine/index.ts';
import { frenchMoment } from '../mail/french-moment.ts';
import { arrivalLetter } from '../mail/letters/arrival.ts';
import { writeMail } from '../mail/write-mail.ts';
import type { Platform } from '../platform/platform.ts';
import type { Account } from '../store/accounts/accounts.ts';
import type { ArrivalMail } from '../store/orders/arrival-mails.ts';
import type { CurrentGame } from './current-order.ts';

/** The mail may leave up to a day late: the player may still not have read the message. */
const LIFETIME_MS = 24 * 3600 * 1000;

/**
 * The mail that tells the account of a message of its game that comes at `at`, milliseconds since 1970 UTC.
 */
export function writeArrivalMail(
  { facts, settings, clock }: Pick<Platform, 'settings' | 'clock'> & { readonly facts: SiteFile },
  { id: accountId, email: to }: Account,
  { order, city: { scenario } }: CurrentGame,
  at: number,
): ArrivalMail {
  const letter = arrivalLetter({
    city: scenario.name,
    moment: frenchMoment(at, scenario.timeZone),
    url: `${settings.mainUrl}/home/messages`,
  });
  const arrival = { orderId: order.id, at };
  return {
    ...writeMail(facts, letter, {
      kind: 'arrival',
      to,
      accountId,
      now: clock(),
      lifetime: LIFETIME_MS,
      arrival,
    }),
    accountId,
    arrival,
  };
}
