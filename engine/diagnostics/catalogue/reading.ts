import type { CatalogueEntry } from './entry.ts';

/** Files that cannot be parsed, or that are in the wrong folder. */
export const reading = {
  'yaml-syntax': {
    title: 'YAML illisible',
    severity: 'error',
    explanation:
      'Le fichier ne suit pas l’écriture YAML : rien n’en est lu tant que la ligne montrée n’est pas corrigée.',
  },
  'yaml-tab': {
    title: 'Tabulation en retrait',
    severity: 'error',
    explanation: 'YAML ne compte que les espaces : une tabulation en début de ligne n’a pas de largeur.',
  },
  'yaml-indent': {
    title: 'Retrait faux',
    severity: 'error',
    explanation: 'Le retrait dit à quel champ appartient une ligne : les champs d’un même niveau s’alignent.',
  },
  'yaml-colon': {
    title: 'Deux-points de trop',
    severity: 'error',
    explanation:
      'Un deux-points suivi d’une espace commence une valeur : un texte qui en contient un se met entre guillemets droits.',
  },
  'yaml-quote': {
    title: 'Guillemets',
    severity: 'error',
    explanation:
      'Un texte qui commence par un signe réservé (@, `, %, *, &, !) se met entre guillemets droits, et tout guillemet ouvert se ferme.',
  },
  'yaml-documents': {
    title: 'Plusieurs textes dans un fichier',
    severity: 'error',
    explanation: 'Un fichier YAML ne contient ici qu’un seul texte : ce qui suit « --- » serait ignoré.',
  },
  'file-too-long': {
    title: 'Fichier trop long',
    severity: 'error',
    explanation:
      'Un fichier bien plus long que tout ce qui s’écrit pour une ville est une erreur de copie : il n’est pas lu.',
  },
  'control-character': {
    title: 'Caractère invisible',
    severity: 'error',
    explanation:
      'Un caractère de commande, venu d’un copier-coller ou d’un fichier abîmé, ne s’imprime pas et gêne la lecture.',
  },
  'too-deep': {
    title: 'Trop de niveaux',
    severity: 'error',
    explanation:
      'Des groupes, des listes ou des balises sont mis les uns dans les autres bien au-delà de ce qui a un sens.',
  },
  'duplicate-key': {
    title: 'Champ répété',
    severity: 'error',
    explanation: 'Un champ écrit deux fois au même endroit n’a plus de valeur certaine.',
  },
  'empty-file': {
    title: 'Fichier vide',
    severity: 'error',
    explanation: 'Un fichier sans contenu ne dit rien : il est à remplir ou à retirer.',
  },
  'missing-scenario': {
    title: 'Ville sans scenario.yaml',
    severity: 'error',
    explanation:
      'Tout dossier de scenarios/ est une ville, et une ville commence par son fichier scenario.yaml.',
  },
  'stray-file': {
    title: 'Fichier que rien ne lit',
    severity: 'error',
    explanation: 'Le nom ou le dossier de ce fichier ne correspond à rien de connu : il ne serait jamais lu.',
  },
} as const satisfies Record<string, CatalogueEntry>;
