import type { ReactNode } from 'react';
import { activation } from './beside/activation.tsx';
import { notebook, party } from './beside/party.tsx';
import { settings } from './beside/settings.tsx';
import { formatList, ofName } from '../../../engine/public.ts';

/** By step, from 1. */
const cards = {
  1: {
    title: 'L’application',
    text: 'Le grand timbre ouvre ce que l’étape demande : un code, un lieu, une fréquence. Il change à mesure que vous avancez.',
  },
  2: {
    title: 'La barre',
    text: 'Toujours sous le pouce : le bureau, pour revenir ici ; les indices, si vous êtes bloqué ; les horaires des lieux, à regarder avant de marcher.',
  },
  3: {
    title: 'Votre compte',
    text: 'Là sont votre adresse, les textes légaux et la sortie. Ce tutoriel s’y relance quand vous voulez.',
  },
  4: {
    title: 'À vous',
    text: 'Commencez par lire vos documents. En route, regardez où vous marchez : il n’y a ni mur à sauter ni porte à forcer.',
  },
};

const tutorial = {
  cards,
  place: (step: number, count: number) => `${step} sur ${count}`,
  next: 'Suivant',
};

const heading = 'Rapport du Contrôle sur la recrue';

/** The report on a finished game, on the screen and on its printed sheet. */
const report = {
  title: 'Rapport',
  failed: (reason: string) => `Le rapport n’a pas pu s’ouvrir. ${reason}`,
  company: 'La Compagnie',
  service: 'Bureau du Contrôle',
  office: (city: string) => `Bureau ${ofName(city, 'fr')}`,
  reference: (reference: string) => `Réf. ${reference}`,
  heading,
  mayBeShown: 'La présente feuille ne contient aucune réponse. Elle peut être montrée.',
  documentTitle: (city: string) => `${heading}, ${city}`,
  /** Made a name of plain letters and hyphens. */
  fileName: (city: string) => `Rapport du Contrôle ${city}`,
  names: {
    title: 'Vous étiez plusieurs',
    note: 'Chacun répond pour son prénom. Rien ne s’écrit ailleurs que sur la feuille.',
    heading: 'Étaient présents',
    list: (names: readonly string[]) => `${formatList(names, 'fr')}.`,
  },
  keepPicture: 'Garder une image',
  keepSheet: 'Garder une feuille à imprimer (PDF)',
};

/** What a player keeps: a picture, a sheet to print. */
const keep = {
  picture: {
    shared: 'L’image est transmise',
    saved: 'L’image est dans vos téléchargements',
  },
  pdf: 'La feuille est dans vos téléchargements',
  noPicture: 'Ce navigateur ne sait pas faire l’image. Gardez plutôt la feuille à imprimer.',
  print: 'Imprimer',
  /** On the map. */
  inked: 'À l’encre : votre tournée et ses cachets.',
};

/** The sheet of stamps and the walk, to show and to frame. */
const keepsake = {
  title: 'À garder, à montrer',
  /** Above the sheet, to the keys below it. */
  toKeys: 'Garder ou partager',
  note: 'L’image porte votre tracé et des cachets numérotés, sans un nom de rue ni une réponse.',
  tall: 'Partager l’image en hauteur',
  square: 'Partager l’image carrée',
  card: 'Garder une carte postale (A6, PDF)',
  /** On its back. */
  postcard: 'Carte postale',
  map: 'Voir votre tournée sur le plan',
  fileName: (city: string) => `Planche de timbres ${city}`,
  foundBy: (name: string) => `trouvé par ${name}`,
  order: (price: ReactNode) => <>Recevoir la planche par la poste — {price}</>,
};

/** What the recipient of a letter reads in its envelope, beside the pages of the city. */
const papers = {
  giftTo: (name: string) => `Pour ${name}`,
  giftFrom: (name: string) => `Offert par ${name}`,
  giftLine: (line: string) => `« ${line} »`,
  stub: (city: string) => `Talon à garder : ${city}`,
  slip: {
    title: 'Bordereau d’envoi',
    order: 'Commande',
    city: 'Enquête',
    recipient: 'Pour',
    giver: 'Offert par',
    contents: 'Dans cette enveloppe :',
    letter: 'La lettre',
    copies: (title: string, copies: number) => `${title}, en ${copies} exemplaires`,
    stub: 'Le talon',
    missing: (site: string) => `Une pièce manque ? Dites-le-nous : ${site}`,
  },
};

/** Sentences of the game's screens beside the route. */
export const beside = {
  cancel: 'Annuler',
  refuse: 'Refuser',
  activation,
  keep,
  keepsake,
  notebook,
  papers,
  party,
  report,
  settings,
  tutorial,
};
