import { createTransport } from 'nodemailer';
import { describeMessage } from './describe-message.ts';
import type { Mailer } from './mailer.ts';

/** Somebody waits for the answer: a server that does not answer is given up soon, and tried again later. */
const TIMEOUTS = { dnsTimeout: 5000, connectionTimeout: 5000, greetingTimeout: 5000, socketTimeout: 10_000 };

/** On the machine itself nobody listens in. */
const OWN_MACHINE = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** Encrypted from the first word (smtps:), or from STARTTLS on: who takes that away gets neither password nor mail. */
export function smtpMailer(url: string): Mailer {
  const requireTLS = !OWN_MACHINE.test(new URL(url).hostname);
  const transport = createTransport({ url, requireTLS, ...TIMEOUTS });
  return {
    async send(mail) {
      await transport.sendMail(describeMessage(mail));
    },
  };
}
