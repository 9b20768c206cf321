import type { Checker, Fault } from '../context.ts';
import { thingsOf, UNSEEN } from '../things.ts';

/** Whatever was made is seen by somebody: step, message, document, page, hint, tile, picture, sound. */
export const checkUnseen: Checker = ({ source, scenario, sights }) =>
  thingsOf(source, scenario)
    .filter(({ name }) => !sights.seen.has(name))
    .map(({ kind, title, about }): Fault => ({
      code: UNSEEN[kind],
      about,
      message: `Personne ne voit ${title}, sur aucun trajet.`,
      wayOut: 'Vérifiez d’où il dépend (from, after, until, replacedBy, versions), ou retirez-le.',
    }));
