import type Router from '@koa/router';
import { type Language, siteIn } from '../../../engine/index.ts';
import type { ApiSchemas, ApiBody } from '../../../schemas/api/openapi.generated.ts';
import { type Context, languageOf, type State, createRouter } from '../../http/context.ts';
import { guesserOf, readEmail } from '../read-request.ts';
import { describedBody } from '../../http/described-body.ts';
import type { Services } from '../../services/services.ts';
import { cleanLine } from '../../platform/clean-text.ts';
import { badRequest } from '../../platform/errors.ts';
import type { Guesser } from '../../limits/limits.ts';
import { writeMoment } from '../../mail/letter.ts';
import { withdrawalNoticeLetter } from '../../mail/letters/staff.ts';
import { withdrawalReceiptLetter } from '../../mail/letters/withdrawal.ts';
import { writeMail } from '../../mail/write-mail.ts';
import { numberOf } from '../../shop/sale-mails.ts';
import type { WrittenMail } from '../../store/outbox.ts';
import { wordsIn } from '../../words/words.ts';
import { findNamed, type FinderParts, type Named } from './find-named.ts';

export type WithdrawalParts = FinderParts & Pick<Services, 'clock' | 'facts' | 'post' | 'withdrawals'>;

/** Needs no session; the response does not reveal whether the order exists. */
export function withdrawalRoutes(services: WithdrawalParts): Router<State> {
  const router = createRouter();

  router.post('/withdrawal', async (ctx) => {
    ctx.body = await receiveWithdrawal(services, ctx);
    ctx.status = 201;
  });

  return router;
}

type Declaration = ApiBody<'/api/withdrawal'>;

/** Checked again here, because NFKC may lengthen the text. */
const LONGEST_REFERENCE = 64;
/** No web addresses: the publisher reads the reference in a mail. */
const WEB_ADDRESS = /:\/\/|[^\s.][.。]\p{L}{2,}/u;

/** Removes invisible signs, which pasted text brings along: nobody may miss the deadline because of them. */
function readWithdrawal(body: Declaration): Declaration {
  const reference = cleanLine(body.reference.normalize('NFKC'));
  const unreadable = reference === '' || reference.length > LONGEST_REFERENCE || WEB_ADDRESS.test(reference);
  if (unreadable) throw badRequest('MISSING_REFERENCE');
  return { reference, email: readEmail({ email: cleanLine(body.email) }) };
}

/** Checks the declaration in the body, stores it and sends its receipt. */
export async function receiveWithdrawal(
  services: WithdrawalParts,
  ctx: Context,
): Promise<ApiSchemas['WithdrawalReceipt']> {
  const declaration = readWithdrawal(describedBody(ctx, '/api/withdrawal'));
  await services.limits.withdrawals(ctx.ip);
  const receivedAt = await withdraw(services, declaration, languageOf(ctx), guesserOf(ctx));
  return { ...declaration, receivedAt: new Date(receivedAt).toISOString() };
}

/** A repeated declaration returns the time of the first one. */
async function withdraw(
  services: WithdrawalParts,
  declaration: Declaration,
  language: Language,
  guesser: Guesser,
): Promise<number> {
  const { withdrawals, limits, clock, post } = services;
  const { reference, email } = declaration;
  await limits.withdrawalMails(email);
  const sendsReceipt = !(await limits.withdrawalReceipts.isSuspicious(guesser.address));
  const record = async () => {
    const named = await findNamed(services, reference, email, guesser);
    const now = clock();
    const { letters, sales } = named;
    return withdrawals.record({ ...declaration, letters, sales, receivedAt: now }, (stopped) =>
      writeMails(services, { ...declaration, language, named, now, sendsReceipt }, stopped),
    );
  };
  let recorded = await record();
  // A letter was made, replaced or activated at this moment: all are read again.
  while (recorded === null) recorded = await record();
  const { receivedAt, mails } = recorded;
  if (mails.length > 0) limits.withdrawalReceipts.count(guesser.address);
  for (const mail of mails) post.dispatch(mail);
  return receivedAt;
}

const LIKE_A_CODE = /^[A-Z0-9]{6}$/i;
const LIKE_A_NUMBER =
  /^(?:(?:commande|lettre|order|letter|packet) )?(?:no |n° ?|#)?(?:[A-Z]{1,4}[-_/]?)?\d{1,8}(?:[-_/]\d{1,8}){0,2}$/i;

/** The receipt goes to an unproved address, so it repeats only codes and order numbers. */
const looksLikeReference = (reference: string): boolean =>
  LIKE_A_CODE.test(reference) || LIKE_A_NUMBER.test(reference);

interface Received extends Declaration {
  /** Of the form. */
  readonly language: Language;
  readonly named: Named;
  readonly now: number;
  readonly sendsReceipt: boolean;
}

/**
 * Notice for the publisher, and a receipt unless the limit requires a check by staff. Only a buyer reads
 * which letters were found.
 */
function writeMails(
  { facts }: Pick<Services, 'facts'>,
  { reference, email, language, named, now, sendsReceipt }: Received,
  stopped: ReadonlySet<number>,
): WrittenMail[] {
  const { letters, sales, isBuyer, isOfOthers } = named;
  const words = wordsIn((isBuyer && letters[0]?.order.language) || language);
  const numbersOf = (isStopped: boolean) =>
    letters.flatMap(({ order, mayStop }) =>
      isBuyer && mayStop && stopped.has(order.id) === isStopped ? (numberOf(order) ?? []) : [],
    );
  const receipt = withdrawalReceiptLetter(
    {
      reference: isBuyer || looksLikeReference(reference) ? reference : null,
      email,
      moment: writeMoment(now, facts.timeZone, words),
      stopped: numbersOf(true),
      left: numbersOf(false),
    },
    siteIn(facts, words.language),
    words,
  );
  const found = letters.map(({ order }) => ({
    code: order.code,
    number: numberOf(order),
    fate: stopped.has(order.id)
      ? ('stopped' as const)
      : order.accountId === null
        ? null
        : ('activated' as const),
  }));
  const notice = writeMail(
    facts,
    withdrawalNoticeLetter({
      ...{ reference, email, found, isOfOthers, sendsReceipt },
      unmade: sales.flatMap(({ id, copy, found: made }) =>
        made.length > 0 ? [] : `V-${id}${copy === null ? '' : `-${copy}`}`,
      ),
      moment: writeMoment(now, facts.timeZone),
    }),
    { kind: 'withdrawal-notice', to: facts.contact, replyTo: email, now },
  );
  return sendsReceipt
    ? [writeMail(facts, receipt, { kind: 'withdrawal-receipt', to: email, now }), notice]
    : [notice];
}
