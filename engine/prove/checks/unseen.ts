import type { Checker, Fault } from '../context.ts';
import { thingsOf, UNSEEN } from '../things.ts';

/**
 * Checks that everything in the files is shown in some state: step, message, document, page, hint, tile,
 * picture, sound.
 */
export const checkUnseen: Checker = ({ source, scenario, shown }) =>
  thingsOf(source, scenario)
    .filter(({ name }) => !shown.names.has(name))
    .map(({ kind, title, about }): Fault => ({
      code: UNSEEN[kind],
      about,
      message: `Personne ne voit ${title}, sur aucun trajet.`,
      wayOut: 'Vérifiez d’où il dépend (from, after, until, if, replacedBy, versions), ou retirez-le.',
    }));
