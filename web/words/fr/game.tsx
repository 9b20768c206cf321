import { app } from './game/app.tsx';
import { pages } from './game/pages.tsx';
import { popups } from './game/popups.tsx';
import { puzzles } from './game/puzzles.tsx';
import { common } from './common.tsx';
import { formatList, formatMoment, spellNumber } from '../../../engine/public.ts';
import type { ReactNode } from 'react';

/** `minutes`: until then. */
type Moment = Parameters<typeof formatMoment>[0] & { readonly minutes: number };

function delay(moment: Moment): string {
  if (moment.minutes <= 1) return 'd’un instant à l’autre';
  return moment.minutes < 60
    ? `dans ${spellNumber(moment.minutes, 'fr', { isFeminine: true })} minutes`
    : formatMoment(moment, 'fr');
}

export const mail = {
  next: (moment: Moment) => `Le prochain courrier est levé ${delay(moment)}.`,
  arrived: 'Un message vient d’arriver.',
  moved: 'L’heure de ce courrier vient de changer.',
  /** While the address is not confirmed. */
  offer: (link: (text: string) => ReactNode) => (
    <>Un mail peut vous l’annoncer : {link('confirmez d’abord votre adresse')}.</>
  ),
  asked: (email: ReactNode) => <>Un mail vous l’annoncera, à l’adresse {email}.</>,
  ask: 'M’écrire quand il arrive',
  withdraw: 'Ne plus m’écrire',
  pending: 'Un instant…',
};

function reason(errorCode: string): string {
  if (errorCode === 'ERROR_SERVER') return 'Le service est indisponible';
  return errorCode === 'ERROR_STORAGE'
    ? 'Le service ne peut rien enregistrer pour le moment'
    : 'Pas de réseau';
}

/** Answers that wait for the network, and the party's news. */
const waiting = {
  /** `errorCode`: of the last try. */
  kept: (errorCode: string, count: number) =>
    count > 1
      ? `${reason(errorCode)} : vos ${count} réponses sont gardées.`
      : `${reason(errorCode)} : votre réponse est gardée.`,
  send: 'Envoyer',
  read: 'Bien lu',
  right: (answer: string) => `Votre réponse « ${answer} » est juste.`,
  decided: (option: string) => `Votre décision est prise : « ${option} ».`,
  refused: (answer: string, reply: string) => `Votre réponse « ${answer} » : ${reply}.`,
  tooMany: (reason: string) => `${reason}. Votre réponse partira d’elle-même.`,
  follow: 'Suivre',
};

const hands = {
  own: 'Dans vos mains',
  ownRole: (role: string) => `Dans vos mains : ${role}.`,
  others: 'Dans d’autres mains',
  /** `holders`: the members who hold the role, with what is to say of each. */
  heldBy: (role: string, holders: readonly string[]) =>
    holders.length > 0
      ? `Dans les mains de : ${role} (${holders.join(' ; ')})`
      : `Dans les mains de : ${role}`,
  /** Somebody who holds a role for others. */
  standingIn: (name: string, others: readonly string[]) =>
    `${name}, en attendant ${formatList(others, 'fr')}`,
  absent: (name: string, absence: string) => `${name}, ${absence}`,
  take: (role: string) => `Prendre ${role} en attendant`,
  reclaim: (role: string) => `Reprendre ${role}`,
  return: (role: string, names: readonly string[]) => `Rendre ${role} à ${formatList(names, 'fr')}`,
  standsIn: (name: string, role: string) => `${name} tient ${role} en attendant.`,
  gained: (roles: readonly string[]) => `C’est à vous : ${formatList(roles, 'fr')}.`,
  lost: (roles: readonly string[]) => `Ce n’est plus à vous : ${formatList(roles, 'fr')}.`,
  understood: 'Compris',
  paper: 'Ce n’est pas sur ce téléphone : demandez qu’on vous le lise, ou qu’on vous le montre.',
  instrument: 'L’instrument de cette étape',
  instrumentHelp: 'Dites ce que vous avez lu et vu : sa réponse vaut pour tout le monde.',
};

const hub = {
  title: common.bar.desk,
  notInitialized: 'Le jeu n’est pas correctement initialisé',
  recap: 'Où j’en étais',
  goOn: (tile: string) => `Continuer : ${tile}`,
  from: 'À la personne qui ouvre',
  /** The player, where no paper names one. */
  recruit: 'La recrue',
  posteRestante: 'Poste restante',
  applications: 'Applications',
  report: 'Le rapport du Contrôle sur vous',
  /** Under the sealed envelope. */
  unseal: 'Décachetez',
  hours: {
    open: 'Ouvert',
    closing: 'Ferme bientôt',
    closed: common.bar.closed,
    /** The step needs no open place. */
    always: 'À toute heure',
  },
};

/** Words that several screens of the game share. */
const shared = {
  step: (stepNumber: number) => `Étape ${stepNumber}`,
  /** Value printed on a step's stamp. */
  faceValue: (stepNumber: number) => `CIE ${stepNumber}`,
  code: 'Code',
  toDesk: 'Retour au bureau',
  retry: 'Réessayer',
  goOn: 'Continuer',
  confirm: 'Confirmer',
  yes: 'Oui',
  no: 'Non',
  updating: 'Mise à jour',
  sending: 'Envoi…',
  /** `share`: 0 to 1. */
  percent: (share: number) => `${Math.floor(share * 100)} %`,
};

/** For staff who look on. */
const viewOnly = {
  label: 'Lecture seule',
  text: (code: string) => `Pli ${code}, lecture seule.`,
  file: 'Son dossier',
  leave: 'Quitter',
};

const messages = {
  title: 'Messages',
  none: 'Aucun message n’est arrivé pour l’instant.',
  sender: 'De',
  delivered: 'Remis',
  tape: 'Ruban télégraphique perforé',
  showAll: 'Tout afficher',
  stay: 'Rester sur ce message',
  returns: (seconds: number) => `Retour dans ${seconds} s. Touchez l’écran pour rester.`,
  returnsSpoken: (seconds: number) =>
    `Le message est entier. Retour au bureau dans ${seconds} secondes ; une touche suffit pour rester.`,
};

const documents = {
  title: 'Documents',
  none: 'Le dossier est vide.',
  others: 'Autres documents',
  /** Lays the document beside the other screens, and takes it away. */
  pin: 'Épingler',
  unpin: 'Détacher',
  pinned: 'Document épinglé',
  /** In the place of a number. */
  letter: 'Votre lettre',
  /** `number`: from 1. */
  piece: (number: number) => `Pièce n° ${number}`,
  place: (number: number, count: number) => `${number} sur ${count}`,
};

/** Sentences of the game's screens. */
export const game = {
  shared,
  app,
  documents,
  hands,
  hub,
  mail,
  messages,
  pages,
  popups,
  puzzles,
  viewOnly,
  waiting,
};
