import type { MailContent } from '../store/outbox.ts';

export interface OutgoingMail extends MailContent {
  /** Stable across retries, so that mail readers show duplicates once. */
  readonly id: string;
  readonly kind: string;
  readonly from: { readonly name: string; readonly address: string };
  /** Milliseconds since 1970. */
  readonly writtenAt: number;
}

export interface Mailer {
  /** Rejects when the mail could not be delivered now. */
  send(mail: OutgoingMail): Promise<void>;
  /** Deletes stored mails to this address; absent when nothing is stored. */
  forget?(address: string): Promise<void>;
}
