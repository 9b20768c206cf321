import type { common as french } from '../fr/common.tsx';
import { repeated } from './repeated.ts';

const failed = 'Something went wrong';

/** Sentences of the parts that all screens share. */
export const common: typeof french = {
  product: 'Poste Restante',
  letterhead: repeated.letterhead,
  somebody: repeated.somebody,
  loading: 'Loading',
  loadingText: 'Loading…',
  legal: {
    notice: 'Legal notice',
    termsOfUse: 'Terms of use',
    termsOfSale: 'Terms of sale',
    accessibility: 'Accessibility statement',
    withdraw: 'Withdraw from contract here',
  },
  back: 'Back',
  oneMoment: 'One moment…',
  retry: 'Try again',
  close: 'Close',
  toContent: 'Skip to content',
  fresh: 'New',
  email: 'Email',
  on: 'Yes',
  off: 'No',
  bar: {
    label: 'Investigation bar',
    desk: repeated.desk,
    hints: repeated.hints,
    closed: repeated.closed,
    hours: repeated.hours,
    notebook: 'Notes',
    settings: 'Settings',
    account: ['Your ', 'account'],
  },
  tile: {
    emptyPlace: 'stamp here',
    heldBy: (name) => `in the hands of: ${name}`,
  },
  picture: {
    region: 'Picture, drag to move',
    enlarge: (title) => `Enlarge: ${title}`,
    size: 'Size of the picture',
    smaller: 'Smaller',
    larger: 'Larger',
  },
  notFound: {
    title: 'Page not found',
    stamp: 'Not known at this address',
    heading: 'You had better turn back.',
    text: 'The Company has no pigeonhole by that name. It returns the packet to whoever wrote it.',
    toHome: 'Back to the front page',
  },
  noNetwork: {
    title: 'No network',
    text: 'The wire is cut between you and us. Your investigation is waiting on this side, in the dry.',
  },
  crash: {
    missingTitle: 'Unexpected Application Error!',
    missingText: 'This page will not open: check your connection, then try again.',
    title: 'Please reload the page',
    text: 'Something was torn on the way. Your investigation is intact.',
    reload: 'Reload',
  },
  errors: {
    failed,
    codes: {
      ERROR_SERVER: 'The service is unavailable, try again in a moment',
      ERROR_STORAGE: 'The service cannot record anything at present: try again in a few minutes',
      ERROR_NETWORK: 'No network: check your connection',
      ERROR_COOKIES: 'Your browser refuses cookies: allow them, or open this page in another browser',
      ERROR_UNKNOWN: failed,
      UNKNOWN_ERROR: failed,
      ANSWERS_WAIT:
        'Twenty answers are waiting for the network already: this one has been neither sent nor kept. Send it again once the others have gone.',
      TRIAL_UNREADABLE:
        'This letter could not be opened again: it is not one of ours, or it has waited too long. Here is a new one.',
      NOT_CONNECTED: 'Your session has ended: log in again',
      VIEW_ONLY: 'You are looking at a player’s packet: nothing leaves from here.',
    },
    tooManyTries: (seconds) =>
      seconds === undefined ? 'Too many tries: try again soon' : `Too many tries: try again in ${seconds} s`,
    checkFailed: repeated.checkFailed,
    answerStored: 'Your answer is kept, and will go by itself',
    notJudged: 'This answer has not been judged.',
    ahead: (step, news) =>
      `${news ?? 'Your investigation has moved on elsewhere'}: you are at step ${step ?? ''}.`,
    foundBefore: (name) => `${name} found this step`,
    foundToo: 'You had found it too',
    corrected: repeated.corrected,
    decided: (option) => `The decision has been made already: “${option}”.`,
  },
};
