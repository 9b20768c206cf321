import { letterTo, mailFacts, type Block, type Mail, type MailFact, mailLink } from '../letter.ts';
import { wordsIn, type Words } from '../../words/words.ts';
import { formatDay, type Language, type SiteFile } from '../../../engine/index.ts';
import type { PostalAddress, SaleFacts } from '../../store/shop/sale-facts.ts';

/** The order of a buyer. */
interface Ordered extends Pick<SaleFacts, 'amount' | 'currency' | 'address'> {
  readonly number: string;
  readonly letters: number;
  /** How many sheets of stamps. */
  readonly keepsakes: number;
  /** The name of the city of each letter. */
  readonly cities: readonly string[];
  /** Formatted. */
  readonly orderedAt: string;
  /** AAAA-MM-JJ; null: as soon as possible. */
  readonly postOn: string | null;
  /** Whether the letters wait for the words of a present. */
  readonly isUntold: boolean;
  /** Whether they wait for a person, because something was not understood. */
  readonly isUnclear: boolean;
  readonly withdrawalUrl: string;
  /** The form where the letters are told and corrected; null without a key to sign its address. */
  readonly prepareUrl: string | null;
  /** The page where the letters are followed; null without a key to sign its address. */
  readonly followUrl: string | null;
}

/**
 * Tells the buyer that the order is known, with what the law wants to be kept of it. It names no code: only the
 * letter does.
 */
export function saleReceiptLetter(order: Ordered, site: SiteFile, words = wordsIn()): Mail {
  return letterTo(words, words.mails.saleReceipt.subject(order.number), [
    order.letters > 0 ? words.mails.saleReceipt.paid : words.mails.saleReceipt.paidSheet,
    ...describeOrder(order, site, words),
    ...leadToForm(order, words),
    words.mails.saleReceipt.accepted(site.sale.acceptance),
    ...describeWithdrawal(order, site, words),
  ]);
}

/** Tells the buyer that the seller accepts the order. */
export function saleAcceptedLetter(order: Ordered, site: SiteFile, words = wordsIn()): Mail {
  const { saleAccepted } = words.mails;
  return letterTo(words, saleAccepted.subject(order.number), [
    saleAccepted.accepted,
    ...describeOrder(order, site, words, order.prepareUrl !== null),
    ...(order.prepareUrl === null
      ? []
      : [
          saleAccepted.current(order.letters),
          mailLink(words.mails.saleReceipt.link(order.letters), order.prepareUrl),
        ]),
    ...describeWithdrawal(order, site, words),
  ]);
}

/** The terms, and the right of withdrawal: a sheet of stamps is made for its buyer, and has none. */
function describeWithdrawal(
  { letters, keepsakes, withdrawalUrl }: Ordered,
  site: SiteFile,
  { mails: { sale } }: Words,
): readonly (Block | string)[] {
  return [
    sale.terms,
    ...(letters > 0 ? [sale.withdrawal(site.sale.withdrawal)] : []),
    ...(keepsakes > 0 ? [sale.sheetWithoutWithdrawal] : []),
    mailLink(sale.link, withdrawalUrl),
  ];
}

interface PostedSheet {
  readonly number: string;
  readonly trackingNumber: string | null;
  /** The page where it is followed; null without a key to sign its address. */
  readonly followUrl: string | null;
}

/** Tells the buyer that a sheet of stamps is at the post office. */
export function keepsakePostedLetter(
  { number, trackingNumber, followUrl }: PostedSheet,
  words = wordsIn(),
): Mail {
  const { keepsakePosted, labels } = words.mails;
  return letterTo(words, keepsakePosted.subject, [
    keepsakePosted.posted,
    mailFacts(
      { label: labels.order(1), value: number },
      ...(trackingNumber === null ? [] : [{ label: labels.tracking, value: trackingNumber }]),
    ),
    ...(followUrl === null ? [] : [mailLink(keepsakePosted.follow, followUrl)]),
    keepsakePosted.notArrived,
  ]);
}

interface Moved {
  /** Of the letter; null when it has none. */
  readonly number: string | null;
  readonly address: PostalAddress;
  /** The form where it is told. */
  readonly url: string;
}

/** Tells the buyer that a letter goes to another address, which somebody with their link has typed. */
export function addressChangedLetter({ number, address, url }: Moved, words = wordsIn()): Mail {
  const { addressChanged, labels } = words.mails;
  return letterTo(words, addressChanged.subject, [
    addressChanged.changed,
    mailFacts(...(number === null ? [] : [{ label: labels.order(1), value: number }]), {
      label: labels.address,
      value: addressLines(address).join(', '),
    }),
    mailLink(addressChanged.link, url),
    addressChanged.notYou,
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

/** `mayChange`: the buyer may have changed the address and the day by then. */
function describeOrder(
  order: Ordered,
  { sale: terms }: SiteFile,
  words: Words,
  mayChange = false,
): readonly Block[] {
  const { number, letters, keepsakes, cities, orderedAt, followUrl, address } = order;
  const { follow, keepsakePosted, labels, sale } = words.mails;
  const price = priceOf(order, words);
  const known: readonly (MailFact | null)[] = [
    { label: labels.order(1), value: number },
    { label: labels.orderedAt, value: orderedAt },
    letters === 0 ? null : { label: labels.letters(letters), value: sale.packs(countEach(cities)) },
    keepsakes === 0 ? null : { label: labels.sheet, value: sale.sheets(keepsakes) },
    price === null ? null : { label: labels.price, value: price },
    mayChange ? null : address && { label: labels.address, value: addressLines(address).join(', ') },
    mayChange ? null : { label: labels.posting, value: writePosting(order, terms, words) },
    { label: labels.terms, value: terms.version },
  ];
  return [
    mailFacts(...known.filter((fact) => fact !== null)),
    ...(followUrl === null
      ? []
      : [mailLink(letters > 0 ? follow(letters) : keepsakePosted.follow, followUrl)]),
  ];
}

/** When the letters are posted. */
function writePosting(
  { postOn, isUntold, isUnclear }: Ordered,
  { delivery }: SiteFile['sale'],
  { language, mails: { sale } }: Words,
): string {
  const posted = postOn === null ? sale.postedWithin(delivery) : sale.postedFrom(writeDay(postOn, language));
  if (isUntold) return sale.postedAfter[isUnclear ? 'toldAndClear' : 'told'](posted);
  return isUnclear ? sale.postedAfter.clear(posted) : posted;
}

function leadToForm(
  { letters, prepareUrl, isUntold }: Ordered,
  { mails }: Words,
): readonly (Block | string)[] {
  const { correctable, link, present } = mails.saleReceipt;
  if (prepareUrl === null) return [];
  return [isUntold ? present(letters) : correctable(letters), mailLink(link(letters), prepareUrl)];
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

const addressLines = (address: PostalAddress): readonly string[] => {
  const { name, line1, line2, postalCode, city, country } = address;
  return [name, line1, ...(line2 === null ? [] : [line2]), `${postalCode} ${city}`, country];
};

function writeDay(day: string, language: Language): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return formatDay({ year, month, day: date }, language, { year: true });
}
