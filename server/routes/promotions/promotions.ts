import type Router from '@koa/router';
import type { State } from '../../context.ts';
import { limitConcurrency } from '../../limit-concurrency.ts';
import type { Services } from '../../services.ts';
import { readCode } from '../answers/check-answer.ts';
import { solve } from './solve.ts';
import { findVisitor, writeVisitorCookie } from './visitor-cookie.ts';
import { describedBody } from '../described-body.ts';
import { createRouter } from '../create-router.ts';

export function promotionRoutes(services: Services): Router<State> {
  const { limits } = services;
  const enqueue = limitConcurrency(1);
  const router = createRouter();

  router.post('/puzzle/all', async (ctx) => {
    const code = readCode(describedBody(ctx, '/api/puzzle/all'));
    const { token, ...visitor } = await findVisitor(services, ctx);
    ctx.body = await limits.promotions(ctx.ip, () => enqueue(() => solve(services, code, visitor, ctx.ip)));
    if (visitor.accountId === null && token) writeVisitorCookie(ctx, token);
  });

  return router;
}
