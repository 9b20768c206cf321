import type { CatalogueEntry } from './entry.ts';

/** Problems of the report on a finished game. */
export const reportSentences = {
  'unknown-blank': {
    title: 'Blanc inconnu',
    severity: 'error',
    explanation:
      'Le rapport remplit les blancs qu’il connaît, et eux seuls : un autre s’imprimerait avec ses accolades.',
  },
  'solution-in-report': {
    title: 'Solution dans le rapport',
    severity: 'error',
    explanation: 'Un joueur montre son rapport à des amis qui joueront : aucune réponse ne s’y lit.',
  },
  'sentence-never-said': {
    title: 'Phrase que personne ne lira',
    severity: 'warning',
    explanation:
      'De chaque groupe s’imprime la première phrase dont la condition est vraie ; celle-ci ne l’est jamais la première.',
  },
  'group-may-be-empty': {
    title: 'Rubrique qui peut rester vide',
    severity: 'warning',
    explanation: 'Un groupe dont chaque phrase a une condition n’imprime rien pour qui n’en remplit aucune.',
  },
} as const satisfies Record<string, CatalogueEntry>;
