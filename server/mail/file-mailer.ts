import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { describeMessage } from './describe-message.ts';
import type { Mailer, OutgoingMail } from './mailer.ts';

/** Without an SMTP server every mail becomes a file, which a mail program opens and a person can read as it stands. */
export function fileMailer(folder: string): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return {
    async send(mail) {
      const { text, html } = mail;
      const readable = { text: asItStands('text/plain', text), html: asItStands('text/html', html) };
      const { message } = await transport.sendMail({ ...describeMessage(mail), ...readable });
      await writeWhole(folder, nameOf(mail), message as Buffer);
    },
    async forget(address) {
      for (const name of await namesIn(folder)) {
        const file = join(folder, name);
        if (recipientOf(await readFile(file, 'utf8')) === recipientOf(`To: ${address}`)) await rm(file, { force: true });
      }
    },
  };
}

/** None before the first mail. */
const namesIn = (folder: string): Promise<string[]> =>
  readdir(folder).then(
    (names) => names.filter((name) => name.endsWith('.eml')),
    () => [],
  );

/** To whom a mail is written; signs that a header may put around an address count for nothing. */
const recipientOf = (message: string): string | undefined => /^To: *<?([^>\n]*)>?$/im.exec(message)?.[1]?.trim().toLowerCase();

/** Accents and long addresses are left alone, where a mail that travels would be encoded. */
const asItStands = (type: string, body: string) => ({
  raw: `Content-Type: ${type}; charset=utf-8\nContent-Transfer-Encoding: 8bit\n\n${body}`,
});

/** Sorted by time in any list of files. */
function nameOf({ id, kind, writtenAt }: OutgoingMail): string {
  return `${new Date(writtenAt).toISOString().replace(/[:.]/g, '-')}-${kind}-${id.slice(0, 8)}.eml`;
}

/** Half a file is never seen under its own name. It may hold a link that opens an account: for the owner's eyes alone. */
async function writeWhole(folder: string, name: string, bytes: Buffer): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const draft = join(folder, `.${name}.part`);
  await writeFile(draft, bytes, { mode: 0o600 });
  await rename(draft, join(folder, name));
}
