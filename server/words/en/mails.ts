import { formatList } from '../../../engine/index.ts';
import type { mails as french } from '../fr/mails.ts';

/** Mails to players and buyers, in the order of their blocks. */
export const mails: typeof french = {
  hello: 'Good day,',
  quote: (text) => `“${text}”`,
  labelled: (label) => `${label}:`,
  moment: (day, hour, timeZone) => `${day} at ${hour} (${timeZone})`,
  follow: (count) => (count > 1 ? 'Follow your packets' : 'Follow your packet'),
  labels: {
    order: (count) => (count > 1 ? 'Orders' : 'Order'),
    letters: (count) => (count > 1 ? 'Packets' : 'Packet'),
    letter: 'Letter',
    sheet: 'Sheet',
    tracking: 'Tracking',
    city: 'City',
    code: 'Code',
    agreed: 'Consent given',
    waiverVersion: 'Version of the text',
    arrival: 'Collection',
    posting: 'Posting',
    orderedAt: 'Ordered',
    price: 'Price',
    address: 'Address',
    terms: 'Terms of sale, version of',
    reference: 'Order or code',
    email: 'Email',
    received: 'Received',
  },

  passwordReset: {
    subject: 'Choose a new password',
    asked: 'The counter has received your request. Here is what you need to choose a new password.',
    link: 'Choose my password',
    once: 'This link works once only, for one hour, and a later request cancels it. Once the change is made, all your devices will ask you to log in again.',
    notAsked:
      'You did not ask for this? Do not open the link: your password stays the same, and nobody gets in.',
    end: 'Your post is waiting for you.',
  },

  emailProof: {
    subject: 'Confirm your address',
    why: 'An account at our counter bears this address. Confirm that it is yours: a letter ordered with it will appear there.',
    link: 'Confirm my address',
    once: 'This link is valid for three days, once only, for whoever is logged in to that account; a later request cancels it.',
    notAsked:
      'You have no account with us, or did not ask for this? Leave this message alone. To take back an account that somebody else has opened at your address, ask for a new password on the login page: that person will not get in again.',
  },

  idleAccount: {
    subject: 'Your account is about to be erased',
    unused: (since) =>
      `Nobody has logged in to your account since ${since}. What is no longer of use, we do not keep.`,
    lastDay: (day) =>
      `To keep it, log in once before ${day}. After that day, everything personal will be erased.`,
    link: 'Log in',
    letGo: 'To let it go, there is nothing to do.',
  },

  letterAgain: {
    subject: 'Your packet has been lost: another is leaving',
    lost: 'Your packet has not reached you. We are preparing another, and ask nothing of you; a message will tell you when it leaves.',
    formerCode:
      'The code of the lost letter no longer works. Should it arrive all the same, it is the new one that opens the investigation.',
  },

  orderAgain: {
    unopened: {
      subject: 'Your letter, by another way',
      why: 'Your letter has kept you waiting: here is what you need to begin without it.',
      link: 'Open the letter',
    },
    played: {
      subject: 'To take up your investigation again',
      why: 'Your investigation is waiting where you left it.',
      link: 'Take up the investigation',
    },
    end: 'This message comes from our counter, at your request. A question? Reply to it.',
  },

  lettersPosted: {
    subject: (count) => (count > 1 ? 'Your packets have left' : 'Your packet has left'),
    posted: (count) =>
      count > 1
        ? `Your ${count} packets have just been handed to the post. The code of each investigation is written in its letter and nowhere else.`
        : 'Your packet has just been handed to the post. The code of the investigation is written in the letter and nowhere else.',
    notArrived:
      'If nothing has arrived in the days to come, reply to this message: we shall send again whatever has been lost.',
  },

  keepsakePosted: {
    subject: 'Your sheet has left',
    posted: 'Your sheet of stamps has just been handed to the post.',
    follow: 'Follow your sheet',
    notArrived: 'If nothing has arrived in the days to come, reply to this message: we shall print another.',
  },

  waiver: {
    subject: 'Your investigation begins: the consent that you have given',
    opened:
      'Your letter is activated, the investigation is open. Here is the consent that you gave in opening it. Keep it.',
    effect:
      'The right of withdrawal can therefore no longer be exercised for this digital content (article L. 221-28, 13° of the French consumer code, the code de la consommation). The legal guarantees remain in full.',
    end: 'Enjoy the walk, and look up.',
  },

  arrival: {
    subject: 'There is post waiting for you',
    come: 'The post you were watching for has been collected. The counter has not opened it: it is waiting for you in your dossier.',
    link: 'Open my post',
    asked:
      'You are receiving this email because you asked for it, from your dossier, for this collection and no other. None will follow: there is nothing to stop.',
  },

  sale: {
    packs: (cities) =>
      cities.map(([name, count]) => `${count} ${name} pack${count > 1 ? 's' : ''}`).join(', '),
    paid: (price) => `${price}, all taxes included, paid`,
    postedWithin: (delivery) => `within ${delivery} at most`,
    postedFrom: (day) => `from ${day}`,
    postedAfter: {
      told: (posted) => `once you have said “All in order”, ${posted}`,
      clear: (posted) => `once what we could not read has been cleared up, ${posted}`,
      toldAndClear: (posted) =>
        `once you have said “All in order”, and what we could not read has been cleared up, ${posted}`,
    },
    terms:
      'The terms of sale of this version are attached to this message, with the withdrawal form. Keep them: they hold for this order, even if the site changes them.',
    termsFile: (version) => `terms-of-sale-${version.replaceAll(' ', '-')}.txt`,
    withdrawal: (delay) =>
      `You have ${delay} from its arrival in which to change your mind. Quote this order number if you do.`,
    link: 'Withdraw from contract',
    sheets: (count) =>
      count > 1
        ? `${count} sheets of stamps, printed from your game`
        : 'one sheet of stamps, printed from your game',
    sheetWithoutWithdrawal:
      'The sheet is made for you, from one single game: the right of withdrawal does not apply to it (article L. 221-28, 3° of the French consumer code, the code de la consommation). The legal guarantees remain in full.',
  },
  saleReceipt: {
    subject: (number) => `Order ${number}: received`,
    paid: 'Your payment has arrived, and your order with it. Everything travels by post: the code of the investigation is written in the letter and nowhere else.',
    paidSheet:
      'Your payment has arrived, and your order with it. The sheet is printed here and leaves by post.',
    correctable: (count) =>
      count > 1
        ? 'A name to correct, an address, a day for posting? Everything can be changed until it is printed. Your packets wait two hours before joining the queue; “All in order” sends them there at once.'
        : 'A name to correct, an address, a day for posting? Everything can be changed until it is printed. Your packet waits two hours before joining the queue; “All in order” sends it there at once.',
    present: (count) =>
      count > 1
        ? 'It is a present: say for whom each packet is, from whom, and what its letter is to bear. They will not leave until you have said “All in order”; if three days pass without a word from you, somebody will see to it.'
        : 'It is a present: say for whom, from whom, and what the letter is to bear. It will not leave until you have said “All in order”; if three days pass without a word from you, somebody will see to it.',
    link: (count) => (count > 1 ? 'Prepare my packets' : 'Prepare my packet'),
    accepted: (delay) =>
      `We have ${delay} in which to confirm it: a second message will tell you so, and the sale will be concluded.`,
  },
  saleAccepted: {
    current: (count) =>
      count > 1
        ? 'The address and the day of posting are those on the page of your packets: they can be changed there until they are printed.'
        : 'The address and the day of posting are those on the page of your packet: they can be changed there until it is printed.',
    subject: (number) => `Order ${number}: confirmed`,
    accepted: 'We confirm your order: the sale is concluded. A message will tell you when the post leaves.',
  },

  addressChanged: {
    subject: 'Your packet is changing address',
    changed:
      'The address of one of your packets has just been changed, from the page of your order. Here is the new one.',
    link: 'Read my packet again',
    notYou:
      'This was not you? Reply quickly to this message: until the packet is printed, everything can be put right. And keep the link to that page to yourself: whoever has it can write there.',
  },
  buyerProof: {
    subject: 'What we keep about you',
    asked:
      'Somebody has asked, from the page that follows your packets, what we keep about you. This link opens it, and lets you erase it, for all your orders.',
    link: 'See what is kept',
    notAsked:
      'This link is valid for one day at least. You did not ask for this? Leave this message alone: nothing changes.',
  },

  withdrawalReceipt: {
    subject: 'Acknowledgement of receipt of your withdrawal',
    received:
      'We have received your declaration. Here is what it contains, with the date and time at which it was sent.',
    notRepeated: 'kept as you wrote it in the form',
    declaration: 'I withdraw from the contract concerning the order named above.',
    stopped: (numbers) =>
      numbers.length > 1
        ? `Packets ${formatList(numbers, 'en')} are stopped: those that had not been posted will not leave, and their codes can no longer be activated.`
        : `Packet ${numbers.join('')} is stopped: if it had not been posted, it will not leave, and its code can no longer be activated.`,
    left: (numbers) =>
      numbers.length > 1
        ? `Packets ${formatList(numbers, 'en')} were activated already, or stopped: somebody is looking at them and will reply to you.`
        : `Packet ${numbers.join('')} was activated already, or stopped: somebody is looking at it and will reply to you.`,
    keep: 'Keep this message: it proves your request and its date. We are looking for your order and shall reply to this address, with the return voucher.',
    return: (delay, publisher, address) =>
      `You have ${delay} from this request in which to send the pack back, complete, to ${publisher}, ${address}. If you gave the code of a letter that nobody has activated, it can no longer be activated. If it has been activated already, what follows depends on the consent given at activation: our reply will say.`,
    notAsked:
      'You sent no such request? Somebody may have written your address by mistake. Reply to this message and we shall erase it.',
  },
};
