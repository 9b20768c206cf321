import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { describeMessage } from './describe-message.ts';
import type { Mailer, OutgoingMail } from './mailer.ts';

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
