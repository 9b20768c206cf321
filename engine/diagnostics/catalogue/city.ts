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
    explanation:
      'Les heures vont de 0 à 24, l’ouverture avant la fermeture, et les jours de 1 (lundi) à 7 (dimanche) dans l’ordre.',
  },
  'opens-nothing': {
    title: 'Heures sans épreuve',
    severity: 'error',
    explanation: '« opens » dit quand une épreuve prend des réponses ; sans épreuve, il n’a rien à ouvrir.',
  },
  'two-hours': {
    title: 'Deux horaires pour un lieu',
    severity: 'error',
    explanation:
      'Un lieu suit les heures de la ville (closes), ou a les siennes (hours) : avec les deux, le joueur ne saurait lesquelles croire.',
  },
  'overlapping-hours': {
    title: 'Horaires qui se recouvrent',
    severity: 'error',
    explanation:
      'Un même jour ne peut tomber que sous une seule plage, sinon on ne sait quelles heures valent.',
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
  'date-to-come': {
    title: 'Date à venir',
    severity: 'warning',
    explanation: 'Le joueur lirait « Remis » suivi d’une date qui n’est pas encore venue.',
  },
  'segments-differ': {
    title: 'Durées et prises de parole en nombre différent',
    severity: 'warning',
    explanation:
      'Chaque durée de segments donne l’heure d’une prise de parole : il en faut autant que de <Line>.',
  },
  'swapped-coordinates': {
    title: 'Latitude et longitude échangées',
    severity: 'error',
    explanation:
      'La latitude (vers le nord) s’écrit d’abord : échangées, le lieu est ailleurs sur la terre, la marche et la feuille de repérage sont fausses.',
  },
  'unused-place': {
    title: 'Lieu que rien ne nomme',
    severity: 'warning',
    explanation: 'Le lieu est au registre, aucune étape n’y passe : on irait le vérifier pour rien.',
  },
} as const satisfies Record<string, CatalogueEntry>;
