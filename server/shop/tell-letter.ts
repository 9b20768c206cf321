import { isDeepStrictEqual } from 'node:util';
import type { SiteFile } from '../../engine/index.ts';
import type { ContentStore } from '../content/content-store.ts';
import { addressChangedLetter } from '../mail/letters/sale.ts';
import { writeMail } from '../mail/write-mail.ts';
import type { Platform } from '../platform/platform.ts';
import type { Seals } from '../platform/seals.ts';
import type { Dispatch } from '../store/orders/dispatches.ts';
import type { Order } from '../store/orders/orders.ts';
import type { WrittenMail } from '../store/outbox.ts';
import type { PostalAddress } from '../store/shop/sale-facts.ts';
import type { StaffAction } from '../store/staff/staff-actions.ts';
import type { Stores } from '../store/stores.ts';
import { wordsIn } from '../words/words.ts';
import { postalAddressOf, sealAddress, sealBuyer } from './postal-address.ts';
import type { ReadPreparation } from './read-preparation.ts';
import { buyerMailOf, numberOf } from './sale-mails.ts';
import { timesAfterTelling } from './telling.ts';

export type TellParts = Pick<Stores & Platform, 'addresses' | 'clock' | 'staff'> & {
  readonly addressSeals: Seals;
  readonly buyerSeals: Seals;
  readonly content: ContentStore;
  readonly facts: SiteFile;
};

export interface Telling extends Pick<ReadPreparation, 'gift' | 'address'> {
  readonly isPresent: boolean;
  /** The buyer says that all is well. */
  readonly isDone: boolean;
  /** The form, for the mail about another address. */
  readonly url: string;
}

/**
 * Stores what a buyer says of a letter; an address left blank stays. Returns the mails to be sent, or null, with
 * nothing written, when the letter was changed or taken meanwhile.
 */
export async function tellLetter(
  services: TellParts,
  order: Order,
  way: Dispatch,
  { gift, address, isPresent, isDone, url }: Telling,
): Promise<readonly WrittenMail[] | null> {
  const { addressSeals, buyerSeals, content, staff } = services;
  const now = services.clock();
  const email = buyerMailOf(services, order, way);
  const isMoved = address !== null && !isDeepStrictEqual(address, await postalAddressOf(services, order.id));
  const jobs = isMoved && email !== null ? [writeMoved(services, order, { address, email, url, now })] : [];
  const after = { ...gift, tiedEmail: isPresent ? null : email };
  const paidAt = way.queuedAt ?? now;
  const action: StaffAction = {
    order,
    action: 'told',
    actorId: null,
    reason: null,
    contentVersion: content.city(order.city)?.scenario.version ?? '',
    undoes: null,
    before: {
      giftFrom: order.giftFrom,
      giftTo: order.giftTo,
      giftLine: order.giftLine,
      postOn: order.postOn,
      lastWord: order.lastWord,
      tiedEmail: order.tiedEmail,
    },
    after,
    ...(isMoved && { address: sealAddress(addressSeals, address, order.id) }),
    dispatch: {
      kind: 'tell',
      buyer: isPresent && email !== null ? sealBuyer(buyerSeals, email, order.id) : null,
      times: timesAfterTelling({ isPresent, paidAt }, isDone, way, now),
    },
    jobs,
    now,
  };
  return (await staff.act([action])) ? jobs : null;
}

interface Moved {
  readonly address: PostalAddress;
  readonly email: string;
  readonly url: string;
  readonly now: number;
}

function writeMoved(
  { facts }: Pick<TellParts, 'facts'>,
  order: Order,
  { address, email, url, now }: Moved,
): WrittenMail {
  const letter = addressChangedLetter({ number: numberOf(order), address, url }, wordsIn(order.language));
  return writeMail(facts, letter, { kind: 'address-changed', to: email, now });
}
