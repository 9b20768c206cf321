import { type ByLanguage, type Language, type SiteFile, siteIn } from '../../engine/index.ts';
import { emailProblem, foldEmail } from '../platform/email.ts';
import { pageAddress } from '../platform/main-url.ts';
import type { ContentStore } from '../content/content-store.ts';
import { writeMoment } from '../mail/letter.ts';
import { saleAcceptedLetter, saleReceiptLetter } from '../mail/letters/sale.ts';
import { saleNoticeLetter } from '../mail/letters/staff.ts';
import { writeMail } from '../mail/write-mail.ts';
import type { BuyerLinks } from '../post/buyer-link.ts';
import type { WrittenMail } from '../store/outbox.ts';
import type { Sale } from '../store/shop/sales.ts';
import type { SaleChanges } from '../store/shop/settlement.ts';
import type { SaleFacts } from '../store/shop/sale-facts.ts';
import type { Seals } from '../platform/seals.ts';
import type { Dispatch } from '../store/orders/dispatches.ts';
import type { Order } from '../store/orders/orders.ts';
import { wordsIn } from '../words/words.ts';
import { CORRECTED_WITHIN } from './telling.ts';

interface Parts {
  readonly content: ContentStore;
  readonly facts: SiteFile;
  readonly buyerLinks: BuyerLinks;
  readonly settings: { readonly mainUrl: string };
  readonly termsOfSale: ByLanguage<string>;
}

/** The order as the buyer made it. `cities`: of each letter. */
export interface Sold extends Pick<
  SaleFacts,
  'email' | 'gift' | 'amount' | 'currency' | 'address' | 'unread'
> {
  readonly cities: readonly string[];
  /** How many sheets of stamps. */
  readonly keepsakes: number;
  /** Of the mails. */
  readonly language: Language;
  /** Whether its letters wait for the words of a present. */
  readonly isUntold: boolean;
}

/** The terms of sale give the seller this time. */
const ACCEPTED_WITHIN = 72 * 3_600_000;

/**
 * The buyer gets the order as it is known, with the terms to keep, and later its acceptance; staff learn what
 * they must look at. `sold`: null while the shop has not told it.
 */
export function writeSaleMails(
  parts: Parts,
  sale: Sale,
  sold: Sold | null,
  { made, newProblems, alreadyPosted }: SaleChanges,
  now: number,
): readonly WrittenMail[] {
  const { facts } = parts;
  const mails: WrittenMail[] = made > 0 && sold ? [...writeBuyerMails(parts, sale, sold, now)] : [];
  if (newProblems.length > 0) {
    const notice = {
      number: `V-${sale.id}`,
      reference: sale.reference,
      problems: newProblems,
      unread: sold?.unread ?? [],
      alreadyPosted,
    };
    mails.push(writeMail(facts, saleNoticeLetter(notice), { kind: 'sale-notice', to: facts.contact, now }));
  }
  return mails;
}

function writeBuyerMails(
  { content, facts, buyerLinks, settings, termsOfSale }: Parts,
  sale: Sale,
  { email, gift, cities, language, unread, ...sold }: Sold,
  now: number,
): readonly WrittenMail[] {
  if (email === null || emailProblem(foldEmail(email))) return [];
  const to = foldEmail(email);
  const [words, site] = [wordsIn(language), siteIn(facts, language)];
  const addressOf = (path: string) => pageAddress(settings, path, language);
  const follow = buyerLinks.pathFor({ kind: 'sale', id: sale.id }, now);
  const prepare = cities.length > 0 ? buyerLinks.preparationPathFor(sale.id, now) : null;
  const order = {
    ...sold,
    number: `V-${sale.id}`,
    letters: cities.length,
    cities: cities.map((city) => content.city(city)?.in(language).scenario.name ?? city),
    postOn: gift?.postOn ?? null,
    isUnclear: unread.length > 0,
    orderedAt: writeMoment(now, facts.timeZone, words),
    withdrawalUrl: addressOf('/retractation'),
    followUrl: follow && addressOf(follow),
    prepareUrl: prepare && addressOf(prepare),
  };
  const attachments = termsIn(language).map((spoken) => ({
    filename: wordsIn(spoken).mails.sale.termsFile(siteIn(facts, spoken).sale.version),
    text: termsOfSale[spoken],
  }));
  return [
    writeMail(facts, saleReceiptLetter(order, site, words), {
      kind: 'sale-receipt',
      to,
      now,
      more: { attachments },
    }),
    writeMail(facts, saleAcceptedLetter(order, site, words), {
      kind: 'sale-accepted',
      to,
      now,
      waitsFor: CORRECTED_WITHIN,
      lifetime: ACCEPTED_WITHIN,
      more: { attachments, accepts: sale.id },
    }),
  ];
}

/** The French terms prevail over their translation. */
const termsIn = (language: Language): readonly Language[] => (language === 'fr' ? ['fr'] : [language, 'fr']);

/** The mail address of the buyer of a letter; null when nobody left one, or after it was erased. */
export function buyerMailOf(
  { buyerSeals }: { readonly buyerSeals: Seals },
  order: Order,
  dispatch: Dispatch | undefined,
): string | null {
  return dispatch?.buyer ? buyerSeals.open(dispatch.buyer, order.id) : order.tiedEmail;
}

/** The name of an order for its buyer: the number in the mails, never its code. */
export const numberOf = ({ sale, identifier }: Pick<Order, 'sale' | 'identifier'>): string | null =>
  sale === null ? identifier : `V-${sale.id}-${sale.copy}`;
