import type { CatalogueEntry } from './entry.ts';

/** Values that do not fit their schema. */
export const shape = {
  'missing-field': {
    title: 'Champ manquant',
    severity: 'error',
    explanation: 'Ce champ est obligatoire à cet endroit.',
  },
  'unknown-field': {
    title: 'Champ inconnu',
    severity: 'error',
    explanation:
      'Ce champ n’existe pas à cet endroit : il serait ignoré, et c’est le plus souvent une faute de frappe.',
  },
  'comma-in-text': {
    title: 'Virgule dans un texte sans guillemets',
    severity: 'error',
    explanation:
      'Entre { et }, la virgule sépare les champs : sans guillemets, un texte finit à sa première virgule.',
  },
  'unknown-value': {
    title: 'Valeur inconnue',
    severity: 'error',
    explanation: 'Ce champ n’accepte que quelques valeurs, et celle-ci n’en est pas.',
  },
  'unknown-puzzle-type': {
    title: 'Type d’épreuve inconnu',
    severity: 'error',
    explanation:
      'Le type choisit l’instrument du joueur : seuls les instruments qui existent peuvent être nommés.',
  },
  'wrong-type': {
    title: 'Valeur d’une autre nature',
    severity: 'error',
    explanation: 'Un texte, un nombre, une liste et un groupe de champs ne se remplacent pas l’un l’autre.',
  },
  'number-for-text': {
    title: 'Nombre à la place d’un texte',
    severity: 'error',
    explanation: 'Sans guillemets, YAML lit un nombre et en perd les zéros de tête : 0412 deviendrait 412.',
  },
  'empty-value': {
    title: 'Valeur vide',
    severity: 'error',
    explanation: 'Le champ est écrit, sa valeur ne l’est pas.',
  },
  'bad-form': {
    title: 'Forme inattendue',
    severity: 'error',
    explanation: 'La valeur n’est pas écrite comme ce champ le demande.',
  },
  'out-of-range': {
    title: 'Nombre hors limites',
    severity: 'error',
    explanation: 'Le nombre est plus petit ou plus grand que ce que le champ admet.',
  },
  'too-short': {
    title: 'Trop court',
    severity: 'error',
    explanation: 'Un texte ou une liste a ici une longueur minimale.',
  },
  'too-long': {
    title: 'Trop long',
    severity: 'error',
    explanation: 'Un texte ou une liste a ici une longueur maximale.',
  },
  'repeated-entry': {
    title: 'Entrée répétée',
    severity: 'error',
    explanation:
      'La même entrée figure deux fois dans une liste où elle ne compte qu’une fois : l’une d’elles devait dire autre chose.',
  },
  'choose-one-field': {
    title: 'Un seul champ à choisir',
    severity: 'error',
    explanation: 'Ces champs s’excluent : il en faut un, et un seul.',
  },
  'unwanted-field': {
    title: 'Champ de trop',
    severity: 'error',
    explanation: 'Ce champ existe, mais n’a pas de sens avec les autres valeurs écrites ici.',
  },
} as const satisfies Record<string, CatalogueEntry>;
