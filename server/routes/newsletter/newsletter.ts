import { createHash } from 'node:crypto';
import { text as readText } from 'node:stream/consumers';
import type Router from '@koa/router';
import { type Context, type Middleware, type State, createRouter } from '../../http/context.ts';
import { readEmail } from '../read-request.ts';
import { describedBody } from '../../http/described-body.ts';
import type { Services } from '../../services/services.ts';

type NewsletterParts = Pick<Services, 'clock' | 'limits' | 'newsletter'>;

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
 * mail names, which contains the reader’s.
 */
export const unsubscribeInOneClick =
  (services: NewsletterParts): Middleware =>
  async (ctx, next) => {
    const isForm = ctx.method === 'POST' && ctx.path === '/unsubscribe' && ctx.is('urlencoded', 'multipart');
    const isShort = (ctx.request.length ?? Number.POSITIVE_INFINITY) <= LONGEST_ORDER;
    if (!isForm || !isShort || !ONE_CLICK.test(await readText(ctx.req))) return void (await next());
    await unsubscribe(services, ctx, () => ({ email: String(ctx.query.email ?? '') }));
  };

/**
 * Hash of an e-mail for the suppression list. No secret is mixed in: it would be stored beside the list, and
 * after its loss everybody who unsubscribed would get mails again.
 */
function suppressionKey(email: string): string {
  return createHash('sha256').update(`newsletter:${email}`).digest('base64url');
}
