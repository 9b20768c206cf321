import type { CatalogueEntry } from './entry.ts';

/** Problems of a city's map. */
export const maps = {
  'bad-bounds': {
    title: 'Cadre du plan à l’envers',
    severity: 'error',
    explanation:
      'Le bord bas du plan est au sud de son bord haut, et le bord gauche à l’ouest du bord droit : sinon rien ne se dessine.',
  },
  'outside-map': {
    title: 'Repère hors du plan',
    severity: 'error',
    explanation:
      'Ce point tombe hors du cadre : le joueur ne le verrait pas. Souvent, latitude et longitude sont échangées.',
  },
  'unknown-drawing': {
    title: 'Dessin inconnu',
    severity: 'error',
    explanation: 'Le repère nomme un dessin que le plan n’a pas : il n’aurait qu’une marque ordinaire.',
  },
  'unused-drawing': {
    title: 'Dessin inutilisé',
    severity: 'warning',
    explanation: 'Aucun repère du plan ne montre ce dessin.',
  },
  'bad-drawing': {
    title: 'Tracé illisible',
    severity: 'error',
    explanation: 'Le navigateur s’arrête au milieu d’un tracé mal écrit : le dessin serait incomplet.',
  },
  'unknown-printed-name': {
    title: 'Nom qui n’est pas sur le plan',
    severity: 'error',
    explanation: 'Les insectes se posent sur un nom imprimé, écrit exactement comme sur le plan.',
  },
  'name-upside-down': {
    title: 'Nom de rue à l’envers',
    severity: 'warning',
    explanation: 'Le nom s’écrit dans le sens de sa ligne : de droite à gauche, il serait la tête en bas.',
  },
  'name-cut': {
    title: 'Nom coupé ou couvert',
    severity: 'warning',
    explanation:
      'Le nom déborde de sa ligne ou du plan, ou la boussole le couvre : on ne le lirait pas en entier.',
  },
} as const satisfies Record<string, CatalogueEntry>;
