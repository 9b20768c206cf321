/** A mail before it is set: what is said, in order. Words are typeset when they are drawn. */
export interface Mail {
  readonly subject: string;
  readonly blocks: readonly Block[];
}

export type Block =
  | { readonly kind: 'paragraph'; readonly text: string }
  /** A thing to do: its name, and the whole address for those who cannot click. */
  | { readonly kind: 'link'; readonly label: string; readonly url: string }
  | { readonly kind: 'facts'; readonly facts: readonly MailFact[] }
  /** Words that were agreed to, repeated as they stood. */
  | { readonly kind: 'quote'; readonly text: string };

export interface MailFact {
  readonly label: string;
  /** Repeated to the letter: a code, a reference, an address. */
  readonly value: string;
}

export const paragraph = (text: string): Block => ({ kind: 'paragraph', text });
export const mailLink = (label: string, url: string): Block => ({ kind: 'link', label, url });
export const mailFacts = (...list: readonly MailFact[]): Block => ({ kind: 'facts', facts: list });
export const quote = (text: string): Block => ({ kind: 'quote', text });
