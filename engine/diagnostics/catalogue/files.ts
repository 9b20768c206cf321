import type { CatalogueEntry } from '../diagnostic.ts';

/** Problems of one file: its text, its YAML, the shape that its schema gives it. */
export const files = {
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
