import { mailFacts, paragraph, type Mail, quote } from '../letter.ts';
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

const NOT_REPEATED = 'gardé tel que vous l’avez écrit dans le formulaire';

/** Confirms to the buyer the content and the time of the withdrawal. */
export function withdrawalReceiptLetter(
  { reference, email, moment }: Receipt,
  { legal, sale }: SiteFile,
): Mail {
  return {
    subject: 'Accusé de réception de votre rétractation',
    blocks: [
      paragraph('Bonjour,'),
      paragraph(
        'Nous avons bien reçu votre déclaration. En voici le contenu, avec la date et l’heure de son envoi.',
      ),
      mailFacts(
        { label: 'Commande ou code', value: reference ?? NOT_REPEATED },
        { label: 'Courriel', value: email },
        { label: 'Reçue', value: moment },
      ),
      quote('Je renonce au contrat qui porte sur la commande désignée ci-dessus.'),
      paragraph(
        'Gardez ce message : il prouve votre demande et sa date. Nous cherchons votre commande et vous répondons à cette adresse, avec le bon de retour.',
      ),
      paragraph(
        `Vous avez ${sale.return} à compter de cette demande pour renvoyer le pack, complet, à ${legal.publisher}, ${legal.address}. Si vous avez indiqué le code d’une lettre que personne n’a activée, ce code ne peut plus l’être. S’il a déjà été activé, la suite dépend de l’accord donné à l’activation : notre réponse le dira.`,
      ),
      paragraph(
        'Vous n’avez rien demandé ? Quelqu’un a pu écrire votre adresse par erreur. Répondez à ce message et nous l’effacerons.',
      ),
    ],
  };
}
