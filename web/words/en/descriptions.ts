import type { descriptions as french } from '../fr/descriptions.ts';

/** Of public pages, for search engines and link previews: one or two sentences, shorter than 160 characters. */
export const descriptions: typeof french = {
  landing: (cities) =>
    `A letter arrives, a city opens: an investigation on foot, with no app to install, at your own pace. ${cities}.`,
  concept:
    'Receive, explore, solve: how a letter, messages in cipher and real buildings come to make an investigation.',
  city: (city, duration, distance) =>
    `${city}, an investigation on foot: ${duration}, ${distance}. What you see, the steps, the hours, the season, and whom it suits.`,
  length: 'Length',
  ground: 'Ground',
  code: 'Have you solved one of the mysteries on our social media? Say what you have found: a pack may be waiting for you.',
  legalNotice:
    'Who publishes and who hosts the site, how to reach us, and to whom the texts, drawings and maps belong.',
  termsOfSale: (withdrawal) =>
    `The contract of sale of the pack: price, delivery, guarantees, ${withdrawal} to change your mind, free returns with our voucher.`,
  termsOfUse:
    'How the game is played, what the account allows, what we keep about you and what you can do about it.',
  login:
    'Come to the counter: an address, a password, and your post follows you from one telephone to another.',
  join: 'Somebody is bringing you into their investigation: the six characters of the invitation, a first name, and you are in.',
  reset: 'Passwords get forgotten: a link sent to your address lets you choose another.',
  unsubscription: 'To receive no more news from us: one address, one button.',
  withdrawal: (withdrawal) =>
    `Withdraw from contract here: the reference of the order or the code of the letter, within ${withdrawal} of delivery.`,
  accessibility:
    'What the site does so that everybody can play, what is still missing, and whom to tell about it.',
};
