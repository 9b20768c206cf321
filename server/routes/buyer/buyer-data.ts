import { type Language, plain } from '../../../engine/index.ts';
import { isoDate } from '../../../engine/view/iso.ts';
import type { ApiSchemas } from '../../../schemas/api/openapi.generated.ts';
import type { Services } from '../../services/services.ts';
import { postalAddressOf } from '../../shop/postal-address.ts';
import {
  isKeepsakeLeaving,
  keepsakeNumber,
  keepsakesBoughtWith,
  openKeepsakeBuyer,
  presentKeptKeepsake,
} from '../../shop/keepsake.ts';
import { buyerMailOf, numberOf } from '../../shop/sale-mails.ts';
import type { BuyerLinkTarget } from '../../post/buyer-link.ts';
import type { Order } from '../../store/orders/orders.ts';
import { wordsIn } from '../../words/words.ts';

export type BuyerDataParts = Pick<
  Services,
  | 'addressSeals'
  | 'addresses'
  | 'boughtLetters'
  | 'buyers'
  | 'buyerSeals'
  | 'clock'
  | 'content'
  | 'dispatches'
  | 'keepsakes'
  | 'outbox'
  | 'saleSeals'
>;

export interface Buyer {
  readonly email: string;
  /** In which they have bought. */
  readonly language: Language;
}

/** The buyer of these letters and sheets; null when their mail was erased. */
export async function findBuyer(services: BuyerDataParts, target: BuyerLinkTarget): Promise<Buyer | null> {
  const letters = (await services.boughtLetters.of(target)).map(({ order }) => order);
  const ways = await services.dispatches.of(letters.map(({ id }) => id));
  const buyers = letters.flatMap((order) => {
    const email = buyerMailOf(services, order, ways.get(order.id));
    return email === null ? [] : { email, language: order.language };
  });
  return buyers[0] ?? (target.kind === 'sale' ? findBuyerOfSheets(services, target.id) : null);
}

async function findBuyerOfSheets(
  { keepsakes, saleSeals }: Pick<Services, 'keepsakes' | 'saleSeals'>,
  sale: number,
): Promise<Buyer | null> {
  const buyers = (await keepsakes.ofSales([sale])).flatMap((keepsake) => {
    const { email } = openKeepsakeBuyer(saleSeals, keepsake);
    return email === null ? [] : { email, language: keepsake.language };
  });
  return buyers[0] ?? null;
}

/** All letters bought with this mail. The mail of the giver of a present is sealed. */
async function lettersOf(services: BuyerDataParts, email: string): Promise<readonly Order[]> {
  const sealed = await services.dispatches.all();
  const given = sealed.filter(({ secret, owner }) => services.buyerSeals.open(secret, owner) === email);
  return services.buyers.lettersOf(
    email,
    given.map(({ owner }) => owner),
  );
}

/** A letter that is still to be posted needs its address. */
const isLeaving = ({ cancelledAt, stoppedAt, progress }: Order): boolean =>
  progress.state === 'COMMAND' && cancelledAt === null && stoppedAt === null;

/** Data kept of a buyer. The receiver's game is not part of it. */
export async function gatherBuyerData(
  services: BuyerDataParts,
  { email, language }: Buyer,
): Promise<ApiSchemas['BuyerData']> {
  const words = wordsIn(language).personalData.buyer;
  const letters = await lettersOf(services, email);
  const sheets = await keepsakesBoughtWith(services, email);
  const withdrawals = await services.buyers.withdrawalsOf(email);
  const ways = await services.dispatches.of(letters.map(({ id }) => id));
  return {
    about: plain(words.about),
    writtenAt: isoDate(services.clock()),
    email,
    letters: await Promise.all(
      letters.map(async (order) => {
        const { giftFrom, giftTo, giftLine, postOn, lastWord } = order;
        return {
          number: numberOf(order),
          city: services.content.city(order.city)?.in(language).scenario.name ?? order.city,
          boughtAt: isoDate(order.createdAt),
          ...{ giftFrom, giftTo, giftLine, postOn, lastWord },
          language: order.language,
          joinsAt: isoDate(ways.get(order.id)?.joinsAt ?? null),
          tellBy: isoDate(ways.get(order.id)?.tellBy ?? null),
          address: await postalAddressOf(services, order.id),
          isLeaving: isLeaving(order),
        };
      }),
    ),
    keepsakes: sheets.map((keepsake) => presentKeptKeepsake(services.saleSeals, keepsake)),
    withdrawals: withdrawals.map(({ reference, receivedAt }) => ({
      reference,
      receivedAt: isoDate(receivedAt),
    })),
    keptByLaw: [
      ...letters.map((order) => ({
        what: words.keptOfSale(numberOf(order) ?? order.city),
        until: endOfAccounting(order.createdAt),
      })),
      ...sheets.map((keepsake) => ({
        what: words.keptOfSale(keepsakeNumber(keepsake)),
        until: endOfAccounting(keepsake.createdAt),
      })),
      ...withdrawals.map(({ reference, receivedAt }) => ({
        what: words.keptOfWithdrawal(reference),
        until: endOfAccounting(receivedAt),
      })),
    ].map(({ what, until }) => ({ what: plain(what), until })),
  };
}

/** Erases it, except what the law keeps and what a letter needs that is still to be posted. */
export async function eraseBuyer(
  services: BuyerDataParts,
  buyer: Buyer,
): Promise<ApiSchemas['BuyerErasure']> {
  const { email } = buyer;
  const letters = await lettersOf(services, email);
  const gone = letters.filter((order) => !isLeaving(order));
  const { keptByLaw } = await gatherBuyerData(services, buyer);
  await services.outbox.forgetRecipient(services.buyerSeals.digests(email));
  await services.buyers.erase(
    gone.map(({ id }) => id),
    services.clock(),
  );
  const sheets = await keepsakesBoughtWith(services, email);
  const goneSheets = sheets.filter((keepsake) => !isKeepsakeLeaving(keepsake));
  await services.keepsakes.forget(goneSheets.map(({ id }) => id));
  const leaving = [
    ...letters.filter(isLeaving).flatMap((order) => numberOf(order) ?? []),
    ...sheets.filter(isKeepsakeLeaving).map(keepsakeNumber),
  ];
  return { erased: gone.length + goneSheets.length, leaving, keptByLaw };
}

/** Accounts are kept ten years from the end of their year. */
const ACCOUNTING_YEARS = 10;
const endOfAccounting = (instant: number): string =>
  `${new Date(instant).getUTCFullYear() + ACCOUNTING_YEARS}-12-31`;
