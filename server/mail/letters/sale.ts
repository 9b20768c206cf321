import { letterTo, mailFacts, type Mail, mailLink } from '../letter.ts';
import { wordsIn } from '../../words/words.ts';
import { formatDay, type Language, type SiteFile } from '../../../engine/index.ts';

interface SaleReceipt {
  readonly number: string;
  readonly letters: number;
  /** AAAA-MM-JJ; null: as soon as possible. */
  readonly postOn: string | null;
  readonly withdrawalUrl: string;
  /** The page where the letters are followed; null without a key to sign its address. */
  readonly followUrl: string | null;
}

/** Tells the buyer that the order is known. It names no code: only the letter does. */
export function saleReceiptLetter(
  { number, letters, postOn, withdrawalUrl, followUrl }: SaleReceipt,
  { sale }: SiteFile,
  words = wordsIn(),
): Mail {
  const { follow, labels, saleReceipt } = words.mails;
  const posting =
    postOn === null
      ? saleReceipt.postedWithin(sale.delivery)
      : saleReceipt.postedFrom(writeDay(postOn, words.language));
  return letterTo(words, saleReceipt.subject(number), [
    saleReceipt.paid,
    mailFacts(
      { label: labels.order(1), value: number },
      { label: labels.letters(letters), value: String(letters) },
      { label: labels.posting, value: posting },
    ),
    ...(followUrl === null ? [] : [mailLink(follow(letters), followUrl)]),
    saleReceipt.withdrawal(sale.withdrawal),
    mailLink(saleReceipt.link, withdrawalUrl),
  ]);
}

function writeDay(day: string, language: Language): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return formatDay({ year, month, day: date }, language, { year: true });
}
