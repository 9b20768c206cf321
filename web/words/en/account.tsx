import type { ReactNode } from 'react';
import type { account as french } from '../fr/account.tsx';

type Part = (text: string) => ReactNode;

const invalidEmail = 'Invalid email';

/** Sentences of logging in, registering, passwords, and joining a party. */
export const account: typeof french = {
  lostLetter: (address) => <>Letter lost or illegible? Write to us: {address}</>,
  browser: {
    linkField: 'Link to copy',
    copyLink: 'Copy the link',
    copied: 'Link copied.',
    troubles: {
      cookies: {
        title: 'This browser refuses cookies.',
        advice:
          'Without them the counter will not recognise you. Allow them for this site, or open this link in another browser.',
      },
      app: {
        title: 'You are inside another application.',
        advice: 'Your investigation would not stay there. Open this link in your telephone’s browser.',
      },
    },
  },
  joining: {
    ended: {
      title: 'You are no longer in the game.',
      text: 'The person who holds the letter has ended it, or taken it back. Nothing of it stays on this telephone.',
      advice: 'To come back, ask that person for a new invitation.',
    },
    titleInvited: 'You are joining a game',
    title: 'Join a game',
    lead: 'Somebody holds a letter and is bringing you in: a first name is enough, with neither account nor address.',
    isPlaying: 'This telephone is already playing a game: to join another is to leave it.',
    backToParty: 'Back to the game',
    isLoggedIn: (email) => (
      <>
        This telephone is logged in to the account {email}. A game is joined without an account: log out
        first. Your own investigation will be waiting on your account.
      </>
    ),
    logOut: 'Log out, then join',
    backToGame: 'Back to my investigation',
    codeField: 'The six characters of the invitation',
    invitation: (code) => <>Invitation {code}</>,
    nameField: 'Your first name',
    nameHint: 'The other players will see it.',
    submit: 'Join the game',
    codeTooShort: 'An invitation has six characters',
    nameMissing: 'Give your first name',
    unknown: 'This invitation is not valid, or no longer is',
    unknownAdvice:
      'The person who holds the letter opens “Who is playing” on the Desk: scan the square that shows there now, or type its six characters.',
    typeSigns: 'Type the six characters',
    full: 'Six telephones are in already',
    fullAdvice: 'The person who holds the letter can let one go.',
  },
  login: {
    title: 'Log in',
    titleNew: 'Register',
    lead: 'Come to the counter. There is something for you.',
    leadNew: 'An address, a password: your post will follow you.',
    letterWaits: (code) => <>Your letter is waiting: {code}</>,
    sessionEnded: (sentence) => `${sentence}.`,
    answerStored: 'Your answer is kept on this device: it will go by itself once you have logged in.',
    created: 'The account has been created',
    createdStamp: 'Registered',
    registeredLetter: ['PACKET', 'No. 0417'],
    forgotten: 'Forgotten your password?',
    hasAccount: 'Registered already?',
    hasNone: 'First letter?',
    logIn: 'Log in',
    register: 'Create an account',
    join: 'Have you been invited? Join a game',
    createAccount: 'Create the account',
    passwordRemembered: 'The one you have just chosen: no need to type it again.',
    otpField: 'Six-digit code or recovery code',
    accept: (label: Part, link: Part) => (
      <>
        {label('I accept the ')}
        {link('terms of use')}
      </>
    ),
    emailMissing: 'The email is required',
    passwordMissing: 'The password is required',
    termsMissing: 'Please accept the terms',
    invalidEmail,
    notAnAddress: 'An address is written like name@example.com.',
    unknownEmail: 'No such email',
    unknownEmailAdvice: 'No account at this address: read it again, or create an account below.',
    wrongPassword: 'Wrong password',
    otpMissing: 'Give the code from your authenticator app',
    wrongOtp: 'Wrong code',
    passwordsToCheck: 'Check the passwords',
    emailTaken: 'Email already in use',
    emailTakenAdvice: 'There is an account at this address: log in below.',
    invalidForm: 'Invalid information',
    emailToGive: 'Please give an email',
    unknownError: (code) => `Unknown error (${code})`,
  },
  password: {
    field: 'Password',
    show: 'Show the characters',
    rule: 'Eight characters at least.',
    confirmation: 'Confirmation',
    tooShort: 'Password too short',
    differ: 'The passwords do not match',
  },
  reset: {
    title: 'Choose a password',
    lead: 'Tell us which address to write to: a link will be waiting there.',
    leadNew: 'Eight characters at least. Your other devices will have to log in again.',
    newPassword: 'New password',
    requestLink: 'Send me the link',
    requestNewLink: 'Send me a new link',
    change: 'Change the password',
    toLogin: 'Back to login',
    invalidEmail,
    sent: 'Email sent',
    sentStamp: 'Sent',
    delayed: 'The email could not be sent at once: it is kept, and will go as soon as it can.',
    noAccount: 'No such account',
    changed: 'Change confirmed',
    changedStamp: 'Recorded',
    expired: 'The link has expired',
    expiredAdvice: 'It was valid for one hour. The password has not changed.',
    invalid: 'Invalid request',
    invalidAdvice: 'This link has been used already, or is incomplete. The password has not changed.',
  },
};
