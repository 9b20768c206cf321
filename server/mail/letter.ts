import { dayAt, formatDay, formatHour, hourAt, type Language } from '../../engine/index.ts';
import { wordsIn, type Words } from '../words/words.ts';

/** Content of a mail. Typography is applied when it is rendered. */
export interface Mail {
  readonly language: Language;
  readonly subject: string;
  readonly blocks: readonly Block[];
}

export type Block =
  | { readonly kind: 'paragraph'; readonly text: string }
  /** A button and its full address, for readers that cannot click. */
  | { readonly kind: 'link'; readonly label: string; readonly url: string }
  | { readonly kind: 'facts'; readonly facts: readonly MailFact[] }
  /** Agreed text, verbatim. */
  | { readonly kind: 'quote'; readonly text: string };

export interface MailFact {
  readonly label: string;
  /** Verbatim: a code, a reference, an address. */
  readonly value: string;
}

/** A mail to a player or buyer. A text is a paragraph. */
export const letterTo = (
  { language, mails }: Words,
  subject: string,
  blocks: readonly (Block | string)[],
): Mail => ({
  language,
  subject,
  blocks: [mails.hello, ...blocks].map((block) => (typeof block === 'string' ? paragraph(block) : block)),
});

export const paragraph = (text: string): Block => ({ kind: 'paragraph', text });
export const mailLink = (label: string, url: string): Block => ({ kind: 'link', label, url });
export const mailFacts = (...list: readonly MailFact[]): Block => ({ kind: 'facts', facts: list });
export const quote = (text: string): Block => ({ kind: 'quote', text });

/** « vendredi 20 novembre 2026 à 9 h 05 (Continent/Ville) ». */
export function writeMoment(instant: number, timeZone: string, { language, mails } = wordsIn()): string {
  const hour = Math.floor(hourAt(instant, timeZone) * 60) / 60;
  const day = formatDay(dayAt(instant, timeZone), language, { weekday: true, year: true });
  return mails.moment(day, formatHour(hour, language), timeZone);
}
