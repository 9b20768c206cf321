import { formatList, plural } from '../../../../engine/public.ts';
import { common } from '../common.tsx';

export const popups = {
  alternative: {
    title: 'Prendre l’autre chemin',
    propose: 'Proposer l’autre chemin',
    offer: 'Le lieu est fermé, ou hors d’atteinte ? Un autre chemin mène à la fin de l’histoire.',
    proposeShort: 'Proposer',
    proposed: (by: string) => `${by} propose l’autre chemin. Vous tenez la lettre : la décision est à vous.`,
    agreed: (by: string, holder: string) =>
      `${by} propose l’autre chemin. ${holder} n’est pas là : si vous êtes d’accord, l’histoire le prend.`,
    alone: (holder: string) =>
      `${holder} n’est pas là, ni personne d’autre : confirmez une seconde fois, et l’histoire le prend.`,
    final: 'Ce choix est irréversible : vous quittez cette étape et n’y reviendrez pas.',
    held: (holder: string) => `${holder} tient la lettre : rien ne change avant son accord.`,
    reflection: 'Temps de réflexion',
    ready: 'Vous pouvez confirmer.',
  },
  hours: {
    title: common.bar.hours,
    impossible: 'Le parcours principal ne peut pas être terminé aujourd’hui.',
    impossibleBefore: (opening: string) =>
      `Le parcours principal ne peut pas être terminé aujourd’hui avant l’ouverture, à ${opening}.`,
    notHere: 'L’étape où vous en êtes, elle, se joue à toute heure.',
    /** A place of a later step. */
    ahead: {
      closed: (hours: string) => `Plus loin sur votre trajet, un lieu est fermé : il ${hours}.`,
      closing: (hours: string) =>
        `Plus loin sur votre trajet, un lieu ferme bientôt : il est ouvert ${hours}.`,
    },
  },
  hints: {
    title: common.bar.hints,
    received: (count: number, max: number) => `Dépêches reçues : ${count} sur ${max}`,
    next: 'Prochain indice disponible',
    nextReady: 'Prochain indice disponible.',
    in: (time: string) => `dans ${time}`,
    wait: 'Attente du prochain indice',
    reveal: { hint: 'Révéler un nouvel indice', solution: 'Révéler la solution' },
    warning: {
      hint: 'Une dépêche ouverte ne se referme pas.',
      solution: 'La dernière dépêche dit tout : la réponse, et pourquoi.',
    },
    allRevealed: 'Solution Disponible',
    byStamp: 'Chaque timbre a ses propres indices : ouvrez celui que vous cherchez.',
    /** An end step with a puzzle has no hints: the secret is to be found without help. */
    stillToFind:
      'L’enquête est finie, et les dépêches avec elle. Un guichet prend encore une réponse : celle-là se cherche sans indice, dans tout ce que vous avez reçu.',
    nothingToFind: 'Il n’y a rien à chercher ici : l’enquête est finie.',
  },
  report: {
    summary: 'Quelque chose a disparu dans la rue ?',
    seen: 'Ce que vous voyez',
    send: 'Signaler',
    sent: 'Merci : le guichet est prévenu.',
  },
  unavailable: {
    label: 'Ce qui a changé dans la rue',
    places: (numbers: readonly number[]) =>
      `${plural(numbers.length, 'Lieu', 'Lieux', 'fr')} ${formatList(numbers.map(String), 'fr')}`,
    hint: (text: string) => `Un indice : ${text}`,
    solution: (text: string) => `La solution : ${text}`,
  },
  notReady: {
    help: 'Rien n’est cassé : indices et horaires viennent avec l’enquête, qui commence quand le code de votre lettre est activé.',
    activate: 'Activer ma lettre',
  },
};
