import type { CatalogueEntry } from './entry.ts';

/** Problems of MDX pages. */
export const pages = {
  'mdx-syntax': {
    title: 'Page illisible',
    severity: 'error',
    explanation:
      'La page ne suit pas l’écriture MDX : une balise n’est pas fermée, ou une accolade est restée ouverte.',
  },
  'page-code': {
    title: 'Code dans une page',
    severity: 'error',
    explanation:
      'Une page est un texte : ni import, ni export, ni accolades, ni commentaires, que le navigateur du joueur recevrait.',
  },
  'unknown-component': {
    title: 'Balise inconnue',
    severity: 'error',
    explanation:
      'Une page n’emploie que les balises de la liste commune (engine/scenario/parse/page-components.ts).',
  },
  'unknown-attribute': {
    title: 'Attribut inconnu',
    severity: 'error',
    explanation: 'Cette balise n’a pas d’attribut de ce nom.',
  },
  'missing-attribute': {
    title: 'Attribut manquant',
    severity: 'error',
    explanation: 'Cette balise ne peut pas se passer de cet attribut.',
  },
  'misplaced-component': {
    title: 'Balise mal placée',
    severity: 'error',
    explanation:
      'Cette balise n’a de sens qu’à un endroit : dans une autre balise, ou dans la lettre imprimée.',
  },
  'too-many-variants': {
    title: 'Page aux trop nombreux textes',
    severity: 'error',
    explanation:
      'Chaque combinaison de passages <If> fait un texte de plus, que quelqu’un doit relire : une page en a huit au plus.',
  },
  'markdown-image': {
    title: 'Image écrite en Markdown',
    severity: 'error',
    explanation:
      'L’adresse d’une image n’est connue que du serveur : les images passent par la balise Picture.',
  },
  'empty-page': {
    title: 'Page vide',
    severity: 'error',
    explanation: 'Le joueur ouvrirait une page blanche.',
  },
  'unsafe-link': {
    title: 'Lien d’une sorte refusée',
    severity: 'error',
    explanation:
      'Un lien mène à une adresse du site (/…), du web (https://…) ou à un courriel (mailto:…) : le reste pourrait lancer du code.',
  },
  'straight-apostrophe': {
    title: 'Apostrophe droite',
    severity: 'warning',
    explanation: 'Le joueur lit du français imprimé : l’apostrophe y est courbe (’).',
  },
  'straight-quotes': {
    title: 'Guillemets droits',
    severity: 'warning',
    explanation: 'Le joueur lit du français imprimé : les guillemets y sont « ».',
  },
  'dead-link': {
    title: 'Lien mort',
    severity: 'error',
    explanation:
      'Le lien mène à une adresse du site qui n’existe pas : le joueur se retrouverait au bureau, sans savoir pourquoi.',
  },
  'letter-without-code': {
    title: 'Lettre sans code ou sans carré',
    severity: 'error',
    explanation:
      'La lettre imprimée donne le code et le carré qui ouvre le jeu : sans eux, le papier ne permet pas de jouer.',
  },
  'joined-lines': {
    title: 'Lignes qui se rejoignent',
    severity: 'warning',
    explanation:
      'Dans une page, un simple retour à la ligne vaut une espace : une adresse écrite sur deux lignes se lit sur une seule.',
  },
  emoji: {
    title: 'Émoji dans un texte',
    severity: 'warning',
    explanation:
      'Un émoji n’a pas le même dessin sur tous les téléphones, et manque sur certains : on ne peut rien y lire de sûr.',
  },
  typography: {
    title: 'Typographie',
    severity: 'warning',
    explanation:
      'Le joueur lit du français imprimé : trois points en un signe (…), 19 h 30, XIXᵉ, accents sur les capitales.',
  },
  'left-to-change': {
    title: '« À CHANGER » oublié',
    severity: 'warning',
    explanation: 'Le modèle d’une ville marque ainsi ce qui reste à écrire ; le joueur lirait la marque.',
  },
  'text-too-long': {
    title: 'Texte trop long',
    severity: 'warning',
    explanation:
      'On lit debout, au soleil : un message a 80 à 180 mots, un SMS quelques phrases, un titre quelques mots.',
  },
} as const satisfies Record<string, CatalogueEntry>;
