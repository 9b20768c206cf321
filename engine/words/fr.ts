import {
  type CalendarDay,
  formatClock,
  formatDay,
  formatHour,
  formatMoment,
  formatWeekdays,
  type Moment,
  spellNumber,
} from './format.ts';
import type { Language } from './language.ts';

interface Opening {
  readonly opens: number;
  readonly closes: number;
}

/** A browser refuses a text that is too short by itself. */
export const CODE_TOO_SHORT = 'Code trop court';

/** In figures from 9 on: « neuf » also means new, and may be an answer. */
const counted = (count: number, one: string, many: string): string =>
  count === 1 ? one : `${spellNumber(count, 'fr', { upTo: 8 })} ${many}`;

function someRight(right: number, fields: number): string {
  const [count = '', all] = [right, fields].map((number) => spellNumber(number, 'fr', { upTo: 12 }));
  return `${count.charAt(0).toUpperCase()}${count.slice(1)} sur ${all}`;
}

/** Sentences that the engine writes for players, in French. */
export const fr = {
  language: 'fr' as Language,

  /** Why a move is not accepted: also the verdicts on answers. */
  refusals: {
    tooShort: CODE_TOO_SHORT,
    tooLong: 'Code trop long',
    nothingLegible: 'Écrivez des lettres ou des chiffres',
    needsLetters: (count: number) => `Il faut ${count} lettres`,
    needsDigits: (count: number) => `Il faut ${count} chiffres`,
    needsSizeAndWord: 'Il faut une taille et un mot',
    needsFields: (count: number) => (count === 1 ? 'Remplissez le champ' : `Remplissez les ${count} champs`),
    numberTooLong: 'Un des nombres est trop long',
    needsAllPictures: (count: number) => `Choisissez les ${count} images, chacune une fois`,
    needsPicture: 'Allumez au moins une image',
    unknownPicture: 'Une de ces images n’est pas ici',
    unknownOption: 'Ce choix n’est pas proposé ici',
    unknownReply: 'Cette réponse n’est pas proposée ici',
    notFinished: 'L’échange n’est pas fini',

    wrong: 'Code Erroné',
    someRight,
    misspelt: 'Une lettre de travers',
    severalAnswers: 'Une seule, je vous prie',
    synonym: 'L’idée y est\u202F; il faut le mot lui-même',
    otherWay: 'Le nom y est, la voie est une autre',
    wrongSize: 'Le mot y est, la taille non',
    tooMuch: 'C’est cela, et quelque chose de trop',
    otherOrder: 'Tout y est, dans le désordre',
    working: 'C’est le calcul\u00A0: que donne-t-il\u202F?',
    half: 'En partie\u00A0: il en manque',

    nothingToEnter: 'Il n’y a rien à entrer ici',
    opens: (moment: Moment) => `S’ouvre ${formatMoment(moment, 'fr')}`,
    tooManyTries: (seconds: number) => `Trop d’essais\u00A0: réessayez dans ${seconds}\u00A0s`,
    noHint: 'Il n’y a pas d’indice ici',
    allHintsGiven: 'Tous les indices sont donnés',
    nextHint: (seconds: number) => `Prochain indice dans ${seconds}\u00A0s`,
    noAlternative: 'Aucun autre trajet n’est proposé ici',
    alternative: (seconds: number) => `Autre trajet possible dans ${seconds}\u00A0s`,
    unknownStep: 'Cette étape n’existe pas',
    impossible: 'Ce n’est pas possible maintenant',
  },

  /** What a player reads at the end of a city that is not written to its end. */
  unwritten: 'La suite n’est pas écrite.',

  tiles: {
    alpha: 'Point ALPHA',
    code: 'Code',
    sms: 'Échange SMS',
    'last-sms': 'Dernier SMS',
    frequencies: 'Fréquences',
    'secret-app': 'Application secrète',
    trail: 'Piste à suivre',
    credits: 'Crédits',
    messages: 'Messages',
    documents: 'Documents',
  },

  finalApp: { select: 'Sélectionner', open: 'Accéder' },

  defaultForm: {
    header: 'Avez-vous du nouveau\u202F?',
    subheader: 'Veuillez rentrer le code pour la prochaine étape',
    placeholder: 'Code/Lieu',
    button: 'VALIDER',
  },

  hours: {
    closed: 'fermé',
    alwaysOpen: 'toujours ouvert',
    openUntil: (time: number) => `jusqu’à ${formatHour(time, 'fr')}`,
    opens: (moment: Moment) => `ouvre ${formatMoment(moment, 'fr')}`,
    /** « 9 h à 12 h et 14 h à 18 h ». */
    openings: (list: readonly Opening[]) =>
      list
        .map(({ opens, closes }) => `${formatHour(opens, 'fr')} à ${formatHour(closes, 'fr')}`)
        .join(' et '),
    /** « lundi au vendredi, du 1er avril au 30 septembre ». */
    weekdays: (from: number, to: number, season?: readonly [first: CalendarDay, last: CalendarDay]) => {
      const days = formatWeekdays(from, to, 'fr');
      if (!season) return days;
      const [first, last] = season.map((day) => formatDay(day, 'fr'));
      return `${days}, du ${first} au ${last}`;
    },
    holidays: 'jours fériés',
    feasts: {
      goodFriday: 'vendredi saint',
      easterSunday: 'dimanche de Pâques',
      easterMonday: 'lundi de Pâques',
      ascension: 'jeudi de l’Ascension',
      whitSunday: 'dimanche de Pentecôte',
      whitMonday: 'lundi de Pentecôte',
    },
  },

  report: {
    signature: 'Le Contrôle',
    wrongAnswers: (count: number) =>
      count === 0 ? 'aucune réponse fausse' : counted(count, 'une réponse fausse', 'réponses fausses'),
    hints: (count: number) => (count === 0 ? 'aucun indice' : counted(count, 'un indice', 'indices')),
    days: (count: number) => counted(count, 'un jour', 'jours'),
    hours: (hours: number, minutes: number) =>
      minutes === 0 ? `${hours} h` : formatClock(hours, minutes, 'fr'),
    minutes: (count: number) => counted(count, 'une minute', 'minutes'),
  },
};
