import { freshProgress, type SiteFile } from '../../engine/index.ts';
import { emailProblem, foldEmail } from '../platform/email.ts';
import type { Clock } from '../platform/clock.ts';
import type { ContentStore, CityContent } from '../content/content-store.ts';
import type { BuyerLinks } from '../post/buyer-link.ts';
import { drawCode } from '../platform/code.ts';
import type { Seals } from '../platform/seals.ts';
import type { Sale } from '../store/shop/sales.ts';
import type { SaleCopy, Settlement } from '../store/shop/settlement.ts';
import type { SaleFacts, SaleProblem, Unread } from '../store/shop/sale-facts.ts';
import { hasGiftWords, publisherDay } from './gift.ts';
import { timesAfterPayment } from './telling.ts';
import { sealAddress, sealBuyer } from './postal-address.ts';
import { unreadOf } from './read-lines.ts';
import { writeSaleMails } from './sale-mails.ts';

export interface PlanParts {
  readonly content: ContentStore;
  readonly facts: SiteFile;
  readonly addressSeals: Seals;
  readonly buyerSeals: Seals;
  readonly saleSeals: Seals;
  readonly buyerLinks: BuyerLinks;
  readonly clock: Clock;
  readonly settings: { readonly mainUrl: string };
  /** Plain text, for the buyer to keep. */
  readonly termsOfSale: string;
}

/** More copies in one sale are for a person to look at. */
const MOST_COPIES = 100;
/** A sale with more odd texts is looked at where it was made. */
const MOST_KEPT = 20;

/** The settlement that a sale must have, and whether every paid copy has its city. */
export function planSettlement(
  parts: PlanParts,
  sale: Sale,
  facts: SaleFacts,
): { settlement: Settlement; isComplete: boolean } {
  const products = facts.lines.flatMap((line) =>
    Array.from({ length: Math.min(line.quantity, MOST_COPIES + 1) }, () => line.products),
  );
  const isTooMany = products.length > MOST_COPIES || facts.problems.includes('too-many-copies');
  const cities = isTooMany ? [] : products.map((some) => citySold(parts.facts, parts.content, some));
  const isComplete = !facts.isPaid || facts.reversal !== null || cities.every((city) => city !== undefined);
  const copies = cities.flatMap((city, index) =>
    city ? [describeCopy(parts, sale, facts, city.scenario, index + 1)] : [],
  );
  const isKept = facts.isPaid && facts.reversal === null;
  const unread = isKept ? [...facts.unread, ...unreadEmail(facts)].slice(0, MOST_KEPT) : [];
  const problems = new Set<SaleProblem>([
    ...facts.problems.filter((problem) => problem !== 'too-many-copies'),
    ...unread.map(({ problem }) => problem),
    ...(isTooMany ? ['too-many-copies' as const] : []),
    ...(isComplete ? [] : ['unknown-product' as const]),
    ...(facts.isPartlyRefunded ? ['partly-refunded' as const] : []),
    ...(copies.length > 0 && facts.isPaid && facts.address === null ? ['no-address' as const] : []),
  ]);
  const { isPaid, reversal, amount, currency } = facts;
  const now = parts.clock();
  const write: Settlement['write'] = (changes) =>
    writeSaleMails(
      parts,
      sale,
      {
        ...facts,
        unread,
        cities: copies.map(({ order }) => order.city),
        isUntold: copies.some(({ times }) => times.tellBy !== null),
      },
      changes,
      now,
    );
  const day = publisherDay(now, parts.facts);
  const sealed = unread.length > 0 ? parts.saleSeals.seal(JSON.stringify(unread), sale.id) : null;
  return {
    settlement: {
      isPaid,
      reversal,
      amount,
      currency,
      copies,
      problems: [...problems],
      unread: sealed,
      draw: drawCode,
      now,
      day,
      write,
    },
    isComplete,
  };
}

function unreadEmail({ email }: SaleFacts): readonly Unread[] {
  const isRead = email === null || emailProblem(foldEmail(email)) === null;
  return isRead ? [] : [unreadOf('unreadable-email', 'email', email)];
}

/** A present is not tied to its buyer, who would otherwise see the code of somebody else’s letter. */
function describeCopy(
  { addressSeals, buyerSeals, buyerLinks, clock }: PlanParts,
  sale: Sale,
  { email, gift, address, unread, ...facts }: SaleFacts,
  { city, version }: { readonly city: string; readonly version: string },
  copy: number,
): SaleCopy {
  const buyer = email === null || emailProblem(foldEmail(email)) ? null : foldEmail(email);
  const isPresent =
    facts.isPresent ||
    hasGiftWords(gift) ||
    unread.some(({ field, problem }) => problem === 'unreadable-gift' && field !== 'postOn');
  const paidAt = clock();
  const canTell = buyer !== null && buyerLinks.preparationPathFor(sale.id, paidAt) !== null;
  const nothingSaid = { giftFrom: null, giftTo: null, giftLine: null, postOn: null, lastWord: null };
  return {
    copy,
    order: {
      ...(gift ?? nothingSaid),
      city,
      identifier: null,
      tiedEmail: isPresent ? null : buyer,
      fullOnWin: false,
      contentVersion: version,
      progress: freshProgress,
    },
    sealAddress: address && ((orderId) => sealAddress(addressSeals, address, orderId)),
    sealBuyer: isPresent && buyer !== null ? (orderId) => sealBuyer(buyerSeals, buyer, orderId) : null,
    times: timesAfterPayment({ isPresent, paidAt }, canTell),
  };
}

/**
 * The city whose letter a product sells, by any of its identifiers; undefined when scenarios/site.yaml knows
 * none.
 */
function citySold(
  { shop }: SiteFile,
  content: ContentStore,
  products: readonly string[],
): CityContent | undefined {
  const sold = shop?.products.find(({ product }) => products.includes(product));
  const city = sold && content.city(sold.city.toUpperCase());
  return city?.scenario.letter ? city : undefined;
}

/** One French sentence for each product that sells no letter. */
export function unsellable({ shop }: SiteFile, content: ContentStore): readonly string[] {
  if (!shop) return ['Il manque : aucun produit de la boutique n’aurait de ville.'];
  return shop.products.flatMap(({ product, city }) =>
    content.city(city.toUpperCase())?.scenario.letter
      ? []
      : `Le produit « ${product} » vend « ${city} », qui n’est pas une ville avec une lettre.`,
  );
}
