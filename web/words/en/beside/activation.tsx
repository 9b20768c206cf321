import { formatList } from '../../../../engine/public.ts';
import type { activation as french } from '../../fr/beside/activation.tsx';

export const activation: typeof french = {
  otherLetter: 'I have another letter',
  code: {
    title: 'The Company is getting in touch with you...',
    help: 'The code is printed on your letter: six letters or digits. Copy it here, or scan the black and white square.',
    field: 'Activation code',
    submit: 'Confirm',
    searching: 'Looking for your packet…',
    errors: {
      TOO_SHORT: 'Code too short',
      UNAVAILABLE: 'Code unavailable',
      INVALID_CODE: 'Invalid code',
      UNKNOWN_CODE: 'Unknown code',
    },
    advice: {
      unknown:
        'No letter bears this code. Compare it character by character: O and zero, I and 1 look alike.',
      taken:
        'This letter is open already. If it was with another of your addresses, log out and use that one; if somebody is leading the investigation with you, it follows their account.',
      unsent: 'This letter has not been posted yet: its code will work once it has gone.',
      withdrawn:
        'This letter has been withdrawn from: its code no longer works. If that is a mistake, write to us.',
      lost: 'This letter was lost on the way: another has left in its place, with another code. That is the one which opens the investigation.',
    },
  },
  confirm: {
    title: 'Congratulations!',
    titleNext: 'A new adventure',
    letter: 'Packet',
    phrase: 'Phrase',
    sender: 'Sender',
    letterInEnglish: 'Your letter is written in English. The game can be too.',
    text: 'Your packet has come. You have only to sign for it: the investigation begins at once.',
    tickFirst: 'Tick the box to be able to confirm.',
    textNext:
      'Take care: to confirm is to begin a new mission. It takes the place of the one that this account is following.',
    endsParty: (guests) =>
      `Your game with others ends with it: ${formatList(guests, 'en')} will be out of it.`,
  },
  guest: {
    title: 'Another letter',
    text: 'This telephone is playing somebody else’s letter, as a guest. To open your own, leave that game first.',
    stay: 'Stay in the game',
    leave: 'Leave, and open my letter',
  },
  ordered: {
    title: 'Order under way',
    text: 'Your letter has not left yet. Keep an eye on your letter box: the real one, in the street.',
    next: 'As soon as it is posted, this page will ask you for the code it bears.',
    hasLetter: 'I have a letter already',
  },
};
