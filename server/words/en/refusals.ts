import { formatList } from '../../../engine/index.ts';
import type { refusals as french } from '../fr/refusals.ts';

const one = (names: readonly string[], single: string, several: string): string =>
  names.length > 1 ? several : single;

/** Refusals of the API in English. */
export const refusals: typeof french = {
  unreadable: 'The request is malformed: it takes a JSON object',
  tooLarge: 'The request is too long',
  notJson: 'The request must be written in JSON',
  foreign: 'This request comes from another site',
  unknownCall: 'There is no such call',
  malformedKey: 'The Idempotency-Key header is malformed',
  reusedKey: 'This Idempotency-Key has been used for another call',
  tooManyTries: (seconds) => `Too many tries: try again in ${seconds} s`,

  fieldTooLong: (name, most) => `The field “${name}” is too long: ${most} characters at most`,
  fieldOutOfRange: (name, from, to) => `The field “${name}” goes from ${from} to ${to}`,
  fieldNotListed: (name, choices) =>
    `The field “${name}” must be ${choices.map((choice) => `“${choice}”`).join(' or ')}`,
  fieldUnprintable: (name) => `The field “${name}” contains a character that cannot be printed`,
  fieldEmpty: (name) => `The field “${name}” is empty`,
  fieldNotText: (name) => `The field “${name}” must be a text`,
  fieldNotBoolean: (name) => `The field “${name}” must be true or false`,
  fieldNotWhole: (name) => `The field “${name}” must be a whole number`,
  fieldUndescribed: (name) => `The field “${name}” must be as the API describes it`,
  waiverWithoutVersion: 'The waiver must bear the version of its text',
  missingReport: 'Say what has disappeared',
  missingName: 'Give your first name',
  nameTooLong: 'This first name is too long: forty characters at most',
  nameUnprintable: 'This first name contains a character that cannot be printed',

  emailMisspelt: 'This email address is misspelt: it is written like name@example.com.',
  emailInvisible:
    'This address contains an invisible or incomplete character. Type it by hand, without pasting it.',
  emailAlphabets:
    'This address mixes letters of several alphabets, which look alike. Type it with one keyboard.',
  passwordTooLong: (most) => `This password is too long: ${most} characters at most.`,
  passwordTooShort: (least) => `This password is too short: ${least} visible characters at least.`,
  passwordIncomplete:
    'This password contains an incomplete character, which could not be typed again. Choose another.',
  emailNotProved: 'Confirm your address first: it receives an email, with a link to touch.',

  wrongCode: 'Wrong Code',
  otherLetter: 'This code belongs to another letter',
  unknownFile: 'There is no such page',
  noTrial: 'There is no letter to try here',
  trialUnreadable:
    'This letter could not be opened again: it is not one of ours, or it has waited too long. Here is a new one.',
  unknownPaper: 'This page is not in your dossier',
  noKeepsake:
    'There is no sheet to order: it is bought once the investigation is over, by whoever activated the letter.',
  noReport: 'This game has no report',

  guest: 'Only the person who holds the letter can do that.',
  partyEnded: 'You are no longer in this game: ask the person who holds the letter for a new invitation.',
  connected:
    'This telephone is logged in to an account: log it out first, or open the invitation on another.',
  partyFull: 'Six telephones are playing this letter already: there is no room left.',
  tooManyJoinings: 'Too many telephones have come into this game today: come back tomorrow.',
  unknownInvitation:
    'This invitation does not exist, or is no longer valid: ask the person who holds the letter for another.',
  noParty: 'Nobody else is playing this letter: bring somebody in first.',
  unknownMember: 'That person is no longer in the game.',
  holderStays: 'The person who holds the letter does not leave the game.',
  noPen: 'You do not hold the pen: ask whoever does.',
  tooManyStreams:
    'Too many telephones are listening at present: the story goes on, news of the others will come a little later.',
  unknownRole: 'Nobody holds that in this game.',
  handHere: (names) => `${formatList(names, 'en')} ${one(names, 'is', 'are')} here: it is in their hands.`,
  notHolding: 'It is neither yours nor in your hands.',
  inOtherHands: 'This instrument has passed into other hands.',
  inTheirHands: (names, role) =>
    `This instrument has passed into other hands: ${formatList(names, 'en')} ${one(names, 'has', 'have')} ${role} now.`,

  wrongLink: 'This link is not one of ours: take the one in the email again, the whole of it.',
  letterTaken:
    'This packet has just been taken for printing: it leaves as it was. Reply to the email about the order, and we shall see together.',
  letterLeft: 'This packet can no longer be changed.',
  letterChanged:
    'This packet has just been changed elsewhere, by you or by our counter: your words are still here, read them again and send them again if they are to prevail.',
  letterFaulty: 'Something still has to be put right.',
  giftTextTooLong: (most) => `That is too long for the paper: ${most} characters at most.`,
  giftOrNot: 'Words for a present are written below: say that it is a present, or delete them.',
  giftWithoutWords: 'Say at least for whom, from whom, or one line.',
  postDayUnreadable:
    'This day cannot be read, is past, or is more than a year away: write it like 24/12/2026.',
  addressLineMissing: 'This line is missing.',
  addressTooLong: 'The address is too long for the window of the envelope: shorten it.',
  countryUnknown: 'Choose a country.',
  unknownNote: 'This step is not in your notebook',
  noteTooLong: 'A note has two hundred characters at most',
  noteUnprintable: 'This note contains a character that cannot be printed',
  noteChanged: 'Somebody has changed this note meanwhile: here is theirs, yours stays in the field',
  oldLink: 'This link has aged: it no longer opens. Write to us if your packet has not come.',
};
