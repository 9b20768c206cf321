import { letterTo, mailFacts, paragraph, type Mail, quote } from '../letter.ts';
import { wordsIn } from '../../words/words.ts';
import type { SiteFile } from '../../../engine/index.ts';

interface Notice {
  readonly reference: string;
  readonly email: string;
  /** Formatted. */
  readonly moment: string;
  /** Code of the order; null when none was found. */
  readonly code: string | null;
  /** Whether the code was unused and is now blocked. */
  readonly isStopped: boolean;
  /** Whether the buyer's receipt is sent automatically. */
  readonly sendsReceipt: boolean;
}

const SENT =
  'Une rétractation est arrivée par le site. L’accusé de réception part à la personne qui l’a envoyée ; répondre à ce message, c’est lui répondre.';
const HELD =
  'Une rétractation est arrivée par le site. Il en est venu tant en une heure que l’accusé de réception n’est pas parti de lui-même : si elle vous paraît vraie, envoyez-le en répondant à ce message.';

/** Informs the publisher of a withdrawal. */
export function withdrawalNoticeLetter({
  reference,
  email,
  moment,
  code,
  isStopped,
  sendsReceipt,
}: Notice): Mail {
  return {
    language: 'fr',
    subject: `Rétractation reçue : ${reference}`,
    blocks: [
      paragraph(sendsReceipt ? SENT : HELD),
      mailFacts(
        { label: 'Commande ou code', value: reference },
        { label: 'Courriel', value: email },
        { label: 'Reçue', value: moment },
        { label: 'Commande retrouvée', value: code === null ? 'non' : `oui, pli ${code}` },
        { label: 'Code', value: isStopped ? 'arrêté, personne ne l’avait activé' : 'inchangé' },
      ),
    ],
  };
}

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
