import { formatList, ofName, plural, spellNumber } from '../../../../engine/public.ts';
import { common } from '../common.tsx';

const sentence = (name: string): string => name.charAt(0).toLocaleUpperCase('fr') + name.slice(1);

const holder = 'la personne qui tient la lettre';
const takePen = 'Prendre la plume';
const release = 'Laisser partir';
const invite = 'Faire venir quelqu’un';
const players = 'Qui joue';

export const party = {
  title: 'Jouer à plusieurs',
  alone:
    'Jusqu’à six téléphones suivent la même lettre : chacun lit, écoute et répond, et voit aussitôt ce que les autres trouvent.',
  /** `holderName`: of whoever opened the letter. */
  guest: (holderName: string) => `Vous jouez la lettre ${ofName(holderName, 'fr')}.`,
  severalHands:
    'La partie se joue à plusieurs mains : chaque téléphone a ses papiers et ses instruments. Quand quelqu’un part, les siens passent aux autres.',
  full: 'Six téléphones y sont : la partie est complète.',
  somebody: common.somebody,
  players,
  /** The link on the desk. */
  desk: {
    inviteToShare: 'Faire venir quelqu’un, ou jouer à plusieurs mains',
    invite: 'Faire venir quelqu’un, sur son téléphone',
    /** Spoken before the names, and after each of them. */
    players: `${players} : `,
    here: ', là. ',
    absent: (absence: string) => `, ${absence}. `,
    arrived: (name: string) => `${name} est là.`,
    left: (name: string) => `${name} n’est plus là.`,
  },
  member: {
    me: 'vous',
    holder: 'tient la lettre',
    pen: 'tient la plume',
    away: 'pas là',
    awayFor: (minutes: number) =>
      minutes < 60 ? `pas là depuis ${minutes} min` : `pas là depuis ${Math.floor(minutes / 60)} h`,
    inPocket: 'en poche',
    here: (names: readonly string[]) => `Sont là : ${formatList(names, 'fr')}.`,
    ownRoles: (roles: readonly string[]) => `Dans vos mains : ${formatList(roles, 'fr')}.`,
    roles: (roles: readonly string[]) => `Dans ses mains : ${formatList(roles, 'fr')}.`,
    passPen: 'Passer la plume',
    passPenTo: (name: string) => `Passer la plume à ${name}`,
    release,
    releaseName: (name: string) => `${release} ${name}`,
    releaseQuestion: (name: string) => `${release} ${name} ?`,
    releaseText:
      'Son téléphone n’aura plus accès à cette lettre, et l’invitation d’avant ne vaudra plus. Ce qui a été trouvé reste.',
  },
  /** Under a step's instrument. */
  pen: {
    what: 'La plume : qui la tient écrit les textes longs, pendant que les autres lisent.',
    ask: 'Demander la plume',
    take: takePen,
    passTo: (name: string) => `La passer à ${name}`,
    mine: 'Vous tenez la plume.',
    held: (name: string) => `${name} tient la plume.`,
    away: (name: string) => `${name} tient la plume, mais n’est pas là : vous pouvez écrire.`,
    inPocket: (name: string) => `${name} tient la plume, téléphone en poche : vous pouvez écrire.`,
    /** After a mistake that nobody may follow at once, on one line of the narrowest phones. */
    waits: (name: string, seconds: number) => `${name} a essayé : attendez ${seconds} s.`,
    ownWait: (seconds: number) => `Tout le monde attend encore ${seconds} s.`,
    /** What somebody else sets, lights or writes at this moment. */
    sets: (name: string, shown: string) => `${name} : ${shown}`,
    /** Of the numbers that somebody else has tried together. */
    partly: (name: string, right: number, of: number) =>
      `${name} a essayé : ${spellNumber(right, 'fr', { upTo: 12 })} justes sur ${spellNumber(of, 'fr', { upTo: 12 })}.`,
    takeHand: 'Reprendre',
    takeOf: (name: string) => `Reprendre ce que règle ${name}`,
    writing: (names: readonly string[]) =>
      `${formatList(names, 'fr')} ${plural(names.length, 'écrit', 'écrivent', 'fr')}…`,
  },
  invitation: {
    title: invite,
    scan: 'À scanner, ou à taper sur la page « Rejoindre une partie » :',
    until: (date: string) => `Vaut jusqu’au ${date}, une fois par téléphone.`,
    replaces: (date: string) => `Une invitation vaut encore jusqu’au ${date}. Une nouvelle la remplace.`,
    share: 'Partager',
    show: 'Montrer une invitation',
    another: 'Une autre invitation',
    nameHint: 'Les autres le verront, et rien d’autre de vous : ni adresse, ni compte.',
    severalHands: 'À plusieurs mains',
    severalHandsNote: (roles: readonly string[]) =>
      `Les papiers et les instruments se partagent entre les téléphones : ${formatList(roles, 'fr')}. Sinon, chacun voit tout.`,
  },
  end: {
    open: 'Finir la partie à plusieurs',
    question: 'Finir la partie à plusieurs ?',
    text: 'Tous les invités sortent. Votre histoire continue où elle en est.',
    yes: 'Finir',
  },
  leave: {
    open: 'Quitter la partie',
    question: 'Quitter la partie ?',
    text: 'Plus rien de cette lettre ne reste sur ce téléphone. Pour revenir, il faudra une nouvelle invitation.',
    yes: 'Quitter',
    no: 'Rester',
  },
  /** News of what somebody else has done. */
  deeds: {
    answer: (name: string) => `${name} a trouvé`,
    alternative: (name: string) => `${name} a pris l’autre chemin`,
    corrected: common.errors.corrected,
    /** Who was away. */
    since: (finds: readonly { readonly name: string; readonly steps: readonly number[] }[]) =>
      formatList(
        finds.map(
          ({ name, steps }) =>
            `${name} a trouvé ${plural(steps.length, 'l’étape', 'les étapes', 'fr')} ${formatList(steps.map(String), 'fr')}`,
        ),
        'fr',
      ),
    sentence: (news: string) => `${news}.`,
    readNotebook: 'Lire le carnet',
    opened: (name: string, title: string) => `${name} lit « ${title} ».`,
    readToo: 'Lire aussi',
    hint: (name: string) => `${name} a demandé un indice.`,
    readHint: 'Le lire',
    report: (name: string) => `${name} a signalé au guichet que quelque chose a disparu ici.`,
    note: (name: string) => `${name} a noté quelque chose dans le carnet.`,
    pen: (name: string) => `${name} demande la plume.`,
    passPen: 'La passer',
    found: (name: string, title: string) => `${name} a trouvé : « ${title} ».`,
  },
  /** Without a keyboard. */
  signs: {
    title: 'Faire un signe',
    look: 'Regardez ça',
    here: 'J’y suis',
    wait: 'Attendez-moi',
    given: (name: string, sign: string) => `${name} : « ${sign} »`,
    pointing: (name: string, title: string) => `${name} montre quelque chose sur « ${title} ».`,
    /** Spoken to who points. */
    pointed: 'Les autres voient l’endroit.',
    told: (sign: string) => `« ${sign} » : les autres l’ont sous les yeux.`,
    goLook: 'Regarder',
    how: 'Touchez une image sans la lâcher, ou la touche M du clavier quand elle est choisie : les autres voient où, avec votre prénom, pendant dix secondes.',
  },
  /** The other route, which a guest proposes to the holder. */
  proposal: {
    own: (holderName = holder) =>
      `Vous avez proposé l’autre chemin à ${holderName}. Rien ne change avant son accord.`,
    others: (name: string, holderName = holder) => `${name} propose l’autre chemin à ${holderName}.`,
    /** While the holder is absent. */
    ownWithout: (holderName: string) =>
      `Vous avez proposé l’autre chemin. ${holderName} n’est pas là : l’accord d’une autre personne suffit.`,
    othersWithout: (name: string, holderName: string) =>
      `${name} propose l’autre chemin. ${holderName} n’est pas là : la décision est à vous aussi.`,
    received: (name: string) => `${name} propose l’autre chemin.`,
    view: 'Voir',
  },
};

