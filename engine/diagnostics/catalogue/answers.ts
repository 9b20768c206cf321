import type { CatalogueEntry } from '../diagnostic.ts';

/** Problems of solutions, examples and replies. */
export const answerDiagnostics = {
  'missing-examples': {
    title: 'Table d’essais absente',
    severity: 'error',
    explanation:
      'La table examples prouve, à chaque vérification, que les bonnes saisies passent et que les autres ne passent pas.',
  },
  'too-few-examples': {
    title: 'Table d’essais trop petite',
    severity: 'error',
    explanation:
      'Une réponse tapée au clavier s’écrit de bien des façons : il faut au moins huit saisies justes, trois presque et huit fausses.',
  },
  'example-not-accepted': {
    title: 'Essai juste refusé',
    severity: 'error',
    explanation: 'La table le dit juste, le moteur le refuse : la solution ou la table est à corriger.',
  },
  'example-without-reply': {
    title: 'Essai « presque » sans réponse de l’auteur',
    severity: 'error',
    explanation: 'Une saisie de la colonne almost est refusée avec une phrase de l’auteur (replies).',
  },
  'example-not-refused': {
    title: 'Essai faux mal reçu',
    severity: 'error',
    explanation: 'Une saisie de la colonne refuse est refusée sans autre phrase : ni acceptée, ni commentée.',
  },
  'reply-is-right': {
    title: 'Réponse de l’auteur à une bonne réponse',
    severity: 'error',
    explanation: 'La saisie est juste : la phrase ne serait jamais lue.',
  },
  'reply-repeated': {
    title: 'Deux phrases pour une même saisie',
    severity: 'error',
    explanation: 'Seule la première serait lue : accents, majuscules et articles ne comptent pas.',
  },
  'reply-unreadable': {
    title: 'Réponse de l’auteur à une saisie illisible',
    severity: 'error',
    explanation:
      'L’instrument de cette étape ne peut pas envoyer cette saisie : la phrase ne serait jamais lue.',
  },
  'count-tells-too-much': {
    title: 'Compte des justes trop bavard',
    severity: 'error',
    explanation:
      'Dire combien de champs sont justes permet de les deviner un par un, s’ils sont moins de trois, ou si l’un d’eux a moins ' +
      'de mille valeurs.',
  },
  'answers-too-near': {
    title: 'Autre nom à une lettre de la solution',
    severity: 'warning',
    explanation:
      'Une faute de frappe mène de la solution à un autre nom que la ville connaît (une réponse, un nom du plan, un lieu) : ' +
      'qui l’écrit est refusé sans un mot.',
  },
  'solution-unreadable': {
    title: 'Solution que l’instrument ne sait pas envoyer',
    severity: 'error',
    explanation:
      'La solution doit pouvoir être saisie avec l’instrument de l’étape, sinon personne ne passe.',
  },
  'line-unread': {
    title: 'Réplique que personne ne lit',
    severity: 'error',
    explanation:
      'Un dialogue finit par ce que le joueur répond, au choix ou dans un champ : ce qui viendrait ensuite ne se lirait pas.',
  },
  'dialogue-too-long': {
    title: 'Dialogue trop long',
    severity: 'error',
    explanation:
      'On répond debout, dans la rue : huit réponses de suite au plus, et huit cents mots du contact en tout.',
  },
  'solution-length': {
    title: 'Solution d’une autre longueur',
    severity: 'error',
    explanation:
      'La solution a autant de chiffres que le cadran, autant de nombres que de champs, et range toutes les images ; ' +
      'les codes justes d’un jeu de molettes ont tous autant de signes.',
  },
  'bad-range': {
    title: 'Plage à l’envers, ou d’un seul nombre',
    severity: 'error',
    explanation:
      'Une plage va d’un nombre à un plus grand : from puis to, tous deux justes. À l’envers, rien ne serait juste.',
  },
  'too-many-right': {
    title: 'Trop de bonnes réponses',
    severity: 'error',
    explanation:
      'Une solution admet cent valeurs au plus, et jamais plus du tiers de ce que l’on peut saisir avec autant de signes : ' +
      'au-delà, on passerait en tapant au hasard.',
  },
  'solution-repeats': {
    title: 'Image répétée dans la solution',
    severity: 'error',
    explanation: 'Une image ne se choisit qu’une fois.',
  },
  'solution-given-away': {
    title: 'Images déjà rangées',
    severity: 'warning',
    explanation:
      'Le joueur voit les images dans l’ordre où elles sont écrites : cet ordre ne doit rien dire de la solution.',
  },
  'last-hint-without-solution': {
    title: 'Dernier indice sans la solution',
    severity: 'warning',
    explanation: 'Le dernier indice donne la solution, afin que personne ne reste bloqué.',
  },
  'code-used-twice': {
    title: 'Code d’arrivée employé deux fois',
    severity: 'error',
    explanation:
      'Le code qu’envoie un bouton est propre à son étape : ailleurs, il ouvrirait une porte de trop.',
  },
  'receiver-exit': {
    title: 'Récepteur sans issue, ou avec deux',
    severity: 'error',
    explanation:
      'Un récepteur envoie sa fréquence, ou bien l’étape se résout dans l’application finale : l’un des deux, et un seul.',
  },
  'decoy-is-right': {
    title: 'Leurre sur la bonne fréquence',
    severity: 'error',
    explanation: 'Un leurre et l’émission vraie, ou deux leurres, ne peuvent pas partager une fréquence.',
  },
  'solution-given-early': {
    title: 'Solution donnée trop tôt',
    severity: 'warning',
    explanation:
      'La description se lit sur le bureau et le premier indice se demande vite : ni l’un ni l’autre ne contient la réponse.',
  },
  'spells-nothing': {
    title: 'Page qui n’épelle plus la solution',
    severity: 'error',
    explanation:
      'L’étape dit quelle page cache sa réponse, et comment elle s’y lit (spells) : un alinéa retouché, et plus personne ne la trouve.',
  },
  'replies-unseen': {
    title: 'Phrases que personne ne lira',
    severity: 'warning',
    explanation:
      'Un échange qui finit par un bouton n’a pas de champ : le joueur ne peut rien écrire à quoi répondre.',
  },
  'empty-hint': {
    title: 'Indice qui ne dit rien',
    severity: 'warning',
    explanation: 'Un indice se demande parce qu’on est perdu : il contient des mots.',
  },
} as const satisfies Record<string, CatalogueEntry>;
