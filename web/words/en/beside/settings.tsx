import type { ReactNode } from 'react';
import { formatList, ofName, plural } from '../../../../engine/public.ts';
import type { settings as french } from '../../fr/beside/settings.tsx';

const deleteAccount = 'Delete my account';

export const settings: typeof french = {
  title: 'Settings',
  accountTitle: 'Your account',
  guest: (name, holderName) =>
    `You are playing ${ofName(holderName, 'en')} letter, without an account, under the first name ${name}.`,
  restartTutorial: 'Run the Tutorial again',
  staff: 'Administration',
  logOut: 'Log out',
  device: {
    title: 'This device',
    sun: 'Full sun',
    sunNote: 'Ink on paper, for reading out of doors.',
    clicks: 'Sounds and vibrations',
    clicksNote:
      'The notch of a dial, the stamp, the paper, the tape, the telegram being pasted; two notes when a role comes to you.',
    otherLanguage: 'Jouer en français',
    stay: 'Stay in English',
    frenchOnly: 'This letter exists in French only, so this game is in French.',
    frenchOnlyRead: 'Understood',
    reading: 'Share what I have read',
    readingNote: 'With my other devices, where this setting is on as well.',
  },
  data: {
    title: 'My data',
    download: 'Download my data',
    fileName: 'poste-restante-my-data.json',
    downloaded: 'Your data is in your downloads',
  },
  sessions: {
    title: 'Logged-in devices',
    own: 'This device',
    other: 'Another device',
    dates: (since, seen) => `Logged in on ${since}. Last seen on ${seen}.`,
    end: 'Log out',
    endOf: (since) => `Log out the device logged in on ${since}`,
    endOthers: 'Log out the other devices',
  },
  deletion: {
    open: deleteAccount,
    warning: (bold: (text: string) => ReactNode) => (
      <>
        {bold('This is final.')} What is deleted: your address, your password, your progress and your answers.
      </>
    ),
    warningGame: 'An investigation under way cannot be taken up again: its code activates only once.',
    warningParty: (guests) =>
      `Your game with others ends: ${formatList(guests, 'en')} will be out of it, and nothing of it stays on their ${plural(guests.length, 'telephone', 'telephones', 'en')}.`,
    warningOrders: 'Your orders stay in our accounts, as the law requires, without your name.',
    passwordTitle: 'Your password',
    confirm: 'Delete for good',
    done: 'Your account is deleted',
    doneText: 'Nothing here bears your name any longer. Thank you for investigating with us.',
  },
  emailProof: {
    title: 'A letter ordered with this address?',
    text: (email) => (
      <>
        It is waiting for you to confirm {email}: one email, one link to touch. The game can then tell you of
        a collection there, if you ask for it.
      </>
    ),
    send: 'Send me the email',
    sendAgain: 'Send the email again',
    pageTitle: 'Your address',
    question: (email) => (
      <>
        This account bears the address {email}. Confirm that it is yours: the letters ordered with it will
        appear.
      </>
    ),
    confirm: 'Confirm my address',
    confirmed: 'Address confirmed',
    confirmedStamp: 'Confirmed',
    confirmedBefore: 'Your address is confirmed: nothing is waiting for it any longer.',
    expiredAdvice: 'It was valid for three days.',
    notYours: 'This link is not valid for your account',
    notYoursAdvice:
      'It has been used already, a newer one has replaced it, or it went to an address other than yours.',
    toMail: 'See my post',
  },
  legal: {
    title: 'Legal texts',
    termsOfUse: 'Terms of use',
    termsOfSale: 'Terms of sale',
    accessibility: 'Accessibility',
  },
};
