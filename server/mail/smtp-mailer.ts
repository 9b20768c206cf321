import { createTransport } from 'nodemailer';
import { describeMessage } from './describe-message.ts';
import type { Mailer } from './mailer.ts';

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
