import type { CatalogueEntry } from './entry.ts';

/** Problems of gatherings, their parts, and asides. */
export const beside = {
  'field-of-another-kind': {
    title: 'Champ d’une autre sorte d’étape',
    severity: 'error',
    explanation: 'Ce champ ne vaut que pour certaines sortes d’étapes (kind) ; ici il ne changerait rien.',
  },
  'not-a-part': {
    title: 'Petite étape sans rassemblement',
    severity: 'error',
    explanation:
      'Une petite étape (kind: part) est dans le « gather » d’un rassemblement, et d’un seul, qui n’en nomme pas d’autres.',
  },
  'needs-too-many': {
    title: 'Rassemblement qui demande trop',
    severity: 'error',
    explanation:
      'Personne ne peut résoudre plus de petites étapes qu’il n’y en a : l’histoire s’arrêterait là.',
  },
  'aside-never-open': {
    title: 'Étape à côté jamais ouverte',
    severity: 'error',
    explanation: 'Elle se fermerait avant de s’ouvrir, sur tous les trajets : on ne peut que la manquer.',
  },
  'leads-beside': {
    title: 'Renvoi à une étape à côté',
    severity: 'error',
    explanation:
      'On n’arrive pas à une petite étape ni à une étape à côté : le joueur reste où il est, et la résout ou non.',
  },
  'beside-not-walked': {
    title: 'Étape à côté jamais jouée',
    severity: 'error',
    explanation:
      'Un parcours résout chaque petite étape et chaque étape à côté : sans lui, rien ne prouve qu’elle se joue.',
  },
} as const satisfies Record<string, CatalogueEntry>;
