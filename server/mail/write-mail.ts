import { randomUUID } from 'node:crypto';
import { type SiteFile, typeset } from '../../engine/index.ts';
import type { OrderArrival, MailKind, WrittenMail } from '../store/outbox.ts';
import { drawHtml } from './draw-html.ts';
import type { Mail, Block } from './letter.ts';
import { wordsIn, type Words } from '../words/words.ts';

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

export function drawText({ language, blocks }: Mail, site: SiteFile): string {
  const { mails } = wordsIn(language);
  return `${[...blocks.map((block) => drawBlock(block, mails)), signature(site, mails)].join('\n\n')}\n`;
}

function drawBlock(block: Block, { quote }: Words['mails']): string {
  if (block.kind === 'link') return `${typeset(block.label)}\u00A0:\n${block.url}`;
  if (block.kind === 'facts')
    return block.facts.map(({ label, value }) => `${typeset(label)}\u00A0: ${value}`).join('\n');
  return block.kind === 'quote' ? typeset(quote(block.text)) : typeset(block.text);
}

/** Mail readers recognise a signature by « -- ». */
function signature({ name, tagline, contact, legal }: SiteFile, { foot }: Words['mails']): string {
  return ['-- ', typeset(foot(name, tagline)), typeset(`${legal.publisher}, ${legal.address}`), contact].join(
    '\n',
  );
}
