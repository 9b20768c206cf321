import { type ByLanguage, freshProgress, type Language, type SiteFile } from '../../engine/index.ts';
import { emailProblem, foldEmail } from '../platform/email.ts';
import type { Clock } from '../platform/clock.ts';
import type { ContentStore, CityContent } from '../content/content-store.ts';
import type { BuyerLinks } from '../post/buyer-link.ts';
import { drawCode } from '../platform/code.ts';
import type { Seals } from '../platform/seals.ts';
import type { Sale } from '../store/shop/sales.ts';
import type { SaleCopy, Settlement } from '../store/shop/settlement.ts';
import type { Order } from '../store/orders/orders.ts';
import type { SoldKeepsake } from '../store/shop/keepsakes.ts';
import type { SaleFacts, SaleLine, SaleProblem, Unread } from '../store/shop/sale-facts.ts';
import { hasGiftWords, publisherDay } from './gift.ts';
import { timesAfterPayment } from './telling.ts';
import { type KeepsakeOffer, sealKeepsakeBuyer } from './keepsake.ts';
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
  readonly settings: { readonly mainUrl: string; readonly secretKeys: readonly Buffer[] };
  /** Plain text, for the buyer to keep. */
  readonly termsOfSale: ByLanguage<string>;
}

/** More copies in one sale are for a person to look at. */
const MOST_COPIES = 100;
/** A sale with more odd texts is looked at where it was made. */
const MOST_KEPT = 20;

/**
 * The settlement that a sale must have, and whether every paid copy is known. `game`: the finished one that the
 * sale names, whose sheet of stamps is bought.
 */
export function planSettlement(
  parts: PlanParts,
  sale: Sale,
  facts: SaleFacts,
  game: Order | null,
): { settlement: Settlement; isComplete: boolean } {
  const lines = facts.lines.flatMap((line) =>
    Array.from({ length: Math.min(line.quantity, MOST_COPIES + 1) }, () => line),
  );
  const isTooMany = lines.length > MOST_COPIES || facts.problems.includes('too-many-copies');
  const sold = isTooMany ? [] : lines.map((line) => whatIsSold(parts.facts, parts.content, line));
  const isComplete = !facts.isPaid || facts.reversal !== null || sold.every((what) => what !== undefined);
  const languageAt = (index: number) => lines[index]?.language ?? facts.language ?? 'fr';
  const copies = sold.flatMap((what, index) =>
    what && !isKeepsake(what)
      ? [
          describeCopy(parts, sale, facts, {
            ...what.scenario,
            language: languageAt(index),
            copy: index + 1,
          }),
        ]
      : [],
  );
  const keepsakes = sold.flatMap((what, index) =>
    what && isKeepsake(what)
      ? describeKeepsake(parts, sale, facts, { game, copy: index + 1, paper: what.paper })
      : [],
  );
  const isGameUnknown = keepsakes.length > 0 && game === null;
  const isKept = facts.isPaid && facts.reversal === null;
  const unread = isKept
    ? [...facts.unread, ...unreadEmail(facts), ...(isGameUnknown ? unreadGame(facts) : [])].slice(
        0,
        MOST_KEPT,
      )
    : [];
  const made = copies.length + keepsakes.length;
  const problems = new Set<SaleProblem>([
    ...facts.problems.filter((problem) => problem !== 'too-many-copies'),
    ...unread.map(({ problem }) => problem),
    ...(isTooMany ? ['too-many-copies' as const] : []),
    ...(isComplete ? [] : ['unknown-product' as const]),
    ...(facts.isPartlyRefunded ? ['partly-refunded' as const] : []),
    ...(isGameUnknown && isKept ? ['unknown-game' as const] : []),
    ...(made > 0 && isKept && facts.email === null ? ['unreadable-email' as const] : []),
    ...(made > 0 && facts.isPaid && facts.address === null ? ['no-address' as const] : []),
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
        keepsakes: keepsakes.length,
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
      keepsakes,
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

/** Without a text there is nothing that a person could read. */
const unreadGame = ({ game }: SaleFacts): readonly Unread[] =>
  game === null ? [] : [unreadOf('unknown-game', 'game', game)];

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
  return {
    copy,
    order: {
      ...gift,
      city,
      tiedEmail: isPresent ? null : buyer,
      language,
      contentVersion: version,
      progress: freshProgress,
    },
    buyer,
    sealAddress: address && ((orderId) => sealAddress(addressSeals, address, orderId)),
    sealBuyer: isPresent && buyer !== null ? (orderId) => sealBuyer(buyerSeals, buyer, orderId) : null,
    times: timesAfterPayment({ isPresent, paidAt }, canTell),
  };
}

/** A sheet of stamps. It is sent to its buyer. */
function describeKeepsake(
  { saleSeals }: PlanParts,
  sale: Sale,
  { address, email, language }: SaleFacts,
  { game, copy, paper }: Pick<SoldKeepsake, 'copy' | 'paper'> & { readonly game: Order | null },
): SoldKeepsake {
  const isRead = email !== null && emailProblem(foldEmail(email)) === null;
  const buyer = { email: isRead ? foldEmail(email) : null, address };
  return {
    copy,
    orderId: game?.id ?? null,
    paper,
    language: language ?? game?.language ?? 'fr',
    buyer: sealKeepsakeBuyer(saleSeals, sale.id, buyer),
  };
}

const isKeepsake = (what: CityContent | KeepsakeOffer): what is KeepsakeOffer => 'paper' in what;

/**
 * The city whose letter a product sells, or the sheet of stamps, by any of its identifiers; undefined when
 * scenarios/site.yaml knows none.
 */
function whatIsSold(
  { shop }: SiteFile,
  content: ContentStore,
  { products }: SaleLine,
): CityContent | KeepsakeOffer | undefined {
  if (shop?.keepsake && products.includes(shop.keepsake.product)) return shop.keepsake;
  const sold = shop?.products.find(({ product }) => products.includes(product));
  const city = sold && content.city(sold.city.toUpperCase());
  return city?.scenario.letter ? city : undefined;
}

/** One French sentence for each product that sells no letter, or as well the sheet of stamps. */
export function unsellable({ shop }: SiteFile, content: ContentStore): readonly string[] {
  if (!shop) return ['Il manque : aucun produit de la boutique n’aurait de ville.'];
  const { keepsake, products } = shop;
  return products.flatMap(({ product, city }) => [
    ...(content.city(city.toUpperCase())?.scenario.letter
      ? []
      : [`Le produit « ${product} » vend « ${city} », qui n’est pas une ville avec une lettre.`]),
    ...(product === keepsake?.product
      ? [`Le produit « ${product} » vend à la fois « ${city} » et la planche.`]
      : []),
  ]);
}
