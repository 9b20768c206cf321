import { mailFacts, paragraph } from '../letter.ts';
import type { Mail } from '../letter.ts';

/** Tells the buyer that a lost letter is sent anew. `number`: of the order; null when it has none. */
export function letterAgainLetter(number: string | null): Mail {
  return {
    subject: 'Votre pli s’est perdu : un autre part',
    blocks: [
      paragraph('Bonjour,'),
      paragraph(
        'Votre pli ne vous est pas parvenu. Nous en préparons un autre, sans rien vous demander ; un message vous dira quand il part.',
      ),
      ...(number === null ? [] : [mailFacts({ label: 'Commande', value: number })]),
      paragraph(
        'Le code de la lettre perdue ne sert plus. Si elle arrivait tout de même, c’est la nouvelle qui ouvre l’enquête.',
      ),
    ],
  };
}
