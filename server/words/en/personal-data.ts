import type { personalData as french } from '../fr/personal-data.ts';

/** The file with everything that is stored about an account. */
export const personalData: typeof french = {
  file: (day) => `my-data-${day}.json`,
  about:
    'This file contains what is kept about your account. Times are in universal time. The password and the session keys are not in it: the site keeps only a fingerprint of them. What depends on the address alone, letters ordered with it and withdrawals, is in it only once the address has been confirmed.',
  events: {
    activation: 'Code activated',
    answer: 'Answer',
    clue: 'Hint asked for',
    alternative: 'Other way taken',
    recognised: 'Setting recognised',
    report: 'Place reported',
    staff: 'Action by the staff',
    edition: 'Change in the story',
    withdrawal: 'Withdrawal',
    refund: 'Refund',
    dispute: 'Payment disputed',
  },
  verdicts: {
    right: 'Right answer',
    wrong: 'Wrong answer',
    almost: 'Answer almost right',
    unreadable: 'Unreadable answer',
    waiting: 'Answer sent during a wait',
  },
  option: 'Choice',
  buyer: {
    about:
      'This file contains what is kept about you as a buyer, for all the orders made with this email. The game of the person who plays is not in it: it belongs to that person.',
    keptOfSale: (number) =>
      `The number, date, city and price of order ${number}, for the accounts (article L. 123-22 of the French commercial code)`,
    keptOfWithdrawal: (reference) => `The withdrawal “${reference}”, as proof of its date`,
  },
};
