import type { CatalogueEntry } from '../diagnostic.ts';

/** Problems of promotions.yaml. */
export const promotions = {
  'promotion-unknown-city': {
    title: 'Promotion pour une ville qui n’existe pas',
    severity: 'warning',
    explanation:
      'Personne ne peut la jouer : la promotion n’est pas proposée, et sa solution n’en est pas une.',
  },
  'promotion-same-solution': {
    title: 'Solution partagée par deux promotions',
    severity: 'error',
    explanation:
      'Seule la première serait trouvée : accents, majuscules, espaces et articles ne comptent pas.',
  },
  'promotion-solution-repeated': {
    title: 'Solution écrite deux fois',
    severity: 'warning',
    explanation: 'Les deux écritures sont lues de la même façon : l’une d’elles ne sert à rien.',
  },
  'promotion-solution-unreadable': {
    title: 'Solution sans lettre ni chiffre',
    severity: 'error',
    explanation: 'Il n’en reste rien une fois lue : personne ne pourrait la trouver.',
  },
  'promotion-dates-reversed': {
    title: 'Promotion finie avant de commencer',
    severity: 'error',
    explanation: 'Le dernier jour précède le premier : la promotion ne serait jamais ouverte.',
  },
  'promotion-bad-day': {
    title: 'Jour impossible',
    severity: 'error',
    explanation: 'Les jours s’écrivent AAAA-MM-JJ et doivent exister.',
  },
  'promotion-same-code': {
    title: 'Un même code pour deux prix',
    severity: 'error',
    explanation: 'Le prestataire de paiement ne pourrait pas distinguer les deux prix.',
  },
} as const satisfies Record<string, CatalogueEntry>;
