import { letterTo, mailFacts, type Mail, quote } from '../letter.ts';
import { wordsIn } from '../../words/words.ts';
import type { SiteFile } from '../../../engine/index.ts';

interface Receipt {
  /** Code or order number; null when the buyer wrote something else. */
  readonly reference: string | null;
  readonly email: string;
  /** Formatted. */
  readonly moment: string;
}

/** Confirms to the buyer the content and the time of the withdrawal. */
export function withdrawalReceiptLetter(
  { reference, email, moment }: Receipt,
  { legal, sale }: SiteFile,
  words = wordsIn(),
): Mail {
  const { labels, withdrawalReceipt: receipt } = words.mails;
  return letterTo(words, receipt.subject, [
    receipt.received,
    mailFacts(
      { label: labels.reference, value: reference ?? receipt.notRepeated },
      { label: labels.email, value: email },
      { label: labels.received, value: moment },
    ),
    quote(receipt.declaration),
    receipt.keep,
    receipt.return(sale.return, legal.publisher, legal.address),
    receipt.notAsked,
  ]);
}
