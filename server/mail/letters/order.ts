import { letterTo, mailFacts, type Mail, mailLink, quote } from '../letter.ts';
import { wordsIn } from '../../words/words.ts';

/** Tells the buyer that a lost letter is sent anew. `number`: of the order; null when it has none. */
export function letterAgainLetter(number: string | null, words = wordsIn()): Mail {
  const { labels, letterAgain } = words.mails;
  return letterTo(words, letterAgain.subject, [
    letterAgain.lost,
    ...(number === null ? [] : [mailFacts({ label: labels.order(1), value: number })]),
    letterAgain.formerCode,
  ]);
}

interface OrderAgain {
  readonly code: string;
  readonly city: string;
  /** Activation page, or the current game. */
  readonly url: string;
  readonly isPlayed: boolean;
}

/** Sends the code and a link to a player whose letter was lost. */
export function orderAgainLetter({ code, city, url, isPlayed }: OrderAgain, words = wordsIn()): Mail {
  const { labels, orderAgain } = words.mails;
  const { subject, why, link } = orderAgain[isPlayed ? 'played' : 'unopened'];
  return letterTo(words, subject, [
    why,
    mailFacts({ label: labels.city, value: city }, { label: labels.code, value: code }),
    mailLink(link, url),
    orderAgain.end,
  ]);
}

/**
 * Tells the buyer that letters are at the post office. It names no code: only the letters do. `numbers`: of
 * the orders that have one. `links`: to the pages where they are followed.
 */
export function lettersPostedLetter(
  numbers: readonly string[],
  count: number,
  links: readonly string[],
  words = wordsIn(),
): Mail {
  const { follow, labels, lettersPosted } = words.mails;
  return letterTo(words, lettersPosted.subject(count), [
    lettersPosted.posted(count),
    ...(numbers.length > 0 ? [mailFacts({ label: labels.order(count), value: numbers.join(', ') })] : []),
    ...links.map((link) => mailLink(follow(count), link)),
    lettersPosted.notArrived,
  ]);
}

interface Waiver {
  readonly code: string;
  /** Formatted. */
  readonly moment: string;
  readonly version: string;
  readonly text: string;
}

/** Confirms to the player the waiver of the right of withdrawal given at activation. */
export function waiverLetter({ code, moment, version, text }: Waiver, words = wordsIn()): Mail {
  const { labels, waiver } = words.mails;
  return letterTo(words, waiver.subject, [
    waiver.opened,
    mailFacts(
      { label: labels.letter, value: code },
      { label: labels.agreed, value: moment },
      { label: labels.waiverVersion, value: version },
    ),
    quote(text),
    waiver.effect,
    waiver.end,
  ]);
}

interface LateMessage {
  readonly city: string;
  /** When it comes, formatted. */
  readonly moment: string;
  readonly url: string;
}

/**
 * Tells a player who asked for it that a message has come; never which, as others may read over a shoulder.
 */
export function arrivalLetter({ city, moment, url }: LateMessage, words = wordsIn()): Mail {
  const { arrival, labels } = words.mails;
  return letterTo(words, arrival.subject, [
    arrival.come,
    mailFacts({ label: labels.city, value: city }, { label: labels.arrival, value: moment }),
    mailLink(arrival.link, url),
    arrival.asked,
  ]);
}
