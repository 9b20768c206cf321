import { type SiteFile, hasUnopenedArrival, renameMarks, resolveStanding } from '../../engine/index.ts';
import { writeMoment } from '../mail/letter.ts';
import { arrivalLetter } from '../mail/letters/order.ts';
import { writeMail } from '../mail/write-mail.ts';
import type { Platform } from '../platform/platform.ts';
import { isSigned, sign } from '../platform/signature.ts';
import type { Account } from '../store/accounts/accounts.ts';
import type { ArrivalMail } from '../store/orders/arrival-mails.ts';
import type { CurrentGame } from './current-order.ts';
import type { ContentStore } from '../content/content-store.ts';
import type { OrderStore } from '../store/orders/orders.ts';
import type { OrderArrival } from '../store/outbox.ts';
import { wordsIn } from '../words/words.ts';
import type { ReadElsewhere } from './elsewhere.ts';

/** The mail may leave up to a day late: the player may still not have read the message. */
const LIFETIME_MS = 24 * 3600 * 1000;

/**
 * The mail that tells the account of a message of its game that comes at `at`, milliseconds since 1970 UTC.
 */
export function writeArrivalMail(
  { facts, settings, clock }: Pick<Platform, 'settings' | 'clock'> & { readonly facts: SiteFile },
  { id: accountId, email: to, mailLanguage }: Account,
  { order, city }: CurrentGame,
  at: number,
): ArrivalMail {
  const words = wordsIn(mailLanguage);
  const { scenario } = city.in(mailLanguage);
  const letter = arrivalLetter(
    {
      city: scenario.name,
      moment: writeMoment(at, scenario.timeZone, words),
      url: `${settings.mainUrl}/home/messages`,
    },
    words,
  );
  const arrival = { orderId: order.id, at };
  const unsubscribe = unsubscribeAddress(settings, { orderId: order.id, accountId });
  return {
    ...writeMail(facts, letter, {
      kind: 'arrival',
      to,
      accountId,
      now: clock(),
      lifetime: LIFETIME_MS,
      arrival,
      ...(unsubscribe !== null && { more: { unsubscribe } }),
    }),
    accountId,
    arrival,
  };
}

interface ArrivalCheckParts {
  readonly orders: OrderStore;
  readonly content: ContentStore;
  readonly elsewhereOf: ReadElsewhere;
}

/**
 * Whether a message that came then is in the account's current game and was opened on no device. It is asked
 * when the mail leaves, so that nobody who moves a player, edits the city or takes an order back has to know
 * of mails.
 */
export const arrivalMailCheck =
  ({ orders, content, elsewhereOf }: ArrivalCheckParts) =>
  async ({ orderId, at }: OrderArrival, accountId: number | null, now: number): Promise<boolean> => {
    const order = accountId === null ? null : await orders.currentOf({ id: accountId });
    const city = order?.id === orderId ? content.city(order.city) : undefined;
    if (!order || !city || order.accountId !== accountId) return false;
    const standing = resolveStanding(
      city.story,
      order.progress,
      await elsewhereOf(order.accountId, city.story.read.elsewhere),
    );
    return hasUnopenedArrival(
      standing,
      at,
      renameMarks(city.story, Object.values(order.openedOn).flat()),
      now,
    );
  };

/** The letter and the account whose mails about later messages a mailbox’s own button ends. */
interface Unsubscribed {
  readonly orderId: number;
  readonly accountId: number;
}

const FORM = /^(\d{1,10})-(\d{1,10})-([\w-]{27})$/;

const signedText = (text: string): string => `arrival-mails:${text}`;

/** The address for `List-Unsubscribe`; null without a key to sign with. */
export function unsubscribeAddress(
  { secretKeys: [key], mainUrl }: { readonly secretKeys: readonly Buffer[]; readonly mainUrl: string },
  { orderId, accountId }: Unsubscribed,
): string | null {
  const text = `${orderId}-${accountId}`;
  return key ? `${mainUrl}/unsubscribe?letter=${text}-${sign(key, signedText(text))}` : null;
}

/** Null when no key signed it. */
export function readUnsubscribed(keys: readonly Buffer[], letter: string): Unsubscribed | null {
  const [, order = '', account = '', signature = ''] = FORM.exec(letter) ?? [];
  return isSigned(keys, signedText(`${order}-${account}`), signature)
    ? { orderId: Number(order), accountId: Number(account) }
    : null;
}
