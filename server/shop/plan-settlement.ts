import { freshProgress } from '../../engine/index.ts';
import type { SiteFile } from '../../engine/index.ts';
import { emailProblem, foldEmail } from '../platform/email.ts';
import type { Clock } from '../platform/clock.ts';
import type { ContentStore } from '../content/content-store.ts';
import type { BuyerLinks } from '../post/buyer-link.ts';
import { drawCode } from '../platform/code.ts';
import type { Seals } from '../platform/seals.ts';
import type { Sale } from '../store/shop/sales.ts';
import type { SaleCopy, Settlement } from '../store/shop/settlement.ts';
import type { SaleFacts, SaleProblem } from '../store/shop/sale-facts.ts';
import { publisherDay } from './publisher-day.ts';
import { writeSaleMails } from './sale-mails.ts';
import { citySold } from './sold-cities.ts';

export interface PlanParts {
  readonly content: ContentStore;
  readonly facts: SiteFile;
  readonly addressSeals: Seals;
  readonly buyerSeals: Seals;
  readonly buyerLinks: BuyerLinks;
  readonly clock: Clock;
  readonly settings: { readonly mainUrl: string };
}

/** More copies in one sale are for a person to look at. */
const MOST_COPIES = 100;

/** The settlement that a sale must have, and whether every paid copy has its city. */
export function planSettlement(
  parts: PlanParts,
  sale: Sale,
  facts: SaleFacts,
): { settlement: Settlement; isComplete: boolean } {
  const products = facts.lines.flatMap((line) =>
    Array.from({ length: Math.min(line.quantity, MOST_COPIES + 1) }, () => line.products),
  );
  const isTooMany = products.length > MOST_COPIES || facts.unreadable.includes('too-many-copies');
  const cities = isTooMany ? [] : products.map((some) => citySold(parts.facts, parts.content, some));
  const isComplete = !facts.isPaid || facts.reversal !== null || cities.every((city) => city !== undefined);
  const copies = cities.flatMap((city, index) =>
    city ? [describeCopy(parts, facts, city.scenario, index + 1)] : [],
  );
  const problems: readonly SaleProblem[] = [
    ...facts.unreadable.filter((problem) => problem !== 'too-many-copies'),
    ...(isTooMany ? ['too-many-copies' as const] : []),
    ...(isComplete ? [] : ['unknown-product' as const]),
    ...(facts.isPartlyRefunded ? ['partly-refunded' as const] : []),
    ...(copies.length > 0 && facts.isPaid && facts.address === null ? ['no-address' as const] : []),
  ];
  const { isPaid, reversal, amount, currency } = facts;
  const now = parts.clock();
  const write: Settlement['write'] = (changes) => writeSaleMails(parts, sale, facts, changes, now);
  const day = publisherDay(now, parts.facts);
  return {
    settlement: { isPaid, reversal, amount, currency, copies, problems, draw: drawCode, now, day, write },
    isComplete,
  };
}

/** A present is not tied to its buyer, who would otherwise see the code of somebody else’s letter. */
function describeCopy(
  { addressSeals, buyerSeals }: PlanParts,
  { email, gift, address }: SaleFacts,
  { city, version }: { readonly city: string; readonly version: string },
  copy: number,
): SaleCopy {
  const buyer = email === null || emailProblem(foldEmail(email)) ? null : foldEmail(email);
  const isPresent =
    gift !== null && [gift.giftFrom, gift.giftTo, gift.giftLine, gift.lastWord].some((said) => said !== null);
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
    sealAddress: address && ((orderId) => addressSeals.seal(JSON.stringify(address), orderId)),
    sealBuyer: isPresent && buyer !== null ? (orderId) => buyerSeals.seal(buyer, orderId) : null,
  };
}