/** The notebook of a game, for one telephone or several. */
export const notebook = {
  title: 'Le carnet',
  recap: 'Où en est l’enquête',
  nothing: 'Rien encore : ce que vous trouverez s’écrira ici.',
  open: 'À trouver.',
  me: 'vous',
  /** Somebody who has left. */
  phone: 'un téléphone',
  step: (number: number, title: string) => `Étape ${number} : ${title}`,
  moved: 'Passée avec l’aide du guichet.',
  found: (name: string) => `Trouvée par ${name}.`,
  foundWith: (name: string, answer: string) => `${sentence(name)} a trouvé : « ${answer} ».`,
  foundAlone: 'Trouvée.',
  foundAloneWith: (answer: string) => `Trouvée : « ${answer} ».`,
  around: (name: string) => `${sentence(name)} a pris l’autre chemin.`,
  aroundAlone: 'Vous avez pris l’autre chemin.',
  inVain: (count: number) => (count === 1 ? 'Un essai en vain' : `${count} essais en vain`),
  /** `name`: null on the only telephone. */
  tried: (name: string | null, answers: readonly string[]) =>
    `${name === null ? '' : `${sentence(name)} : `}${answers.map((answer) => `« ${answer} »`).join(', ')}`,
  note: 'Une note, pour tous ceux qui jouent cette lettre',
  notedBy: (name: string) => `noté par ${name}`,
  left: (signs: number) =>
    signs >= 0 ? `Encore ${signs} ${plural(signs, 'signe', 'signes', 'fr')}.` : `${-signs} signes de trop.`,
  tooLong: (signs: number) =>
    `Une note a deux cents signes au plus : celle-ci en a ${signs}. Raccourcissez-la.`,
  add: 'Noter quelque chose ici',
  change: 'Changer la note',
  write: 'Noter',
  copy: 'Pas de réseau : le carnet tel que ce téléphone l’a lu en dernier.',
  failed: (reason: string) => `Le carnet n’a pas pu s’ouvrir. ${reason}`,
  /** Where it is offered. */
  link: 'Lire le carnet',
  whoFound: 'Qui a trouvé quoi',
  finder: (name: string, steps: readonly number[]) =>
    `${sentence(name)} a trouvé ${plural(steps.length, 'l’étape', 'les étapes', 'fr')} ${formatList(steps.map(String), 'fr')}.`,
};
