import { mailLink, paragraph, type Mail } from '../letter.ts';

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

interface Idle {
  /** Time since the last login, in words. */
  readonly since: string;
  /** Last day to log in, formatted. */
  readonly day: string;
  readonly loginUrl: string;
}

/** Warns a player that the inactive account will be erased. */
export function idleAccountLetter({ since, day, loginUrl }: Idle): Mail {
  return {
    subject: 'Votre compte va être effacé',
    blocks: [
      paragraph('Bonjour,'),
      paragraph(
        `Personne ne s’est connecté à votre compte depuis ${since}. Nous ne gardons pas plus longtemps ce qui ne sert plus.`,
      ),
      paragraph(
        `Pour le garder, connectez-vous une fois avant le ${day}. Passé ce jour, tout ce qui est personnel sera effacé.`,
      ),
      mailLink('Se connecter', loginUrl),
      paragraph('Pour le laisser partir, il n’y a rien à faire.'),
    ],
  };
}
