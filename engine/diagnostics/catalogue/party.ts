import type { CatalogueEntry } from './entry.ts';

/** Problems of the roles of a city that can be played in several hands. */
export const party = {
  'unknown-role': {
    title: 'Rôle inconnu',
    severity: 'error',
    explanation:
      'Le « for » nomme un rôle que party ne déclare pas : ce papier ne serait dans les mains de personne.',
  },
  'role-without-anything': {
    title: 'Rôle sans rien en mains',
    severity: 'error',
    explanation:
      'Aucun message, aucune pièce, aucun instrument n’est pour ce rôle : qui le tiendrait n’aurait rien à lui.',
  },
  'leaves-its-hands': {
    title: 'Message repris à qui le tenait',
    severity: 'error',
    explanation:
      'Le message qui le remplace (replacedBy) est pour un autre rôle : qui l’avait lu perdrait l’un, et ne verrait pas l’autre.',
  },
} as const satisfies Record<string, CatalogueEntry>;
