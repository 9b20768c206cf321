import type { CatalogueEntry } from './entry.ts';

/** Problems of hours, colours and time zone. */
export const city = {
  'bad-date': {
    title: 'Date impossible',
    severity: 'error',
    explanation: 'Les dates s’écrivent jour/mois et doivent exister (le 29/2 est admis).',
  },
  'bad-hours': {
    title: 'Heures impossibles',
    severity: 'error',
    explanation: 'Les heures vont de 0 à 24, l’ouverture avant la fermeture, et les jours de 1 (lundi) à 7 (dimanche) dans l’ordre.',
  },
  'overlapping-hours': {
    title: 'Horaires qui se recouvrent',
    severity: 'error',
    explanation: 'Un même jour ne peut tomber que sous une seule plage, sinon on ne sait quelles heures valent.',
  },
  'unknown-time-zone': {
    title: 'Fuseau horaire inconnu',
    severity: 'error',
    explanation: 'Le fuseau s’écrit comme dans la base IANA : Continent/Ville, en anglais.',
  },
  'low-contrast': {
    title: 'Couleur trop peu lisible',
    severity: 'error',
    explanation: 'On lit en plein soleil : l’encre de la ville a un contraste d’au moins 7:1 avec son fond.',
  },
} as const satisfies Record<string, CatalogueEntry>;
