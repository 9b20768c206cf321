import { mailLink, paragraph } from '../letter.ts';
import type { Mail } from '../letter.ts';

/** Asks the owner of an account to confirm the e-mail. */
export function emailProofLetter({ url }: { readonly url: string }): Mail {
  return {
    subject: 'Confirmez votre adresse',
    blocks: [
      paragraph('Bonjour,'),
      paragraph(
        'Un compte de notre guichet porte cette adresse. Confirmez qu’elle est la vôtre : une lettre commandée avec elle s’y montrera.',
      ),
      mailLink('Confirmer mon adresse', url),
      paragraph(
        'Ce lien vaut trois jours, une seule fois, pour qui est connecté à ce compte ; une demande plus récente l’annule.',
      ),
      paragraph(
        'Vous n’avez pas de compte chez nous, ou n’avez rien demandé ? Laissez ce message. Pour reprendre un compte ouvert à votre adresse par quelqu’un d’autre, demandez un nouveau mot de passe à la page de connexion : lui n’entrera plus.',
      ),
    ],
  };
}
