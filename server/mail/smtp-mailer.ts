import { createTransport } from 'nodemailer';
import { describeMessage } from './describe-message.ts';
import type { Mailer } from './mailer.ts';

/** Somebody waits for the answer: a server that does not answer is given up soon, and tried again later. */
const TIMEOUTS = { dnsTimeout: 5000, connectionTimeout: 5000, greetingTimeout: 5000, socketTimeout: 10_000 };

export function smtpMailer(url: string): Mailer {
  const transport = createTransport({ url, ...TIMEOUTS });
  return {
    async send(mail) {
      await transport.sendMail(describeMessage(mail));
    },
  };
}
