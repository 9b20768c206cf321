import { type ByLanguage, freshProgress, type Language, type SiteFile } from '../../engine/index.ts';
import { emailProblem, foldEmail } from '../platform/email.ts';
import type { Clock } from '../platform/clock.ts';
import type { ContentStore, CityContent } from '../content/content-store.ts';
import type { BuyerLinks } from '../post/buyer-link.ts';
import { drawCode } from '../platform/code.ts';
import type { Seals } from '../platform/seals.ts';
import type { Sale } from '../store/shop/sales.ts';
import type { SaleCopy, Settlement } from '../store/shop/settlement.ts';
import type { SaleFacts, SaleLine, SaleProblem, Unread } from '../store/shop/sale-facts.ts';
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
  readonly termsOfSale: ByLanguage<string>;
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
  const lines = facts.lines.flatMap((line) =>
    Array.from({ length: Math.min(line.quantity, MOST_COPIES + 1) }, () => line),
  );
  const isTooMany = lines.length > MOST_COPIES || facts.problems.includes('too-many-copies');
  const sold = isTooMany ? [] : lines.map((line) => citySold(parts.facts, parts.content, line));
  const isComplete = !facts.isPaid || facts.reversal !== null || sold.every((city) => city !== undefined);
  const copies = sold.flatMap((city, index) => {
    const language = lines[index]?.language ?? facts.language ?? 'fr';
    return city ? [describeCopy(parts, sale, facts, { ...city.scenario, language, copy: index + 1 })] : [];
  });
  const isKept = facts.isPaid && facts.reversal === null;
  const unread = isKept ? [...facts.unread, ...unreadEmail(facts)].slice(0, MOST_KEPT) : [];
  const problems = new Set<SaleProblem>([
    ...facts.problems.filter((problem) => problem !== 'too-many-copies'),
    ...unread.map(({ problem }) => problem),
    ...(isTooMany ? ['too-many-copies' as const] : []),
    ...(isComplete ? [] : ['unknown-product' as const]),
    ...(facts.isPartlyRefunded ? ['partly-refunded' as const] : []),
    ...(copies.length > 0 && isKept && facts.email === null ? ['unreadable-email' as const] : []),
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
        language: facts.language ?? copies[0]?.order.language ?? 'fr',
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

interface SoldCopy {
  readonly city: string;
  /** Of the city’s content. */
  readonly version: string;
  readonly language: Language;
  readonly copy: number;
}

/** A present is not tied to its buyer, who would otherwise see the code of somebody else’s letter. */
function describeCopy(
  { addressSeals, buyerSeals, buyerLinks, clock }: PlanParts,
  sale: Sale,
  { email, gift, address, unread, ...facts }: SaleFacts,
  { city, version, language, copy }: SoldCopy,
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
      language,
      fullOnWin: false,
      contentVersion: version,
      progress: freshProgress,
    },
    buyer,
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
  { products }: SaleLine,
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
