import type { SendMailOptions } from 'nodemailer';
import type { OutgoingMail } from './mailer.ts';

/** The mail as nodemailer takes it. Addresses go as they are, never as a list to be parsed. */
export function describeMessage({ id, from, to, replyTo, subject, text, html, writtenAt }: OutgoingMail): SendMailOptions {
  return {
    from: { ...from },
    to: { name: '', address: to },
    ...(replyTo !== null && { replyTo: { name: '', address: replyTo } }),
    subject,
    text,
    html,
    messageId: `<${id}@${from.address.split('@')[1] ?? 'localhost'}>`,
    date: new Date(writtenAt),
    // No holiday answers to a machine.
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
