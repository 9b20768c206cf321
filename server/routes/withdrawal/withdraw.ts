import type { ApiBody } from '../../../schemas/api/openapi.generated.ts';
import { RequestRefusal, badRequest } from '../../errors.ts';
import type { Guesser } from '../../limits/limits.ts';
import { frenchMoment } from '../../mail/french-moment.ts';
import { withdrawalNoticeLetter } from '../../mail/letters/withdrawal-notice.ts';
import { withdrawalReceiptLetter } from '../../mail/letters/withdrawal-receipt.ts';
import { writeMail } from '../../mail/write-mail.ts';
import type { Services } from '../../services.ts';
import type { Order } from '../../store/orders/orders.ts';
import type { WrittenMail } from '../../store/outbox.ts';
import type { Withdrawal } from '../../store/orders/withdrawals.ts';
import { readEmail } from '../read-email.ts';

/** What the buyer wrote. */
type Declaration = ApiBody<'/api/withdrawal'>;

/** NFKC may lengthen what was short enough as it was sent. */
const LONGEST_REFERENCE = 64;
/** The firm reads the reference in a mail: it must not carry a stranger's link there. */
const WEB_ADDRESS = /:\/\/|[^\s.][.。]\p{L}{2,}/u;
const INVISIBLE = /[\p{C}\p{Default_Ignorable_Code_Point}]/u;

export function readWithdrawal(body: Declaration): Declaration {
  const reference = body.reference.normalize('NFKC').trim().replace(/ +/g, ' ');
  const unreadable = reference === '' || reference.length > LONGEST_REFERENCE || INVISIBLE.test(reference) || WEB_ADDRESS.test(reference);
  if (unreadable) throw badRequest('MISSING_REFERENCE');
  return { reference, email: readEmail(body) };
}

/** Keeps the declaration and sends its receipt. The same one again is the first one: gives the time of that. */
export async function withdraw(services: Services, { reference, email }: Declaration, guesser: Guesser): Promise<number> {
  const { withdrawals, limits, clock, post } = services;
  await limits.withdrawalMails(email);
  const named = await findNamed(services, reference, guesser);
  const withdrawal = { reference, email, order: named.order, mayStop: mayStop(named, email), receivedAt: clock() };
  const sendsReceipt = !(await limits.withdrawalReceipts.isSuspicious(guesser.address));
  const said = { ...withdrawal, sendsReceipt };
  const { receivedAt, mails } = await withdrawals.record(withdrawal, (isStopped) => writeMails(services, said, isStopped));
  if (mails.length > 0) limits.withdrawalReceipts.count(guesser.address);
  for (const mail of mails) post.dispatch(mail);
  return receivedAt;
}

interface Named {
  readonly order: Order | null;
  /** The letter alone bears its code; a number of sale is known to others, and can be guessed. */
  readonly byCode: boolean;
}

/** A code that was written is a guess like those of activation: an account that made too many has none looked up for a while. */
async function findNamed({ limits, orders }: Services, reference: string, guesser: Guesser): Promise<Named> {
  const find = async () => (await orders.byReference(reference)) ?? refuseGuess(reference);
  const order = await limits.codes(guesser, find).catch(ignoreRefusal);
  return { order, byCode: order?.code === reference.toUpperCase() };
}

const LIKE_A_CODE = /^[A-Z0-9]{6}$/i;
const LIKE_A_NUMBER = /^(?:commande |lettre )?(?:no |n° ?|#)?(?:[A-Z]{1,4}[-_/]?)?\d{1,8}(?:[-_/]\d{1,8}){0,2}$/i;

/** The receipt goes to an address that nobody proved: it repeats a code or a number of order, and no words. */
const looksLikeReference = (reference: string): boolean => LIKE_A_CODE.test(reference) || LIKE_A_NUMBER.test(reference);

function refuseGuess(reference: string): null {
  if (LIKE_A_CODE.test(reference)) throw new RequestRefusal(404, 'UNKNOWN_CODE');
  return null;
}

/** The declaration is received all the same: a person finds the order. */
function ignoreRefusal(error: unknown): null {
  if (error instanceof RequestRefusal) return null;
  throw error;
}

/** Whoever has the letter may give it back, unless somebody else is known to have bought it. */
function mayStop({ order, byCode }: Named, email: string): boolean {
  return byCode && (order?.tiedEmail ?? email) === email;
}

/** The copy for the firm; the receipt for the buyer, unless so many left within the hour that a person must look first. */
function writeMails(
  { facts }: Services,
  { order, ...withdrawal }: Withdrawal & { sendsReceipt: boolean },
  isStopped: boolean,
): WrittenMail[] {
  const { email, receivedAt: now, sendsReceipt } = withdrawal;
  const said = { ...withdrawal, moment: frenchMoment(now, facts.timeZone), code: order?.code ?? null, isStopped };
  const receipt = withdrawalReceiptLetter({ ...said, reference: looksLikeReference(said.reference) ? said.reference : null }, facts);
  const notice = writeMail(facts, withdrawalNoticeLetter(said), { kind: 'withdrawal-notice', to: facts.contact, replyTo: email, now });
  return sendsReceipt ? [writeMail(facts, receipt, { kind: 'withdrawal-receipt', to: email, now }), notice] : [notice];
}
