import { formatClock, formatDate, formatList } from '../../../engine/public.ts';
import { cityName } from '../city-name.ts';
import type { site as french } from '../fr/site.tsx';

const toHome = 'Back to the front page';

/** « a Villebrume pack ». */
const pack = (city: string | undefined) => (city ? `a ${cityName(city)} pack` : 'a pack');

/** Sentences of the public pages. */
export const site: typeof french = {
  login: 'Log in',
  order: 'Order',
  toHome,
  language: {
    link: 'En français',
    proposal: 'Ce site existe aussi en français.',
    stay: 'Stay in English',
  },
  accessibility: (conformity) => `Accessibility: ${conformity}`,
  landing: {
    hello: 'Good day,',
    concept: 'How it is played',
    buy: 'Buy',
    seeTerms: (link) => <>(see {link('terms of sale')})</>,
    price: (price) => <>Price: {price}</>,
    preorderPrice: (price, regular) => (
      <>
        Pre-order price {price} {regular}
      </>
    ),
    toTrial: 'Try a letter, at home, in three minutes',
    toCode: 'Have you solved one of the mysteries on our social media?',
    follow: 'Follow us',
    newTab: 'New tab',
  },
  contents: {
    heading: 'In the envelope',
    lead: 'Three sheets and a code. The rest is in the city.',
    letter: {
      name: 'The letter',
      text: 'Signed and stamped. It names you, and says where to begin.',
      picture: 'A typewritten sheet with a letterhead, postmarked and signed, a code at its foot',
    },
    transcript: {
      name: 'The transcript',
      text: 'The agent’s last call, to the second. The silences too.',
      picture: 'A sheet of minutes and replies, in which some words are blacked out',
    },
    map: {
      name: 'The map',
      text: 'The real streets, to scale. Some names are missing.',
      picture: 'A map drawn in pen: two rivers, streets, a compass rose',
    },
    code: {
      name: 'The code',
      text: 'Six characters and a square. Your telephone does the rest.',
      picture: 'A stub to cut off, with a square to scan and six boxes',
    },
  },
  city: {
    title: (city) => `${city}, an investigation on foot`,
    all: 'Where to play',
    others: 'The other cities',
    sees: 'What you see',
    suits: 'Whom it suits',
    needs: {
      heading: 'What to know',
      length: 'Length',
      ground: 'Ground',
      stairs: 'Steps',
      hours: 'Hours',
      season: 'Season',
      party: 'Players',
      brings: 'To bring',
    },
  },
  steps: {
    receive: {
      name: 'Receive',
      text: 'A letter tells you where to begin.',
      more: 'A letter comes to your door: a real one, by post. In it, a strange Company asks you to find an agent who has vanished somewhere in your city.',
      picture: 'A poste restante pigeonhole; one letter sticks out of it and waits',
    },
    explore: {
      name: 'Explore',
      text: 'Lead the investigation across the city.',
      more: 'Follow the coded messages and the instructions, from one street to the next. The telephone is for answering; for the rest, look up.',
      picture: 'An unfolded map, out of which rise a steeple, a bridge and house fronts',
    },
    resolve: {
      name: 'Solve',
      text: 'Find out who wishes the Company ill.',
      more: 'The puzzles join real buildings to invented documents: what is carved in the stone answers what is printed in your envelope.',
      picture: 'A magnifying glass laid on a postmark, whose waves turn into a fingerprint',
    },
  },
  concept: {
    title: 'How it works',
    heading: 'From a letter to a city',
    outings: 'Before you set out',
    walk: (duration, distance) => `${duration} · ${distance} on foot`,
  },
  withdrawal: {
    title: 'Withdrawal',
    lead: 'Fourteen days in which to change your mind, and no reason to give. No account, no login: two lines are enough.',
    referenceField: 'Order number, or code of the letter',
    referenceHint:
      'V-31 covers the whole order, V-31-2 one of its packets only. Give the email used for the purchase: with it, nothing that is still to be posted will leave.',
    emailField: 'Email, for the acknowledgement of receipt',
    confirmed: 'I have read this again, and I confirm it: I withdraw from the purchase named above.',
    incomplete: 'An order number or a correct email is missing: complete the form and send it again.',
    later: 'Too many requests at present: try again in a quarter of an hour, or write to us.',
    next: 'Continue',
    nothingSent: (link) => (
      <>
        Nothing is sent before you have read it again and confirmed. Your rights are written in the{' '}
        {link('terms of sale')}.
      </>
    ),
    referenceMissing: 'Give the order number or the code of the letter',
    invalidEmail: 'Invalid email',
    review: 'Read it again before confirming',
    declaration: 'I withdraw from the purchase named below.',
    confirm: 'Confirm the withdrawal',
    correct: 'Correct',
    order: 'Order',
    stamp: 'Received',
    recorded: 'Your withdrawal is recorded',
    receivedAt: (time) => <>Received on {time}.</>,
    receiptDate: (date) => {
      const zone = new Intl.DateTimeFormat('en-GB', { timeZoneName: 'short' })
        .formatToParts(date)
        .find(({ type }) => type === 'timeZoneName');
      const hour = formatClock(date.getHours(), date.getMinutes(), 'en');
      return `${formatDate(date, 'en', { year: true })} at ${hour} (${zone?.value ?? 'UTC'})`;
    },
    follows:
      'An acknowledgement of receipt is leaving for this address, with what comes next: the return voucher and the refund.',
  },
  bought: {
    titleUnknown: 'Follow your packet',
    titleSeveral: 'Your packets',
    titles: {
      paid: 'Your packet is being prepared',
      printed: 'Your packet is printed',
      posted: 'Your packet is on its way',
      delivered: 'Your packet has arrived',
      withdrawn: 'You have given up this packet',
      voided: 'This packet is cancelled',
    },
    stages: {
      paid: 'Ordered',
      printed: 'Printed',
      posted: 'Handed to the post',
      delivered: 'Arrived',
    },
    preparedAgain: 'Prepared again',
    sheet: {
      name: (number) => (number ? `Sheet ${number}` : 'Your sheet'),
      titles: {
        paid: 'Your sheet is being prepared',
        printed: 'Your sheet is printed',
        posted: 'Your sheet is on its way',
        voided: 'This sheet is cancelled',
      },
      voided: 'The order is cancelled or refunded: this sheet will not leave.',
    },
    done: 'done',
    toCome: 'to come',
    withdrawn: 'Your withdrawal is recorded: the code of this packet is no longer valid.',
    voided:
      'The order is cancelled or refunded: this packet will not leave, and its code is no longer valid.',
    replacement: 'The first one was lost. This one replaces it: its code alone opens the investigation.',
    untold:
      'It is a present that is waiting for your words: say them, and “All in order”, through the link in the email about the order.',
    present: 'It is a present: it is waiting for the day that you have chosen for its posting.',
    letter: (number) => (number ? `Packet ${number}` : 'Your packet'),
    order: 'Order',
    city: 'Investigation',
    postOn: 'Posting requested',
    tracking: 'Tracking',
    day: (at) => formatDate(at, 'en', { year: true }),
    private: 'This link is yours: it shows neither code, nor name, nor address.',
    loading: 'We are asking where it has got to…',
    notLoaded: 'The page has not arrived.',
    retry: 'Ask again',
  },
  kept: {
    title: 'What we keep about you',
    about:
      'You may read what we keep about you, and have it erased. The link goes to the email of the purchase, and to no other.',
    ask: 'Send me that link',
    mailed: 'If that email is still known to us, a link has just left for it.',
    lead: 'For all the orders made with this email. The game belongs to the person who plays it: it is not here.',
    download: 'Download the file',
    erase: 'Erase everything',
    confirm:
      'Erase what we keep about you? The packets can no longer be followed, and this cannot be undone.',
    erased: (letters) =>
      letters === 0 ? 'There was nothing to erase.' : 'Erased: your email, the addresses and your words.',
    leaving: (numbers) =>
      `What it takes to post ${formatList(numbers, 'en')} remains: ask again once the post has it.`,
    keptByLaw: 'The law requires us to keep:',
    until: (what, day) => `${what}, until ${formatDate(new Date(`${day}T12:00:00Z`), 'en', { year: true })}`,
  },
  promotion: {
    title: 'Promotional code',
    heading: 'Do you think you know a code?',
    lead: 'You have solved one of the mysteries on our social media: write here what you have found.',
    field: 'Your solution',
    missing: 'Write your solution first',
    submit: 'Confirm',
    unreadable: 'Error in the request',
    noNetwork: 'Could not check it',
    wrong: 'This code is not a solution',
    failed: 'The code could not be sent',
    free: 'Free',
    reduced: 'Reduced price',
    congratulations: 'Congratulations!',
    freeCopy: (city) => `You have found it, and there is a free copy left: ${pack(city)} is waiting for you.`,
    reducedPrice: (city, price) => (
      <>
        You have found it: {pack(city)} is waiting for you at {price}.
      </>
    ),
    onlyReducedPrice: (city, price) => (
      <>
        You have found it. We have no free copy left to give you today, but {pack(city)} is waiting for you at{' '}
        {price}.
      </>
    ),
    receive: 'Receive my copy',
    order: 'Order at the reduced price',
    code: 'Your code:',
  },
  unsubscription: {
    title: 'Unsubscribe',
    heading: 'To receive no more of our letters',
    lead: 'The newsletters, that is: your investigations go on.',
    placeholder: 'Enter your email',
    submit: 'Unsubscribe',
    invalidEmail: 'The email given is invalid',
    done: 'Unsubscription recorded',
    stamp: 'Struck off',
    doneText: 'No newsletter will leave for this address again.',
  },
};
