import type { CatalogueEntry } from './entry.ts';

/** Problems of walkthroughs. */
export const walkthroughs = {
  'missing-walkthrough': {
    title: 'Parcours principal absent',
    severity: 'warning',
    explanation:
      'Un parcours nommé main prouve, à chaque vérification, que l’histoire se joue jusqu’au bout.',
  },
  'option-not-walked': {
    title: 'Option que personne n’essaie',
    severity: 'warning',
    explanation:
      'Aucun parcours ne prend cette décision : ce qui la suit n’est vérifié par aucune partie écrite.',
  },
  'walkthrough-disagrees': {
    title: 'Parcours qui ne se joue pas comme il est écrit',
    severity: 'error',
    explanation:
      'Joué selon les règles, le parcours s’écarte de ce qui est écrit : réponse refusée, étape, écran, tuile ou messages différents, arrivée ailleurs.',
  },
} as const satisfies Record<string, CatalogueEntry>;
