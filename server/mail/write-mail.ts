import { randomUUID } from 'node:crypto';
import { type Language, type SiteFile, siteIn, typeset } from '../../engine/index.ts';
import type { MailContent, OrderArrival, MailKind, WrittenMail } from '../store/outbox.ts';
import { drawHtml } from './draw-html.ts';
import type { Mail, Block } from './letter.ts';
import { wordsIn } from '../words/words.ts';

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
  readonly waitsFor?: number;
  readonly more?: Pick<MailContent, 'accepts' | 'attachments' | 'unsubscribe'>;
}

/** Renders a letter for its recipient. The caller stores it in its own transaction. */
export function writeMail(facts: SiteFile, letter: Mail, envelope: MailEnvelope): WrittenMail {
  const site = siteIn(facts, letter.language);
  const {
    kind,
    to,
    replyTo = null,
    accountId = null,
    now,
    arrival,
    lifetime = THREE_DAYS,
    waitsFor,
    more,
  } = envelope;
  const content = {
    to,
    replyTo,
    subject: typeset(letter.subject, letter.language),
    text: drawText(letter, site),
    html: drawHtml(letter, site),
    ...more,
  };
  return {
    id: randomUUID(),
    kind,
    accountId,
    content,
    createdAt: now,
    expiresAt: (arrival?.at ?? now) + lifetime,
    ...(arrival && { arrival }),
    ...(waitsFor !== undefined && { waitsFor }),
  };
}

export function drawText({ language, blocks }: Mail, site: SiteFile): string {
  const drawn = blocks.map((block) => drawBlock(block, language));
  return `${[...drawn, signature(site, language)].join('\n\n')}\n`;
}

function drawBlock(block: Block, language: Language): string {
  const { labelled, quote } = wordsIn(language).mails;
  const set = (text: string) => typeset(text, language);
  if (block.kind === 'link') return `${set(labelled(block.label))}\n${block.url}`;
  if (block.kind === 'facts')
    return block.facts.map(({ label, value }) => `${set(labelled(label))} ${value}`).join('\n');
  return set(block.kind === 'quote' ? quote(block.text) : block.text);
}

/** Mail readers recognise a signature by « -- ». */
function signature({ name, tagline, contact, legal }: SiteFile, language: Language): string {
  const { firm } = wordsIn(language);
  const lines = [firm(name, tagline.toLowerCase()), `${legal.publisher}, ${legal.address}`];
  return ['-- ', ...lines.map((line) => typeset(line, language)), contact].join('\n');
}
