import { formatDay, formatHour, formatMoment, formatWeekdays, spellNumber } from './format.ts';
import type { Words } from './words.ts';

const counted = (count: number, one: string, many: string): string =>
  count === 1 ? one : `${spellNumber(count, 'en', { upTo: 8 })} ${many}`;

function someRight(right: number, fields: number): string {
  const [count = '', all] = [right, fields].map((number) => spellNumber(number, 'en', { upTo: 12 }));
  return `${count.charAt(0).toUpperCase()}${count.slice(1)} out of ${all}`;
}

/** Sentences that the engine writes for players, in English. */
export const en: Words = {
  language: 'en',

  refusals: {
    tooShort: 'Code too short',
    tooLong: 'Code too long',
    nothingLegible: 'Write letters or digits',
    needsLetters: (count) => `It takes ${count} letters`,
    needsDigits: (count) => `It takes ${count} digits`,
    needsSizeAndWord: 'It takes a size and a word',
    needsFields: (count) => (count === 1 ? 'Fill in the box' : `Fill in all ${count} boxes`),
    numberTooLong: 'One of the numbers is too long',
    needsAllPictures: (count) => `Choose all ${count} pictures, each of them once`,
    needsPicture: 'Light at least one picture',
    unknownPicture: 'One of these pictures is not here',
    unknownOption: 'That choice is not offered here',
    unknownReply: 'That reply is not offered here',
    notFinished: 'The conversation is not over',

    wrong: 'Wrong Code',
    someRight,
    misspelt: 'One letter astray',
    severalAnswers: 'Only one, if you please',
    synonym: 'That is the idea; the word itself is wanted',
    otherWay: 'The right name, on the wrong street',
    wrongSize: 'The right word, at the wrong size',
    tooMuch: 'That is it, and something besides',
    otherOrder: 'All there, in the wrong order',
    working: 'That is the sum: what does it come to?',
    half: 'Partly right: some of it is missing',

    nothingToEnter: 'There is nothing to enter here',
    opens: (moment) => `Opens ${formatMoment(moment, 'en')}`,
    tooManyTries: (seconds) => `Too many tries: try again in ${seconds} s`,
    noHint: 'There is no hint here',
    allHintsGiven: 'All the hints have been given',
    nextHint: (seconds) => `Next hint in ${seconds} s`,
    noAlternative: 'No other route is offered here',
    alternative: (seconds) => `Another route possible in ${seconds} s`,
    unknownStep: 'There is no such step',
    impossible: 'That is not possible now',
  },

  unwritten: 'The rest is not written yet.',

  tiles: {
    alpha: 'Point ALPHA',
    code: 'Code',
    sms: 'Text messages',
    'last-sms': 'Last text',
    frequencies: 'Frequencies',
    'secret-app': 'Secret app',
    trail: 'Trail to follow',
    credits: 'Credits',
    messages: 'Messages',
    documents: 'Documents',
  },

  finalApp: { select: 'Select', open: 'Enter' },

  defaultForm: {
    header: 'Any news?',
    subheader: 'Please enter the code for the next step',
    placeholder: 'Code/Place',
    button: 'CONFIRM',
  },

  hours: {
    closed: 'closed',
    alwaysOpen: 'always open',
    openUntil: (time) => `until ${formatHour(time, 'en')}`,
    opens: (moment) => `opens ${formatMoment(moment, 'en')}`,
    openings: (list) =>
      list
        .map(({ opens, closes }) => `${formatHour(opens, 'en')} to ${formatHour(closes, 'en')}`)
        .join(' and '),
    weekdays: (from, to, season) => {
      const days = formatWeekdays(from, to, 'en');
      if (!season) return days;
      const [first, last] = season.map((day) => formatDay(day, 'en'));
      return `${days}, from ${first} to ${last}`;
    },
    holidays: 'public holidays',
    feasts: {
      goodFriday: 'Good Friday',
      easterSunday: 'Easter Sunday',
      easterMonday: 'Easter Monday',
      ascension: 'Ascension Day',
      whitSunday: 'Whit Sunday',
      whitMonday: 'Whit Monday',
    },
  },

  report: {
    signature: 'Control',
    wrongAnswers: (count) =>
      count === 0 ? 'no wrong answers' : counted(count, 'one wrong answer', 'wrong answers'),
    hints: (count) => (count === 0 ? 'no hints' : counted(count, 'one hint', 'hints')),
    days: (count) => counted(count, 'one day', 'days'),
    hours: (hours, minutes) => (minutes === 0 ? `${hours} h` : `${hours} h ${minutes} min`),
    minutes: (count) => counted(count, 'one minute', 'minutes'),
  },
};
