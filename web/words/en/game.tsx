import type { ReactNode } from 'react';
import { formatList, formatMoment, spellNumber } from '../../../engine/public.ts';
import type { game as french } from '../fr/game.tsx';
import { repeated } from './repeated.ts';
import { app } from './game/app.tsx';
import { pages } from './game/pages.tsx';
import { popups } from './game/popups.tsx';
import { puzzles } from './game/puzzles.tsx';

type Game = typeof french;

const mail: Game['mail'] = {
  next: (moment) => {
    if (moment.minutes <= 1) return 'The next collection is due at any moment.';
    return moment.minutes < 60
      ? `The next collection is in ${spellNumber(moment.minutes, 'en')} minutes.`
      : `The next collection is ${formatMoment(moment, 'en')}.`;
  },
  arrived: 'A message has just arrived.',
  moved: 'The time of that collection has just changed.',
  offer: (link: (text: string) => ReactNode) => (
    <>An email can tell you of it: {link('confirm your address first')}.</>
  ),
  asked: (email) => <>An email will tell you of it, at {email}.</>,
  ask: 'Write to me when it comes',
  withdraw: 'Do not write to me',
  pending: 'One moment…',
};

function reason(errorCode: string): string {
  if (errorCode === 'ERROR_SERVER') return 'The service is unavailable';
  return errorCode === 'ERROR_STORAGE' ? 'The service cannot record anything at present' : 'No network';
}

const waiting: Game['waiting'] = {
  kept: (errorCode, count) =>
    count > 1
      ? `${reason(errorCode)}: your ${count} answers are kept.`
      : `${reason(errorCode)}: your answer is kept.`,
  send: 'Send',
  read: 'Noted',
  right: (answer) => `Your answer “${answer}” is right.`,
  decided: (option) => `Your decision is made: “${option}”.`,
  refused: (answer, reply) => `Your answer “${answer}”: ${reply}.`,
  tooMany: (why) => `${why}. Your answer will go by itself.`,
  follow: 'Follow',
};

const hands: Game['hands'] = {
  own: 'In your hands',
  ownRole: (role) => `In your hands: ${role}.`,
  others: 'In other hands',
  heldBy: (role, holders) =>
    holders.length > 0 ? `In the hands of: ${role} (${holders.join('; ')})` : `In the hands of: ${role}`,
  standingIn: (name, others) => `${name}, until ${formatList(others, 'en')} is back`,
  absent: (name, absence) => `${name}, ${absence}`,
  take: (role) => `Take ${role} for the time being`,
  reclaim: (role) => `Take back ${role}`,
  return: (role, names) => `Give ${role} back to ${formatList(names, 'en')}`,
  standsIn: (name, role) => `${name} is holding ${role} for the time being.`,
  gained: (roles) => `Now yours: ${formatList(roles, 'en')}.`,
  lost: (roles) => `No longer yours: ${formatList(roles, 'en')}.`,
  understood: 'Understood',
  paper: 'It is not on this telephone: ask for it to be read to you, or shown.',
  instrument: 'The instrument of this step',
  instrumentHelp: 'Say what you have read and seen: one answer counts for everybody.',
};

const hub: Game['hub'] = {
  title: repeated.desk,
  notInitialized: 'The game has not started properly',
  recap: 'Where I was',
  goOn: (tile) => `Continue: ${tile}`,
  from: 'To whoever opens this',
  recruit: 'The recruit',
  posteRestante: 'Poste restante',
  applications: 'Applications',
  report: 'Control’s report on you',
  unseal: 'Break the seal',
  hours: { open: 'Open', closing: 'Closing soon', closed: repeated.closed, always: 'At any hour' },
};

const shared: Game['shared'] = {
  step: (stepNumber) => `Step ${stepNumber}`,
  faceValue: (stepNumber) => `CIE ${stepNumber}`,
  code: 'Code',
  toDesk: 'Back to the Desk',
  retry: 'Try again',
  goOn: 'Continue',
  confirm: 'Confirm',
  yes: 'Yes',
  no: 'No',
  updating: 'Updating',
  sending: 'Sending…',
  percent: (share) => `${Math.floor(share * 100)}%`,
};

const viewOnly: Game['viewOnly'] = {
  label: 'Read only',
  text: (code) => `Packet ${code}, read only.`,
  file: 'Its file',
  leave: 'Leave',
};

const messages: Game['messages'] = {
  title: 'Messages',
  none: 'No message has come yet.',
  sender: 'From',
  delivered: 'Delivered',
  tape: 'Punched telegraph tape',
  showAll: 'Show all',
  stay: 'Stay on this message',
  returns: (seconds) => `Back in ${seconds} s. Touch the screen to stay.`,
  returnsSpoken: (seconds) =>
    `The message is complete. Back to the Desk in ${seconds} seconds; one touch is enough to stay.`,
};

const documents: Game['documents'] = {
  title: 'Documents',
  none: 'The dossier is empty.',
  others: 'Other documents',
  pin: 'Pin',
  unpin: 'Unpin',
  pinned: 'Pinned document',
  letter: 'Your letter',
  piece: (number) => `Item ${number}`,
  place: (number, count) => `${number} of ${count}`,
};

/** Sentences of the game's screens. */
export const game: Game = {
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
