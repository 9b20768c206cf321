import { randomBytes } from 'node:crypto';
import type { SiteFile } from '../../engine/index.ts';
import { HttpError } from '../platform/errors.ts';
import type { Mail } from '../mail/letter.ts';
import { writeMail } from '../mail/write-mail.ts';
import { pageAddress } from '../platform/main-url.ts';
import type { Platform } from '../platform/platform.ts';
import type { Account } from '../store/accounts/accounts.ts';
import type { MailLink, MailLinkStore } from '../store/accounts/mail-links.ts';
import type { MailKind, WrittenMail } from '../store/outbox.ts';
import { wordsIn, type Words } from '../words/words.ts';
import { createToken, hashToken } from './session-token.ts';

export interface LinkToWrite {
  readonly kind: MailKind;
  /** Path of the page that the link opens. */
  readonly path: string;
  /** Lifetime of link and mail, milliseconds. */
  readonly lifetime: number;
  readonly letter: (link: { readonly url: string }, words: Words) => Mail;
}

type Parts = Pick<Platform, 'clock' | 'settings'> & { readonly facts: SiteFile };

/** Stores a link for the account together with its mail. */
export async function writeLink(
  { clock, facts, settings }: Parts,
  links: MailLinkStore,
  { id: accountId, email: to, mailLanguage }: Account,
  { kind, path, lifetime, letter }: LinkToWrite,
): Promise<WrittenMail> {
  const now = clock();
  const [id, token] = [randomBytes(16).toString('base64url'), createToken()];
  const url = `${pageAddress(settings, path, mailLanguage)}?id=${id}&token=${token}`;
  const mail = writeMail(facts, letter({ url }, wordsIn(mailLanguage)), {
    kind,
    to,
    accountId,
    now,
    lifetime,
  });
  await links.request(
    { id, accountId, tokenHash: hashToken(token), createdAt: now, expiresAt: now + lifetime },
    mail,
  );
  return mail;
}

/** The link that a request body names; null when there is none. Throws TOKEN_EXPIRED. */
export async function findLink(
  links: MailLinkStore,
  { id, token }: { readonly id: string; readonly token: string },
  now: number,
): Promise<MailLink | null> {
  if (!/^[\w-]{1,64}$/.test(id)) return null;
  const found = await links.find(id, hashToken(token));
  if (found && found.expiresAt <= now) throw new HttpError(403, 'TOKEN_EXPIRED');
  return found;
}
