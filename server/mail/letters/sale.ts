import { letterTo, mailFacts, type Block, type Mail, type MailFact, mailLink } from '../letter.ts';
import { wordsIn, type Words } from '../../words/words.ts';
import { formatDay, type Language, type SiteFile } from '../../../engine/index.ts';
import type { SaleFacts } from '../../store/shop/sale-facts.ts';

/** The order of a buyer. */
interface Ordered extends Pick<SaleFacts, 'amount' | 'currency' | 'address'> {
  readonly number: string;
  readonly letters: number;
  /** The name of the city of each letter. */
  readonly cities: readonly string[];
  /** Formatted. */
  readonly orderedAt: string;
  /** AAAA-MM-JJ; null: as soon as possible. */
  readonly postOn: string | null;
  readonly withdrawalUrl: string;
  /** The page where the letters are followed; null without a key to sign its address. */
  readonly followUrl: string | null;
}

/**
 * Tells the buyer that the order is known, with what the law wants to be kept of it. It names no code: only the
 * letter does.
 */
export function saleReceiptLetter(order: Ordered, site: SiteFile, words = wordsIn()): Mail {
  const { sale } = words.mails;
  return letterTo(words, words.mails.saleReceipt.subject(order.number), [
    words.mails.saleReceipt.paid,
    ...describeOrder(order, site, words),
    words.mails.saleReceipt.accepted(site.sale.acceptance),
    sale.terms,
    sale.withdrawal(site.sale.withdrawal),
    mailLink(sale.link, order.withdrawalUrl),
  ]);
}

/** Tells the buyer that the seller accepts the order. */
export function saleAcceptedLetter(order: Ordered, site: SiteFile, words = wordsIn()): Mail {
  const { sale, saleAccepted } = words.mails;
  return letterTo(words, saleAccepted.subject(order.number), [
    saleAccepted.accepted,
    ...describeOrder(order, site, words),
    sale.terms,
    sale.withdrawal(site.sale.withdrawal),
    mailLink(sale.link, order.withdrawalUrl),
  ]);
}

/** Leads the buyer to what is kept of them. */
export function buyerProofLetter(url: string, words = wordsIn()): Mail {
  const { buyerProof } = words.mails;
  return letterTo(words, buyerProof.subject, [
    buyerProof.asked,
    mailLink(buyerProof.link, url),
    buyerProof.notAsked,
  ]);
}

function describeOrder(order: Ordered, { sale: terms }: SiteFile, words: Words): readonly Block[] {
  const { number, letters, cities, orderedAt, postOn, followUrl, address } = order;
  const { follow, labels, sale } = words.mails;
  const price = priceOf(order, words);
  const posting =
    postOn === null ? sale.postedWithin(terms.delivery) : sale.postedFrom(writeDay(postOn, words.language));
  const known: readonly (MailFact | null)[] = [
    { label: labels.order(1), value: number },
    { label: labels.orderedAt, value: orderedAt },
    { label: labels.letters(letters), value: sale.packs(countEach(cities)) },
    price === null ? null : { label: labels.price, value: price },
    address && { label: labels.address, value: addressLines(address).join(', ') },
    { label: labels.posting, value: posting },
    { label: labels.terms, value: terms.version },
  ];
  return [
    mailFacts(...known.filter((fact) => fact !== null)),
    ...(followUrl === null ? [] : [mailLink(follow(letters), followUrl)]),
  ];
}

function countEach(names: readonly string[]): readonly (readonly [name: string, count: number])[] {
  return [...new Set(names)].map((name) => [name, names.filter((each) => each === name).length]);
}

/** A currency that no bank knows is written as the shop names it. */
function priceOf({ amount, currency }: Ordered, { language, mails }: Words): string | null {
  if (amount === null || currency === null || !/^[a-z]{3}$/i.test(currency)) return null;
  const format = new Intl.NumberFormat(language, { style: 'currency', currency });
  return mails.sale.paid(format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2)));
}

const addressLines = (address: NonNullable<Ordered['address']>): readonly string[] => {
  const { name, line1, line2, postalCode, city, country } = address;
  return [name, line1, ...(line2 === null ? [] : [line2]), `${postalCode} ${city}`, country];
};

function writeDay(day: string, language: Language): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return formatDay({ year, month, day: date }, language, { year: true });
}
