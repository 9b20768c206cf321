import { letterTo, mailFacts, type Mail, quote } from '../letter.ts';
import { wordsIn } from '../../words/words.ts';
import type { SiteFile } from '../../../engine/index.ts';

interface Receipt {
  /** Code or order number; null when the buyer wrote something else. */
  readonly reference: string | null;
  readonly email: string;
  /** Formatted. */
  readonly moment: string;
  /** Numbers of the letters whose code was stopped by it, and of those left to a person. */
  readonly stopped: readonly string[];
  readonly left: readonly string[];
}

/** Confirms to the buyer the content and the time of the withdrawal. */
export function withdrawalReceiptLetter(
  { reference, email, moment, stopped, left }: Receipt,
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
    ...(stopped.length > 0 ? [receipt.stopped(stopped)] : []),
    ...(left.length > 0 ? [receipt.left(left)] : []),
    receipt.keep,
    receipt.return(sale.return, legal.publisher, legal.address),
    receipt.notAsked,
  ]);
}
