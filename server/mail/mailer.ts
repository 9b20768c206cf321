import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type SendMailOptions, createTransport } from 'nodemailer';
import type { MailContent } from '../store/outbox.ts';
import type { Settings } from '../platform/env.ts';

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

/** Nodemailer options. Addresses are objects, so that they are not parsed as lists. */
export function describeMessage({
  id,
  from,
  to,
  replyTo,
  subject,
  text,
  html,
  attachments = [],
  unsubscribe,
  writtenAt,
}: OutgoingMail): SendMailOptions {
  return {
    from: { ...from },
    to: { name: '', address: to },
    ...(replyTo !== null && { replyTo: { name: '', address: replyTo } }),
    subject,
    text,
    html,
    attachments: attachments.map(({ filename, text: content }) => ({
      filename,
      content,
      contentType: 'text/plain; charset=utf-8',
    })),
    messageId: `<${id}@${from.address.split('@')[1] ?? 'localhost'}>`,
    date: new Date(writtenAt),
    // Prevents automatic replies.
    headers: {
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      // RFC 8058: the mailbox’s own button.
      ...(unsubscribe !== undefined && {
        'List-Unsubscribe': { prepared: true, value: `<${unsubscribe}>` },
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Writes each mail to a readable .eml file; used without an SMTP server. */
export function fileMailer(folder: string): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return {
    async send(mail) {
      const { text, html } = mail;
      const readable = { text: unencoded('text/plain', text), html: unencoded('text/html', html) };
      const { message } = await transport.sendMail({ ...describeMessage(mail), ...readable });
      await writeWhole(folder, nameOf(mail), message as Buffer);
    },
    async forget(address) {
      for (const name of await namesIn(folder)) {
        const file = join(folder, name);
        if (recipientOf(await readFile(file, 'utf8')) === recipientOf(`To: ${address}`))
          await rm(file, { force: true });
      }
    },
  };
}

/** Empty before the first mail. */
const namesIn = (folder: string): Promise<string[]> =>
  readdir(folder).then(
    (names) => names.filter((name) => name.endsWith('.eml')),
    () => [],
  );

/** Recipient in the header, without angle brackets. */
const recipientOf = (message: string): string | undefined =>
  /^To: *<?([^>\n]*)>?$/im.exec(message)?.[1]?.trim().toLowerCase();

/** Unencoded body, so that the file can be read as text. */
const unencoded = (type: string, body: string) => ({
  raw: `Content-Type: ${type}; charset=utf-8\nContent-Transfer-Encoding: 8bit\n\n${body}`,
});

/** Sorts by time. */
function nameOf({ id, kind, writtenAt }: OutgoingMail): string {
  return `${new Date(writtenAt).toISOString().replace(/[:.]/g, '-')}-${kind}-${id.slice(0, 8)}.eml`;
}

/** Written to a temporary name, then renamed. Mode 0600: it may contain a link that opens an account. */
async function writeWhole(folder: string, name: string, bytes: Buffer): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const draft = join(folder, `.${name}.part`);
  await writeFile(draft, bytes, { mode: 0o600 });
  await rename(draft, join(folder, name));
}

/** Short, because a request is waiting; failed mails are retried. */
const TIMEOUTS = { dnsTimeout: 5000, connectionTimeout: 5000, greetingTimeout: 5000, socketTimeout: 10_000 };

/** No TLS needed on localhost. */
const OWN_MACHINE = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** TLS from the start (smtps:) or required STARTTLS: a downgrade fails. */
export function smtpMailer(url: string): Mailer {
  const requireTLS = !OWN_MACHINE.test(new URL(url).hostname);
  const transport = createTransport({ url, requireTLS, ...TIMEOUTS });
  return {
    async send(mail) {
      await transport.sendMail(describeMessage(mail));
    },
  };
}

/** Uses SMTP if set, else writes files to the data folder. */
export function createMailer({ smtpUrl, dataDir }: Pick<Settings, 'smtpUrl' | 'dataDir'>): Mailer {
  return smtpUrl === null ? fileMailer(join(dataDir, 'outbox')) : smtpMailer(smtpUrl);
}
