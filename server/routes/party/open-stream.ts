import type { Context } from '../../http/context.ts';
import { HttpError } from '../../platform/errors.ts';
import { requirePlayer } from '../../accounts/require-account.ts';
import { startEventStream } from '../../live/stream.ts';
import { noParty } from '../../party/membership.ts';
import type { Services } from '../../services/services.ts';

const RETRY_SECONDS = 30;

const noRoom = () =>
  new HttpError(503, 'TOO_MANY_STREAMS', {
    seconds: RETRY_SECONDS,
    message:
      'Trop de téléphones écoutent en ce moment : l’histoire continue, les nouvelles des autres viendront un peu plus tard.',
  });

/**
 * Answers with events until one side closes. The response is written without Koa, whose buffers each open
 * stream would keep.
 */
export async function openPartyStream(
  services: Pick<Services, 'live' | 'parties'>,
  ctx: Context,
): Promise<void> {
  const { seat } = await requirePlayer(services, ctx);
  if (!seat) throw noParty();
  if (!services.live.hasRoom()) throw noRoom();
  if (ctx.method === 'HEAD') {
    ctx.status = 200;
    ctx.type = 'text/event-stream';
    return;
  }
  ctx.respond = false;
  // A telephone that left meanwhile is not told of any more: its stream would be held for ever.
  if (ctx.res.destroyed) return;
  const { orderId, memberId } = seat;
  services.live.open({ orderId, memberId, tokenHash: ctx.state.tokenHash ?? '' }, (onClose) =>
    startEventStream(ctx.res, onClose),
  );
}
