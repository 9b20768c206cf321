import { mailLink, paragraph } from '../letter.ts';
import type { Mail } from '../letter.ts';

interface Idle {
  /** How long nobody logged in, in words. */
  readonly since: string;
  /** The last day to log in, as a person reads it. */
  readonly day: string;
  readonly loginUrl: string;
}

/** To a player who has not come back for years: the account goes, unless they log in. */
export function idleAccountLetter({ since, day, loginUrl }: Idle): Mail {
  return {
    subject: 'Votre compte va être effacé',
    blocks: [
      paragraph('Bonjour,'),
      paragraph(`Personne ne s’est connecté à votre compte depuis ${since}. Nous ne gardons pas plus longtemps ce qui ne sert plus.`),
      paragraph(`Pour le garder, connectez-vous une fois avant le ${day}. Passé ce jour, tout ce qui est personnel sera effacé.`),
      mailLink('Se connecter', loginUrl),
      paragraph('Pour le laisser partir, il n’y a rien à faire.'),
    ],
  };
}
