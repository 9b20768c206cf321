import type Router from '@koa/router';
import type { State } from '../../context.ts';
import { bodyOf } from '../../middleware/read-body.ts';
import type { Services } from '../../services.ts';
import { subjectOf } from '../subject.ts';
import { readWithdrawal, withdraw } from './withdraw.ts';
import { createRouter } from '../create-router.ts';

/** Nobody need be logged in, and the answer does not tell whether the order is known. */
export function withdrawalRoutes(services: Services): Router<State> {
  const router = createRouter();

  router.post('/withdrawal', async (ctx) => {
    const declaration = readWithdrawal(bodyOf(ctx));
    const subject = subjectOf(ctx);
    await services.limits.withdrawals(subject);
    const receivedAt = await withdraw(services, declaration, subject);
    ctx.status = 201;
    ctx.body = { ...declaration, receivedAt: new Date(receivedAt).toISOString() };
  });

  return router;
}
