import { randomUUID } from 'node:crypto';
import type { SiteFile } from '../../engine/index.ts';
import type { OrderArrival, MailKind, WrittenMail } from '../store/outbox.ts';
import { drawHtml } from './draw-html.ts';
import { drawText } from './draw-text.ts';
import type { Mail } from './letter.ts';
import { typeset } from '../../engine/index.ts';

const THREE_DAYS = 3 * 24 * 3600 * 1000;

export interface MailEnvelope {
  readonly kind: MailKind;
  readonly to: string;
  readonly replyTo?: string;
  readonly accountId?: number;
  readonly now: number;
  readonly arrival?: OrderArrival;
  /** Milliseconds until the mail expires, from the arrival if it announces one; default three days. */
  readonly lifetime?: number;
}

/** Renders a letter for its recipient. The caller stores it in its own transaction. */
export function writeMail(site: SiteFile, letter: Mail, envelope: MailEnvelope): WrittenMail {
  const { kind, to, replyTo = null, accountId = null, now, arrival, lifetime = THREE_DAYS } = envelope;
  const content = {
    to,
    replyTo,
    subject: typeset(letter.subject),
    text: drawText(letter, site),
    html: drawHtml(letter, site),
  };
  return {
    id: randomUUID(),
    kind,
    accountId,
    content,
    createdAt: now,
    expiresAt: (arrival?.at ?? now) + lifetime,
    ...(arrival && { arrival }),
  };
}
