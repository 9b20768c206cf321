import type Router from '@koa/router';
import type { ApiSchemas } from '../../../schemas/api/openapi.generated.ts';
import type { State } from '../../context.ts';
import { RequestRefusal } from '../../errors.ts';
import { requireAccount } from '../../game/current-order.ts';
import { presentGame } from '../../game/present-game.ts';
import type { Services } from '../../services.ts';
import { readKey } from '../idempotency-key.ts';
import { guesserOf } from '../guesser.ts';
import { handleActivate, findByCode, whyUnavailable } from './activate.ts';
import { describedBody } from '../described-body.ts';
import { createRouter } from '../create-router.ts';

export function activationRoutes(services: Services): Router<State> {
  const { limits } = services;
  const router = createRouter();

  router.post('/a/:code', async (ctx) => {
    const account = requireAccount(ctx);
    const key = readKey(ctx);
    const { waiver } = describedBody(ctx, '/api/a/{code}');
    const activation = { account, code: ctx.params.code ?? '', key, waiverVersion: waiver?.version ?? null };
    const game = await limits.codes(guesserOf(ctx), () => handleActivate(services, activation));
    ctx.body = presentGame(services, game);
  });

  router.get('/user/status/find/:code', async (ctx) => {
    requireAccount(ctx);
    const { giftFrom } = await limits.codes(guesserOf(ctx), async () => {
      const order = await findByCode(services, ctx.params.code ?? '');
      const reason = whyUnavailable(order);
      if (!order || reason) throw new RequestRefusal(404, 'UNAVAILABLE_CODE', { reason });
      return order;
    });
    ctx.body = { available: true, giftFrom } satisfies ApiSchemas['FoundCode'];
  });

  return router;
}
