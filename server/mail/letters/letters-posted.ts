import { mailFacts, mailLink, paragraph } from '../letter.ts';
import type { Mail } from '../letter.ts';

/**
 * Tells the buyer that letters are at the post office. It names no code: only the letters do. `numbers`: of
 * the orders that have one. `links`: to the pages where they are followed.
 */
export function lettersPostedLetter(
  numbers: readonly string[],
  count: number,
  links: readonly string[],
): Mail {
  const many = count > 1;
  return {
    subject: many ? 'Vos plis sont partis' : 'Votre pli est parti',
    blocks: [
      paragraph('Bonjour,'),
      paragraph(
        many
          ? `Vos ${count} plis viennent d’être remis à la poste. Le code de chaque enquête n’est écrit que dans sa lettre.`
          : 'Votre pli vient d’être remis à la poste. Le code de l’enquête n’est écrit que dans la lettre.',
      ),
      ...(numbers.length > 0
        ? [mailFacts({ label: many ? 'Commandes' : 'Commande', value: numbers.join(', ') })]
        : []),
      ...links.map((link) => mailLink(many ? 'Suivre vos plis' : 'Suivre votre pli', link)),
      paragraph(
        'Si rien n’est arrivé dans les jours qui viennent, répondez à ce message : nous renverrons ce qui s’est perdu.',
      ),
    ],
  };
}
