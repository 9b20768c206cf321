import type { SiteFile } from '../../../engine/index.ts';
import { mailFacts, paragraph, quote } from '../letter.ts';
import type { Mail } from '../letter.ts';

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
