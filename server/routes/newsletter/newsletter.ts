import { createHash } from 'node:crypto';
import { text as readText } from 'node:stream/consumers';
import type Router from '@koa/router';
import { type Context, type Middleware, type State, createRouter } from '../../http/context.ts';
import { readUnsubscribed } from '../../game/arrival-mail.ts';
import { readEmail } from '../read-request.ts';
import { describedBody } from '../../http/described-body.ts';
import type { Services } from '../../services/services.ts';

type NewsletterParts = Pick<Services, 'arrivalMails' | 'clock' | 'limits' | 'newsletter' | 'settings'>;

export function newsletterRoutes(services: NewsletterParts): Router<State> {
  const router = createRouter();
  router.post('/newsletter/unsubscribe', (ctx) =>
    unsubscribe(services, ctx, () => describedBody(ctx, '/api/newsletter/unsubscribe')),
  );
  return router;
}

async function unsubscribe(
  { limits, newsletter, clock }: NewsletterParts,
  ctx: Context,
  addressed: () => { readonly email: string },
): Promise<void> {
  await limits.unsubscriptions(ctx.ip);
  await newsletter.suppress(suppressionKey(readEmail(addressed())), clock());
  ctx.status = 202;
  ctx.body = {};
}

/** With its separators, as one part of a form. */
const LONGEST_ORDER = 1000;
const ONE_CLICK = /List-Unsubscribe(?:=|"\s+)One-Click/;

/**
 * What a mailbox sends when its reader presses « Se désinscrire » (RFC 8058): a form to the address that the
 * mail names, which contains the reader’s, or the letter whose later messages it announced. Whoever opens that
 * address in a browser comes to the messages, where the request is taken back.
 */
export const unsubscribeInOneClick =
  (services: NewsletterParts): Middleware =>
  async (ctx, next) => {
    if (ctx.path !== '/unsubscribe') return void (await next());
    const { letter } = ctx.query;
    if (ctx.method === 'GET' && typeof letter === 'string') return ctx.redirect('/home/messages');
    const isForm = ctx.method === 'POST' && ctx.is('urlencoded', 'multipart');
    const isShort = (ctx.request.length ?? Number.POSITIVE_INFINITY) <= LONGEST_ORDER;
    if (!isForm || !isShort || !ONE_CLICK.test(await readText(ctx.req))) return void (await next());
    if (typeof letter === 'string') await takeMailsBack(services, ctx, letter);
    else await unsubscribe(services, ctx, () => ({ email: String(ctx.query.email ?? '') }));
  };

/** A wrong address is answered alike, as for readers of the newsletter. */
async function takeMailsBack(
  { arrivalMails, limits, settings }: NewsletterParts,
  ctx: Context,
  letter: string,
): Promise<void> {
  await limits.unsubscriptions(ctx.ip);
  const named = readUnsubscribed(settings.secretKeys, letter);
  if (named) await arrivalMails.takeBack(named.accountId, named.orderId);
  ctx.status = 202;
  ctx.body = {};
}

/**
 * Hash of an e-mail for the suppression list. No secret is mixed in: it would be stored beside the list, and
 * after its loss everybody who unsubscribed would get mails again.
 */
function suppressionKey(email: string): string {
  return createHash('sha256').update(`newsletter:${email}`).digest('base64url');
}
