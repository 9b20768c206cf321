import { mailFacts, mailLink, paragraph } from '../letter.ts';
import type { Mail } from '../letter.ts';

interface LateMessage {
  readonly city: string;
  /** When it comes, formatted. */
  readonly moment: string;
  readonly url: string;
}

/**
 * Tells a player who asked for it that a message has come; never which, as others may read over a shoulder.
 */
export function arrivalLetter({ city, moment, url }: LateMessage): Mail {
  return {
    subject: 'Un courrier vous attend',
    blocks: [
      paragraph('Bonjour,'),
      paragraph(
        'Le courrier que vous guettiez est levé. Le guichet ne l’a pas ouvert : il vous attend dans votre dossier.',
      ),
      mailFacts({ label: 'Ville', value: city }, { label: 'Levée', value: moment }),
      mailLink('Ouvrir mon courrier', url),
      paragraph(
        'Vous recevez ce mail parce que vous l’avez demandé, depuis votre dossier, pour ce courrier et lui seul. Aucun autre ne suivra : il n’y a rien à arrêter.',
      ),
    ],
  };
}
