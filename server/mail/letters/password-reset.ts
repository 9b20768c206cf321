import { mailLink, paragraph } from '../letter.ts';
import type { Mail } from '../letter.ts';

/** Link to choose a new password. */
export function passwordResetLetter({ url }: { readonly url: string }): Mail {
  return {
    subject: 'Choisissez un nouveau mot de passe',
    blocks: [
      paragraph('Bonjour,'),
      paragraph('Le guichet a reçu votre demande. Voici de quoi choisir un nouveau mot de passe.'),
      mailLink('Choisir mon mot de passe', url),
      paragraph(
        'Ce lien sert une seule fois, pendant une heure, et une demande plus récente l’annule. Le changement fait, tous vos appareils vous demanderont de vous connecter à nouveau.',
      ),
      paragraph(
        'Vous n’avez rien demandé ? N’ouvrez pas le lien : votre mot de passe reste le même, et personne n’entre.',
      ),
      paragraph('Votre courrier vous attend.'),
    ],
  };
}
