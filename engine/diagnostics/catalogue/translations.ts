import type { CatalogueEntry } from '../diagnostic.ts';

/** Problems of a city in another language. */
export const translations = {
  'translation-missing': {
    title: 'Traduction absente',
    severity: 'error',
    explanation:
      'La ville est offerte dans cette langue : qui la joue ne lit jamais une phrase française parce que la sienne manque.',
  },
  'translation-stale': {
    title: 'Traduction d’un autre français',
    severity: 'warning',
    explanation:
      'Le français a changé depuis que ce texte en a été traduit : la traduction dit peut-être autre chose. Quand un nombre a changé, c’est une erreur.',
  },
  'translation-orphan': {
    title: 'Traduction de rien',
    severity: 'error',
    explanation:
      'Le français n’a rien à cet endroit, ou rien qui se traduise : personne ne lirait ce texte, et il manque peut-être ailleurs.',
  },
  'translation-differs': {
    title: 'Traduction d’une autre forme',
    severity: 'error',
    explanation:
      'Une traduction change les mots, et rien d’autre : les balises, les conditions, les liens et le nombre des phrases sont ceux du français, dont le jeu dépend.',
  },
  'translation-too-long': {
    title: 'Traduction trop longue',
    severity: 'warning',
    explanation:
      'Un texte court tient sur un bouton, un timbre ou un titre : bien plus long, il y déborde ou s’y coupe.',
  },
} as const satisfies Record<string, CatalogueEntry>;
