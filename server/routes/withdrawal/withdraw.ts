import { badRequest } from '../../errors.ts';
import { frenchMoment } from '../../mail/french-moment.ts';
import { withdrawalNoticeLetter } from '../../mail/letters/withdrawal-notice.ts';
import { withdrawalReceiptLetter } from '../../mail/letters/withdrawal-receipt.ts';
import { writeMail } from '../../mail/write-mail.ts';
import type { Services } from '../../services.ts';
import type { WrittenMail } from '../../store/outbox.ts';
import type { Withdrawal } from '../../store/withdrawals.ts';
import { readEmail } from '../read-email.ts';

/** What the buyer wrote. */
export interface Declaration {
  readonly reference: string;
  readonly email: string;
}

const LONGEST_REFERENCE = 64;
/** The receipt repeats the reference to an address nobody has proved: it must not carry a stranger's link there. */
const WEB_ADDRESS = /:\/\/|[^\s.]\.\p{L}{2,}/u;

export function readWithdrawal(body: Readonly<Record<string, unknown>>): Declaration {
  const reference = typeof body.reference === 'string' ? body.reference.trim().replace(/ +/g, ' ') : '';
  const unreadable = reference === '' || reference.length > LONGEST_REFERENCE || /\p{Cc}/u.test(reference) || WEB_ADDRESS.test(reference);
  if (unreadable) throw badRequest('MISSING_REFERENCE');
  return { reference, email: readEmail(body) };
}

/** Keeps the declaration and sends its receipt. The same one again is the first one: gives the time of that. */
export async function withdraw(services: Services, { reference, email }: Declaration): Promise<number> {
  const { orders, withdrawals, limits, clock, post } = services;
  await limits.withdrawalMails.enter(email);
  const order = await orders.byReference(reference);
  const withdrawal = { reference, email, orderId: order?.id ?? null, receivedAt: clock() };
  const mails = writeMails(services, withdrawal);
  const madeBefore = await withdrawals.record(withdrawal, mails);
  if (madeBefore !== null) return madeBefore;
  for (const mail of mails) post.dispatch(mail);
  return withdrawal.receivedAt;
}

/** The receipt for the buyer, the copy for the firm. */
function writeMails({ facts }: Services, withdrawal: Withdrawal): WrittenMail[] {
  const { email, receivedAt: now } = withdrawal;
  const said = { ...withdrawal, moment: frenchMoment(now, facts.timeZone) };
  return [
    writeMail(facts, withdrawalReceiptLetter(said, facts), { kind: 'withdrawal-receipt', to: email, now }),
    writeMail(facts, withdrawalNoticeLetter(said), { kind: 'withdrawal-notice', to: facts.contact, replyTo: email, now }),
  ];
}
