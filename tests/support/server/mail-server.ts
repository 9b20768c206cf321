import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import PostalMime from 'postal-mime';
import type { Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { type Mailer, describeMessage } from '../../../server/mail/mailer.ts';

export interface ReceivedMail extends Email {
  /** The recipients of the SMTP envelope. */
  readonly recipients: readonly string[];
  /** The message as it was transmitted. */
  readonly raw: string;
}

export interface MailServer {
  readonly url: string;
  readonly received: ReceivedMail[];
  /** Called before a mail is accepted; may wait, may throw to refuse it. */
  beforeAccepting: (recipients: readonly string[]) => Promise<void> | void;
  /** Stops listening. */
  goDown(): Promise<void>;
  /** Listens again on the same port. */
  comeBack(): Promise<void>;
  stop(): Promise<void>;
}

/** Mails that leave no machine: read as they would be transmitted, without a connection for each. */
interface KeptMails {
  readonly received: ReceivedMail[];
  readonly mailer: Mailer;
  /** From now on nothing can be sent. */
  goDown(): void;
  comeBack(): void;
}

export function keepMails(): KeptMails {
  const transport = createTransport({ streamTransport: true, buffer: true });
  const received: ReceivedMail[] = [];
  let isUp = true;
  return {
    received,
    mailer: {
      async send(mail) {
        if (!isUp) throw new Error('no mail server');
        const { message } = await transport.sendMail(describeMessage(mail));
        if (!Buffer.isBuffer(message)) throw new Error('no bytes');
        const raw = message.toString();
        received.push({ ...(await PostalMime.parse(raw)), recipients: [mail.to], raw });
      },
    },
    goDown: () => void (isUp = false),
    comeBack: () => void (isUp = true),
  };
}

/** A real SMTP server in this process, on a free port. */
export async function startMailServer(): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  let [port, up] = [0, true];
  let listening = await listen(port, accept);
  port = (listening.server.address() as AddressInfo).port;

  async function accept(recipients: readonly string[], raw: string): Promise<void> {
    await server.beforeAccepting(recipients);
    received.push({ ...(await PostalMime.parse(raw)), recipients, raw });
  }

  const server: MailServer = {
    url: `smtp://127.0.0.1:${port}`,
    received,
    beforeAccepting: () => undefined,
    async goDown() {
      if (up) await new Promise<void>((resolve) => listening.close(resolve));
      up = false;
    },
    async comeBack() {
      if (up) return;
      listening = await listen(port, accept);
      up = true;
    },
    stop: () => server.goDown(),
  };
  return server;
}

type Accept = (recipients: readonly string[], raw: string) => Promise<void>;

function listen(port: number, accept: Accept): Promise<SMTPServer> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        accept(recipients, Buffer.concat(parts).toString('utf8')).then(
          () => done(),
          (error: unknown) => done(error as Error),
        );
      });
    },
  });
  server.on('error', () => undefined);
  return new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(server)));
}

/** A server that accepts connections and never responds. */
export async function startSilentServer(): Promise<{ readonly url: string; stop(): Promise<void> }> {
  const server = createServer(() => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const stop = () => new Promise<void>((resolve) => server.close(() => resolve()));
  return { url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, stop };
}

/** The mails written as files, oldest first. */
export async function readOutbox(
  dataDir: string,
): Promise<(Email & { readonly file: string; readonly raw: string })[]> {
  const folder = join(dataDir, 'outbox');
  const files = readdirSync(folder).sort();
  return Promise.all(
    files.map(async (file) => {
      const raw = readFileSync(join(folder, file), 'utf8');
      return { ...(await PostalMime.parse(raw)), file, raw };
    }),
  );
}

export interface MailedLink {
  readonly id: string;
  readonly token: string;
}

/** The link to this path in a mail. */
function linkOf({ text }: Pick<Email, 'text'>, path: string): MailedLink {
  const found = new RegExp(`^http://poste\\.test${path}\\?id=([\\w-]{22})&token=([\\w-]{43})$`, 'm').exec(
    text ?? '',
  );
  if (!found?.[1] || !found[2]) throw new Error(`no link in: ${text}`);
  return { id: found[1], token: found[2] };
}

/** The link for choosing a new password. */
export const resetLinkOf = (mail: Pick<Email, 'text'>): MailedLink => linkOf(mail, '/password/reset');

/** The link that confirms an address. */
export const proofLinkOf = (mail: Pick<Email, 'text'>): MailedLink => linkOf(mail, '/home/email');

/** The subjects of mails, in alphabetical order. */
export const subjectsOf = (mails: readonly Pick<Email, 'subject'>[]): string[] =>
  mails.map(({ subject = '' }) => subject).toSorted((one, other) => one.localeCompare(other));
