import type Router from '@koa/router';
import type { ApiSchemas } from '../../../schemas/api/openapi.generated.ts';
import type { State } from '../../http/context.ts';
import { guesserOf } from '../guesser.ts';
import { readWithdrawal, withdraw } from './withdraw.ts';
import { describedBody } from '../../http/described-body.ts';
import { createRouter } from '../../http/create-router.ts';
import type { Services } from '../../services/services.ts';

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
