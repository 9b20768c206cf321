import type Router from '@koa/router';
import type { ApiSchemas, ApiBody } from '../../../schemas/api/openapi.generated.ts';
import { type State, createRouter } from '../../http/context.ts';
import { guesserOf, readEmail } from '../read-request.ts';
import { describedBody } from '../../http/described-body.ts';
import type { Services } from '../../services/services.ts';
import { HttpError, badRequest } from '../../platform/errors.ts';
import type { Guesser } from '../../limits/limits.ts';
import { writeMoment } from '../../mail/letter.ts';
import { withdrawalNoticeLetter } from '../../mail/letters/staff.ts';
import { withdrawalReceiptLetter } from '../../mail/letters/withdrawal.ts';
import { writeMail } from '../../mail/write-mail.ts';
import type { Order } from '../../store/orders/orders.ts';
import type { WrittenMail } from '../../store/outbox.ts';
import type { Withdrawal } from '../../store/orders/withdrawals.ts';

/** Needs no session; the response does not reveal whether the order exists. */
export function withdrawalRoutes(
  services: Pick<Services, 'clock' | 'facts' | 'limits' | 'orders' | 'post' | 'withdrawals'>,
): Router<State> {
  const router = createRouter();

  router.post('/withdrawal', async (ctx) => {
    const declaration = readWithdrawal(describedBody(ctx, '/api/withdrawal'));
    await services.limits.withdrawals(ctx.ip);
    const receivedAt = await withdraw(services, declaration, guesserOf(ctx));
    ctx.status = 201;
    ctx.body = {
      ...declaration,
      receivedAt: new Date(receivedAt).toISOString(),
    } satisfies ApiSchemas['WithdrawalReceipt'];
  });

  return router;
}

type Declaration = ApiBody<'/api/withdrawal'>;

/** Checked again here, because NFKC may lengthen the text. */
const LONGEST_REFERENCE = 64;
/** No web addresses: the publisher reads the reference in a mail. */
const WEB_ADDRESS = /:\/\/|[^\s.][.。]\p{L}{2,}/u;
const INVISIBLE = /[\p{C}\p{Default_Ignorable_Code_Point}]/u;

function readWithdrawal(body: Declaration): Declaration {
  const reference = body.reference.normalize('NFKC').trim().replace(/ +/g, ' ');
  const unreadable =
    reference === '' ||
    reference.length > LONGEST_REFERENCE ||
    INVISIBLE.test(reference) ||
    WEB_ADDRESS.test(reference);
  if (unreadable) throw badRequest('MISSING_REFERENCE');
  return { reference, email: readEmail(body) };
}

/** Stores the declaration and sends its receipt. A repeated declaration returns the time of the first one. */
async function withdraw(
  services: Pick<Services, 'clock' | 'facts' | 'limits' | 'orders' | 'post' | 'withdrawals'>,
  { reference, email }: Declaration,
  guesser: Guesser,
): Promise<number> {
  const { withdrawals, limits, clock, post } = services;
  await limits.withdrawalMails(email);
  const named = await findNamed(services, reference, guesser);
  const withdrawal = {
    reference,
    email,
    order: named.order,
    mayStop: mayStop(named, email),
    receivedAt: clock(),
  };
  const sendsReceipt = !(await limits.withdrawalReceipts.isSuspicious(guesser.address));
  const letterFacts = { ...withdrawal, sendsReceipt };
  const { receivedAt, mails } = await withdrawals.record(withdrawal, (isStopped) =>
    writeMails(services, letterFacts, isStopped),
  );
  if (mails.length > 0) limits.withdrawalReceipts.count(guesser.address);
  for (const mail of mails) post.dispatch(mail);
  return receivedAt;
}

interface Named {
  readonly order: Order | null;
  /** True when identified by the letter's code: order numbers can be guessed. */
  readonly byCode: boolean;
}

/** Looking up a code counts as a guess, like an activation. */
async function findNamed(
  { limits, orders }: Pick<Services, 'limits' | 'orders'>,
  reference: string,
  guesser: Guesser,
): Promise<Named> {
  const find = async () => (await orders.byReference(reference)) ?? refuseGuess(reference);
  const order = await limits.codes(guesser, find).catch(nullIfRefused);
  return { order, byCode: order?.code === reference.toUpperCase() };
}

const LIKE_A_CODE = /^[A-Z0-9]{6}$/i;
const LIKE_A_NUMBER =
  /^(?:commande |lettre )?(?:no |n° ?|#)?(?:[A-Z]{1,4}[-_/]?)?\d{1,8}(?:[-_/]\d{1,8}){0,2}$/i;

/** The receipt goes to an unproved address, so it repeats only codes and order numbers. */
const looksLikeReference = (reference: string): boolean =>
  LIKE_A_CODE.test(reference) || LIKE_A_NUMBER.test(reference);

function refuseGuess(reference: string): null {
  if (LIKE_A_CODE.test(reference)) throw new HttpError(404, 'UNKNOWN_CODE');
  return null;
}

/** The declaration is accepted anyway: staff find the order. */
function nullIfRefused(error: unknown): null {
  if (error instanceof HttpError) return null;
  throw error;
}

/** The owner of the code may return the letter, unless another buyer is known. */
function mayStop({ order, byCode }: Named, email: string): boolean {
  return byCode && (order?.tiedEmail ?? email) === email;
}

/** Notice for the publisher, and a receipt unless the limit requires a check by staff. */
function writeMails(
  { facts }: Pick<Services, 'facts'>,
  { order, ...withdrawal }: Withdrawal & { sendsReceipt: boolean },
  isStopped: boolean,
): WrittenMail[] {
  const { email, receivedAt: now, sendsReceipt } = withdrawal;
  const letterFacts = {
    ...withdrawal,
    moment: writeMoment(now, facts.timeZone),
    code: order?.code ?? null,
    isStopped,
  };
  const receipt = withdrawalReceiptLetter(
    { ...letterFacts, reference: looksLikeReference(letterFacts.reference) ? letterFacts.reference : null },
    facts,
  );
  const notice = writeMail(facts, withdrawalNoticeLetter(letterFacts), {
    kind: 'withdrawal-notice',
    to: facts.contact,
    replyTo: email,
    now,
  });
  return sendsReceipt
    ? [writeMail(facts, receipt, { kind: 'withdrawal-receipt', to: email, now }), notice]
    : [notice];
}
