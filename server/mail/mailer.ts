import type { MailContent } from '../store/outbox.ts';

/** A mail ready to leave. */
export interface OutgoingMail extends MailContent {
  /** The same at every try: a reader that gets it twice shows it once. */
  readonly id: string;
  readonly kind: string;
  readonly from: { readonly name: string; readonly address: string };
  /** Milliseconds since 1970. */
  readonly writtenAt: number;
}

/** Where mails leave the server. */
export interface Mailer {
  /** Rejects when the mail could not be handed over now. */
  send(mail: OutgoingMail): Promise<void>;
  /** Deletes what it keeps that was written to this address; absent where nothing is kept. */
  forget?(address: string): Promise<void>;
}
