// Mails to the publisher, which stay French.
import type { SaleProblem, Unread } from '../../store/shop/sale-facts.ts';
import { mailFacts, paragraph, type Mail } from '../letter.ts';

interface SaleNotice {
  readonly number: string;
  /** The shop's own name of the sale. */
  readonly reference: string;
  readonly problems: readonly SaleProblem[];
  /** Texts that were not understood. */
  readonly unread: readonly Unread[];
  /** Codes of the letters that had left before the money went back. */
  readonly alreadyPosted: readonly string[];
}

/** The meaning of each problem, and the remedy. */
export const SALE_PROBLEM_WORDS: Readonly<Record<SaleProblem, string>> = {
  'unknown-product':
    'Un des produits vendus n’est pas dans « shop » de scenarios/site.yaml, ou sa ville n’a pas de lettre. Ajoutez-le et relancez le serveur : les plis manquants se feront d’eux-mêmes dans les six heures.',
  'too-many-copies':
    'La vente compte plus de cent plis : aucun n’a été créé. Créez-les par lot, au guichet, si elle est juste.',
  'unknown-game':
    'La vente d’une planche ne dit pas de quelle partie finie, ou ce qu’elle dit ne vient pas de ce site : demandez à l’acheteur le code de sa lettre, et notez-le dans « Planches ».',
  'partly-refunded':
    'Une partie du paiement a été rendue. Rien n’a été arrêté : à vous de dire quel pli ne part pas.',
  'unreadable-gift':
    'Ce que l’acheteur a écrit pour un cadeau n’a pas été compris en entier : complétez le dossier de chaque pli.',
  'unknown-field':
    'La boutique a transmis un champ que le site ne connaît pas : lisez-le, et complétez le dossier de chaque pli s’il le faut.',
  'unreadable-lines':
    'Une ligne de la vente ne dit pas combien de plis sont payés : aucun n’a été créé pour elle. Créez-les au guichet.',
  'unreadable-price':
    'Le montant de la vente ou sa monnaie ne sont pas ceux d’un achat : vérifiez chez le prestataire ce qui a été payé.',
  'unreadable-email':
    'La vente n’a pas d’adresse électronique lisible : son acheteur n’a reçu aucun message.',
  'long-address':
    'L’adresse est trop longue pour la fenêtre de l’enveloppe : abrégez-la dans le dossier de chaque pli.',
  'no-address': 'La vente n’a pas d’adresse lisible : notez-la dans le dossier de chaque pli.',
  'nothing-paid': 'Rien n’a été payé : la caisse n’a rien demandé. Aucun pli n’a été créé.',
  'reversed-after-posting':
    'L’argent est reparti (remboursement ou litige) après l’envoi. Rien n’a été arrêté.',
  unread:
    'La boutique ne répond pas à nos questions sur cette vente depuis une heure. On continue d’essayer, trente jours durant ; vérifiez STRIPE_API_KEY.',
};

/** The name of what was not understood. */
export const UNREAD_WORDS: Readonly<Record<Unread['field'], string>> = {
  giftFrom: 'De la part de',
  giftTo: 'Pour qui',
  giftLine: 'La ligne du cadeau',
  postOn: 'Le jour de l’envoi',
  lastWord: 'Le dernier mot',
  gift: 'Le cadeau',
  other: 'Un champ de la boutique',
  lines: 'Les produits',
  game: 'La partie',
  amount: 'Le montant',
  currency: 'La monnaie',
  email: 'Le courriel',
  address: 'L’adresse',
};

const SALE_HELD =
  'Rien de cette vente ne part tant que personne n’a dit « C’est regardé » dans « Ventes » : complétez d’abord leur dossier.';

/** Tells the publisher what a person must look at in a sale. */
export function saleNoticeLetter({ number, reference, problems, unread, alreadyPosted }: SaleNotice): Mail {
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
        ...unread.map(({ field, text }) => ({ label: UNREAD_WORDS[field], value: `« ${text} »` })),
      ),
      ...(unread.length > 0 ? [paragraph(SALE_HELD)] : []),
    ],
  };
}

interface FoundLetter {
  readonly code: string;
  readonly number: string | null;
  /** Null when its code was left as it was. */
  readonly fate: 'stopped' | 'activated' | null;
}

const FATES = {
  stopped: 'arrêté, personne ne l’avait activé',
  activated: 'activé : à vous de décider',
} as const;

interface WithdrawalNotice {
  readonly reference: string;
  readonly email: string;
  /** Formatted. */
  readonly moment: string;
  readonly found: readonly FoundLetter[];
  /** Numbers of sales without a letter so far, and of letters that a sale does not have yet. */
  readonly unmade: readonly string[];
  /** Whether the reference also names letters that were bought with another mail. */
  readonly isOfOthers: boolean;
  /** Whether the buyer's receipt is sent automatically. */
  readonly sendsReceipt: boolean;
}

const SENT =
  'Une rétractation est arrivée par le site. L’accusé de réception part à la personne qui l’a envoyée ; répondre à ce message, c’est lui répondre.';
const HELD =
  'Une rétractation est arrivée par le site. Il en est venu tant en une heure que l’accusé de réception n’est pas parti de lui-même : si elle vous paraît vraie, envoyez-le en répondant à ce message.';

const TO_FINISH =
  'Au guichet, la page « Courrier » montre ce qui est retenu : remboursez chez le prestataire de paiement, puis « C’est réglé » ; ou « Relâcher », si la personne garde sa lettre.';
const TO_BE_MADE =
  'Ce qui n’est pas encore fait sera retenu dès qu’il le sera, si ce courriel est celui de la vente.';
const OF_OTHERS =
  'La référence désigne aussi des plis achetés avec un autre courriel : rien n’y a été retenu. Vérifiez qui écrit avant d’y toucher.';

/** Informs the publisher of a withdrawal. */
export function withdrawalNoticeLetter({
  reference,
  email,
  moment,
  found,
  unmade,
  isOfOthers,
  sendsReceipt,
}: WithdrawalNotice): Mail {
  const codes = found.map(({ code }) => code).join(', ');
  return {
    language: 'fr',
    subject: `Rétractation reçue : ${reference}`,
    blocks: [
      paragraph(sendsReceipt ? SENT : HELD),
      mailFacts(
        { label: 'Commande ou code', value: reference },
        { label: 'Courriel', value: email },
        { label: 'Reçue', value: moment },
        { label: 'Commande retrouvée', value: found.length === 0 ? 'non' : `oui, pli ${codes}` },
        ...found.map(({ code, number, fate }) => ({
          label: [code, number].filter(Boolean).join(', '),
          value: fate === null ? 'inchangé' : FATES[fate],
        })),
        ...unmade.map((value) => ({ label: 'Pas encore fait', value })),
      ),
      ...(unmade.length > 0 ? [paragraph(TO_BE_MADE)] : []),
      ...(found.some(({ fate }) => fate !== null) ? [paragraph(TO_FINISH)] : []),
      ...(isOfOthers ? [paragraph(OF_OTHERS)] : []),
    ],
  };
}
