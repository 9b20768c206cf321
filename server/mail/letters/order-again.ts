import { mailFacts, mailLink, paragraph } from '../letter.ts';
import type { Mail } from '../letter.ts';

interface OrderAgain {
  readonly code: string;
  readonly city: string;
  /** Activation page, or the current game. */
  readonly url: string;
  readonly isPlayed: boolean;
}

/** Sends the code and a link to a player whose letter was lost. */
export function orderAgainLetter({ code, city, url, isPlayed }: OrderAgain): Mail {
  const why = isPlayed
    ? 'Votre enquête vous attend où vous l’avez laissée.'
    : 'Votre lettre s’est fait attendre : voici de quoi commencer sans elle.';
  return {
    subject: isPlayed ? 'Pour reprendre votre enquête' : 'Votre lettre, par un autre chemin',
    blocks: [
      paragraph('Bonjour,'),
      paragraph(why),
      mailFacts({ label: 'Ville', value: city }, { label: 'Code', value: code }),
      mailLink(isPlayed ? 'Reprendre l’enquête' : 'Ouvrir la lettre', url),
      paragraph('Ce message vient de notre guichet, à votre demande. Une question ? Répondez-y.'),
    ],
  };
}
