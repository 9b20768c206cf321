import { letterTo, mailLink, type Mail } from '../letter.ts';
import { wordsIn } from '../../words/words.ts';

/** Link to choose a new password. */
export function passwordResetLetter({ url }: { readonly url: string }, words = wordsIn()): Mail {
  const { subject, asked, link, once, notAsked, end } = words.mails.passwordReset;
  return letterTo(words, subject, [asked, mailLink(link, url), once, notAsked, end]);
}

/** Asks the owner of an account to confirm the e-mail. */
export function emailProofLetter({ url }: { readonly url: string }, words = wordsIn()): Mail {
  const { subject, why, link, once, notAsked } = words.mails.emailProof;
  return letterTo(words, subject, [why, mailLink(link, url), once, notAsked]);
}

interface Idle {
  /** Time since the last login, in words. */
  readonly since: string;
  /** Last day to log in, formatted. */
  readonly day: string;
  readonly loginUrl: string;
}

/** Warns a player that the inactive account will be erased. */
export function idleAccountLetter({ since, day, loginUrl }: Idle, words = wordsIn()): Mail {
  const { subject, unused, lastDay, link, letGo } = words.mails.idleAccount;
  return letterTo(words, subject, [unused(since), lastDay(day), mailLink(link, loginUrl), letGo]);
}
