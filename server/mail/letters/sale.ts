import type { SaleProblem } from '../../store/shop/sale-facts.ts';
import { letterTo, mailFacts, paragraph, type Mail, mailLink } from '../letter.ts';
import { wordsIn } from '../../words/words.ts';
import { formatDay, type Language, type SiteFile } from '../../../engine/index.ts';

interface SaleNotice {
  readonly number: string;
  /** The shop's own name of the sale. */
  readonly reference: string;
  readonly problems: readonly SaleProblem[];
  /** Codes of the letters that had left before the money went back. */
  readonly alreadyPosted: readonly string[];
}

/** The meaning of each problem, and the remedy. */
export const SALE_PROBLEM_WORDS: Readonly<Record<SaleProblem, string>> = {
  'unknown-product':
    'Un des produits vendus n’est pas dans « shop » de scenarios/site.yaml, ou sa ville n’a pas de lettre. Ajoutez-le et relancez le serveur : les plis manquants se feront d’eux-mêmes dans les six heures.',
  'too-many-copies':
    'La vente compte plus de cent plis : aucun n’a été créé. Créez-les par lot, au guichet, si elle est juste.',
  'partly-refunded':
    'Une partie du paiement a été rendue. Rien n’a été arrêté : à vous de dire quel pli ne part pas.',
  'unreadable-gift':
    'Ce que l’acheteur a écrit pour un cadeau n’a pas pu être repris en entier (jour passé, texte trop long).',
  'no-address': 'La vente n’a pas d’adresse lisible : notez-la dans le dossier de chaque pli.',
  'nothing-paid': 'Rien n’a été payé : la caisse n’a rien demandé. Aucun pli n’a été créé.',
  'reversed-after-posting':
    'L’argent est reparti (remboursement ou litige) après l’envoi. Rien n’a été arrêté.',
  unread:
    'La boutique ne répond pas à nos questions sur cette vente depuis une heure. On continue d’essayer, trente jours durant ; vérifiez STRIPE_API_KEY.',
};

/** Tells the publisher what a person must look at in a sale. */
export function saleNoticeLetter({ number, reference, problems, alreadyPosted }: SaleNotice): Mail {
  const posted =
    alreadyPosted.length > 0 ? [{ label: 'Plis déjà partis', value: alreadyPosted.join(', ') }] : [];
  return {
    language: 'fr',
    subject: `Vente ${number} : à regarder`,
    blocks: [
      ...problems.map((problem) => paragraph(SALE_PROBLEM_WORDS[problem])),
      mailFacts(
        { label: 'Vente', value: number },
        { label: 'Chez le prestataire', value: reference },
        ...posted,
      ),
    ],
  };
}

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
