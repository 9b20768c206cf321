import type { CatalogueEntry } from '../diagnostic.ts';

/** Problems of a whole city, of its pages and of its maps. */
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
      'Les heures vont de 0 à 24 ; celle de fermeture est du lendemain quand elle vient avant l’ouverture. Les jours vont de 1 (lundi) à 7 (dimanche) dans l’ordre.',
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
  'empty-passage': {
    title: 'Passage vide',
    severity: 'warning',
    explanation: 'Les joueurs de ce passage n’y liraient rien.',
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
