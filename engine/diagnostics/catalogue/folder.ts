import type { CatalogueEntry } from '../diagnostic.ts';

/** Problems found when the folder is read: file names, bytes, pages missing from the build. */
export const folder = {
  'not-utf8': {
    title: 'Fichier d’un autre codage',
    severity: 'error',
    explanation:
      'Les accents ne se lisent que dans un fichier enregistré en UTF-8 ; celui-ci l’a été autrement (Latin-1, Windows, UTF-16…).',
  },
  'file-name': {
    title: 'Nom de fichier à risque',
    severity: 'error',
    explanation:
      'Espaces, accents et signes ne s’écrivent pas de la même façon sur toutes les machines ni dans les adresses du web.',
  },
  'symbolic-link': {
    title: 'Raccourci au lieu d’un fichier',
    severity: 'error',
    explanation:
      'Un lien symbolique mène hors du dossier de la ville, ou n’y mène plus une fois le dossier copié ailleurs.',
  },
  'medium-extension': {
    title: 'Sorte de fichier que le jeu ne montre pas',
    severity: 'error',
    explanation:
      'Le jeu montre des images et fait entendre des sons de quelques sortes, que tous les téléphones lisent.',
  },
  'medium-content': {
    title: 'Fichier qui n’est pas ce que dit son nom',
    severity: 'error',
    explanation: 'Le contenu ne correspond pas à l’extension : le navigateur ne saurait pas le montrer.',
  },
  'medium-too-large': {
    title: 'Image ou son trop lourd',
    severity: 'error',
    explanation: 'On joue dans la rue, sur un téléphone : ce fichier serait long à venir.',
  },
  'svg-unsafe': {
    title: 'Dessin qui contient autre chose que du dessin',
    severity: 'error',
    explanation:
      'Un SVG peut porter du code ou appeler un autre site : ici, il ne contient que des formes, des couleurs et du texte.',
  },
  'missing-site': {
    title: 'Fichier du site absent',
    severity: 'error',
    explanation:
      'Le fichier site.yaml, à côté des villes, dit qui édite le site, qui vend, et à quelle adresse écrire.',
  },
  'page-not-built': {
    title: 'Page qui n’est pas dans le site construit',
    severity: 'error',
    explanation: 'La page existe, mais le site a été construit avant elle : le joueur ne la recevrait pas.',
  },
  'demonstration-taken': {
    title: 'Code de démonstration déjà pris',
    severity: 'error',
    explanation: 'Deux villes annoncent le même code : une seule des deux lettres s’ouvrirait.',
  },
  'media-too-heavy': {
    title: 'Ville trop lourde',
    severity: 'warning',
    explanation: 'Les images et les sons se téléchargent dans la rue : toute la ville tient en 1,5 Mo.',
  },
} as const satisfies Record<string, CatalogueEntry>;
