import type Router from '@koa/router';
import type { State } from '../../context.ts';
import { bodyOf } from '../../middleware/read-body.ts';
import { oneATurn } from '../../give-way.ts';
import type { Services } from '../../services.ts';
import { readCode } from '../answers/check-answer.ts';
import { solve } from './solve.ts';
import { findVisitor, keepVisitor } from './visitor-cookie.ts';
import { createRouter } from '../create-router.ts';

export function promotionRoutes(services: Services): Router<State> {
  const { limits } = services;
  const inTurn = oneATurn();
  const router = createRouter();

  router.post('/puzzle/all', async (ctx) => {
    const code = readCode(bodyOf(ctx));
    const { token, ...visitor } = await findVisitor(services, ctx);
    ctx.body = await limits.promotions(ctx.ip, () => inTurn(() => solve(services, code, visitor, ctx.ip)));
    if (visitor.accountId === null && token) keepVisitor(ctx, token);
  });

  return router;
}
