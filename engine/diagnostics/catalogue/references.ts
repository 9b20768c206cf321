import type { CatalogueEntry } from '../diagnostic.ts';

/** Problems of names: those that lead nowhere, and former names, by which running games find renamed things. */
export const references = {
  'unknown-city': {
    title: 'Ville inconnue',
    severity: 'error',
    explanation:
      'Une condition elsewhere nomme le dossier d’une autre ville ; celui-ci n’existe pas, ou c’est celui de la ville même.',
  },
  'unknown-step': {
    title: 'Étape inconnue',
    severity: 'error',
    explanation: 'Le nom ne correspond au champ name d’aucun fichier de steps/.',
  },
  'unknown-message': {
    title: 'Message inconnu',
    severity: 'error',
    explanation: 'Le slug ne figure pas dans la liste messages de scenario.yaml.',
  },
  'unknown-document': {
    title: 'Document inconnu',
    severity: 'error',
    explanation: 'Le slug ne figure pas dans la liste documents de scenario.yaml.',
  },
  'unknown-place': {
    title: 'Lieu inconnu',
    severity: 'error',
    explanation: 'Le slug ne figure pas dans places.yaml : personne n’ira vérifier ce lieu.',
  },
  'unknown-app': {
    title: 'Application sans tuile',
    severity: 'error',
    explanation:
      'Le lien mène à une application que scenario.yaml ne déclare pas, ou qui n’est pas encore là à cette étape.',
  },
  'unknown-medium': {
    title: 'Fichier absent de media/',
    severity: 'error',
    explanation: 'Le fichier nommé n’est pas dans media/ : le joueur verrait un vide.',
  },
  'unknown-picture': {
    title: 'Image inconnue de l’épreuve',
    severity: 'error',
    explanation:
      'La solution nomme les images par leur champ id, et aucune image de l’épreuve ne porte ce nom.',
  },
  'missing-sound-format': {
    title: 'Format de son manquant',
    severity: 'error',
    explanation: 'Chaque son est livré en ogg et en mp3 : aucun téléphone ne lit partout les deux.',
  },
  'unused-medium': {
    title: 'Fichier de media/ inutilisé',
    severity: 'warning',
    explanation: 'Aucune page et aucune épreuve ne montre ce fichier.',
  },
  'stamp-with-words': {
    title: 'Texte dans la vignette d’un timbre',
    severity: 'error',
    explanation:
      'Le timbre d’une étape se voit avant la réponse : son dessin n’a pas de texte, et sa description pas de chiffre. Le jeu ajoute lui-même le nom et la valeur.',
  },
  'missing-page': {
    title: 'Page absente',
    severity: 'error',
    explanation: 'La page est déclarée, son fichier MDX n’existe pas.',
  },
  'undeclared-page': {
    title: 'Page que rien ne déclare',
    severity: 'error',
    explanation:
      'Le fichier existe, mais aucune liste et aucune étape ne le nomme : personne ne le lirait jamais.',
  },
  'duplicate-step-name': {
    title: 'Nom d’étape répété',
    severity: 'error',
    explanation: 'Les parties en cours connaissent une étape par son nom : il n’en faut qu’une de chaque.',
  },
  'duplicate-step-index': {
    title: 'Numéro d’étape répété',
    severity: 'error',
    explanation: 'Le personnel désigne les étapes par leur numéro : il n’en faut qu’une de chaque.',
  },
  'duplicate-slug': {
    title: 'Slug répété',
    severity: 'error',
    explanation: 'Deux entrées d’une même liste portent le même nom : on ne saurait laquelle ouvrir.',
  },
  'not-there-yet': {
    title: 'Lien vers ce qui n’est pas encore là',
    severity: 'error',
    explanation:
      'À cette étape, le joueur n’a pas encore (ou n’a plus) ce que le lien ou l’écran veut ouvrir.',
  },
  'not-delivered-yet': {
    title: 'Lien vers un message qui se fait attendre',
    severity: 'error',
    explanation:
      'Le message a « arrives » : il vient après son étape, et un joueur rapide ouvrirait le lien ou l’écran avant lui.',
  },
  'folder-name': {
    title: 'Dossier et ville ne portent pas le même nom',
    severity: 'error',
    explanation: 'Le champ city, en minuscules, est le nom du dossier.',
  },
  'recording-length': {
    title: 'Durée qui n’est pas celle du son',
    severity: 'error',
    explanation:
      'La fréquence part à la fin de l’émission : avec une autre durée, le joueur est coupé, ou attend dans le silence.',
  },
  'former-name-in-use': {
    title: 'Ancien nom encore porté',
    severity: 'error',
    explanation:
      'Un ancien nom (formerly) que porte encore quelque chose de la même sorte : on ne saurait plus de quoi parle une partie en cours.',
  },
  'former-name-twice': {
    title: 'Ancien nom écrit deux fois',
    severity: 'error',
    explanation: 'Un ancien nom (formerly) ne mène qu’à une seule chose.',
  },
} as const satisfies Record<string, CatalogueEntry>;
