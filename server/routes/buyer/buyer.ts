import type Router from '@koa/router';
import { isoDate } from '../../../engine/view/iso.ts';
import type { ApiSchemas } from '../../../schemas/api/openapi.generated.ts';
import { type State, createRouter } from '../../http/context.ts';
import { HttpError } from '../../platform/errors.ts';
import { numberOf } from '../../shop/sale-mails.ts';
import type { FollowedLetter } from '../../store/orders/bought-letters.ts';
import type { Dispatch } from '../../store/orders/dispatches.ts';
import type { Order } from '../../store/orders/orders.ts';
import type { Services } from '../../services/services.ts';

const wrongLink = () => new HttpError(404, 'WRONG_LINK', { message: ['wrongLink'] });
const oldLink = () => new HttpError(403, 'OLD_LINK', { message: ['oldLink'] });

/** The letters of a buyer, opened by the link in their mail. */
export function buyerRoutes(
  services: Pick<Services, 'boughtLetters' | 'buyerLinks' | 'clock' | 'content' | 'dispatches' | 'limits'>,
): Router<State> {
  const router = createRouter();

  router.get('/post/:link', async (ctx) => {
    ctx.set('x-robots-tag', 'noindex');
    ctx.body = await services.limits.buyerLinks(ctx.ip, async () => {
      const read = services.buyerLinks.read(ctx.params.link ?? '', services.clock());
      if (read.verdict !== 'right') throw read.verdict === 'old' ? oldLink() : wrongLink();
      const letters = await services.boughtLetters.of(read.target);
      if (letters.length === 0) throw oldLink();
      const ways = await services.dispatches.of(letters.map(({ order }) => order.id));
      return {
        letters: letters.map((letter) => presentBought(services, letter, ways.get(letter.order.id))),
      } satisfies ApiSchemas['BoughtLetters'];
    });
  });

  return router;
}

/** No code, no name and no address: the link may be read over somebody’s shoulder. */
function presentBought(
  { content }: Pick<Services, 'content'>,
  { order, isReplacement }: FollowedLetter,
  way: Dispatch | undefined,
): ApiSchemas['BoughtLetter'] {
  return {
    number: numberOf(order),
    city: content.city(order.city)?.scenario.name ?? order.city,
    state: stateOf(order, way),
    isReplacement,
    paidAt: isoDate(order.createdAt),
    postOn: order.postOn,
    printedAt: isoDate(way?.printedAt ?? null),
    postedAt: isoDate(way?.postedAt ?? null),
    deliveredAt: isoDate(way?.deliveredAt ?? null),
    trackingNumber: way?.tracking?.number ?? null,
    news: way?.news?.said ?? null,
    newsAt: isoDate(way?.news?.at ?? null),
  };
}

function stateOf(
  { cancelledAt, stoppedAt }: Order,
  way: Dispatch | undefined,
): ApiSchemas['BoughtLetter']['state'] {
  if (cancelledAt !== null) return 'voided';
  // The list holds the replacement of a lost letter; a lost one without replacement is no longer on its way
  // either.
  if (stoppedAt !== null || way?.state === 'lost') return 'withdrawn';
  return way?.state ?? 'paid';
}
