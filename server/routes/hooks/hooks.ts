import { createHash } from 'node:crypto';
import type Router from '@koa/router';
import { type Context, type State, createRouter } from '../../http/context.ts';
import { badRequest, HttpError, tooLarge } from '../../platform/errors.ts';
import { parseJson } from '../../platform/read-json.ts';
import { isSignedByStandard, isSignedByStripe } from '../../shop/signature.ts';
import type { ShopName } from '../../platform/read-shops.ts';
import { readStandardEvent, type ShopEvent } from '../../shop/standard-events.ts';
import { readStripeEvent } from '../../shop/stripe-client.ts';
import type { Services } from '../../services/services.ts';

/**
 * Events of shops: nothing is parsed before its signature was right. Without the settings of a shop its
 * address does not exist.
 */
export function hookRoutes(services: Pick<Services, 'clock' | 'post' | 'shop'>): Router<State> {
  const { clock, shop } = services;
  const { stripe, standard } = shop.shops;
  const router = createRouter('/hooks');

  if (stripe)
    router.post('/stripe', async (ctx) => {
      const body = await readRawBody(ctx);
      if (!isSignedByStripe(body, ctx.get('stripe-signature'), stripe.webhookSecrets, clock()))
        throw badRequest('BAD_SIGNATURE');
      await take(services, ctx, 'stripe', body, readStripeEvent(parseJson(body)));
    });

  if (standard)
    router.post('/standard', async (ctx) => {
      const body = await readRawBody(ctx);
      const headers = {
        id: ctx.get('webhook-id'),
        timestamp: ctx.get('webhook-timestamp'),
        signature: ctx.get('webhook-signature'),
      };
      if (!isSignedByStandard(body, headers, standard, clock())) throw badRequest('BAD_SIGNATURE');
      await take(
        services,
        ctx,
        'standard',
        body,
        readStandardEvent(parseJson(body), headers.id, shop.today()),
      );
    });

  return router;
}

/** Answers once the event is durable. An event that concerns no sale is not kept. */
async function take(
  { shop, post }: Pick<Services, 'post' | 'shop'>,
  ctx: Context,
  name: ShopName,
  body: Buffer,
  event: ShopEvent | null,
): Promise<void> {
  if (!event) throw badRequest('UNREADABLE_EVENT');
  if (event.isTest !== shop.shops.isTest) throw badRequest('WRONG_MODE');
  const { id, kind, reference, happenedAt, facts } = event;
  if (reference !== null) {
    const digest = createHash('sha256').update(body).digest('base64url');
    const { verdict, jobs } = await shop.receive(
      { shop: name, id, digest, kind, reference, happenedAt },
      facts,
    );
    if (verdict === 'changed') throw new HttpError(409, 'EVENT_CHANGED');
    for (const job of jobs) post.dispatch(job);
  }
  ctx.body = {};
}

/** Events are longer than what players send. */
const MOST_BYTES = 256 * 1024;

/** The bytes as they were signed. */
async function readRawBody({ req }: Context): Promise<Buffer> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of req as AsyncIterable<Buffer>) {
    length += part.length;
    if (length <= MOST_BYTES) parts.push(part);
  }
  if (length > MOST_BYTES) throw tooLarge();
  return Buffer.concat(parts);
}
