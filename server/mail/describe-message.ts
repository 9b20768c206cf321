import type { SendMailOptions } from 'nodemailer';
import type { OutgoingMail } from './mailer.ts';

/** Nodemailer options. Addresses are objects, so that they are not parsed as lists. */
export function describeMessage({
  id,
  from,
  to,
  replyTo,
  subject,
  text,
  html,
  writtenAt,
}: OutgoingMail): SendMailOptions {
  return {
    from: { ...from },
    to: { name: '', address: to },
    ...(replyTo !== null && { replyTo: { name: '', address: replyTo } }),
    subject,
    text,
    html,
    messageId: `<${id}@${from.address.split('@')[1] ?? 'localhost'}>`,
    date: new Date(writtenAt),
    // Prevents automatic replies.
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
