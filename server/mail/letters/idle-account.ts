import { mailLink, paragraph } from '../letter.ts';
import type { Mail } from '../letter.ts';

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
