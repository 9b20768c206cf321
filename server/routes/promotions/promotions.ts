import type Router from '@koa/router';
import { limitConcurrency } from '../../platform/limit-concurrency.ts';
import type { State } from '../../http/context.ts';
import { readCode } from '../answers/check-answer.ts';
import { solve } from './solve.ts';
import { findVisitor, writeVisitorCookie } from './visitor-cookie.ts';
import { describedBody } from '../../http/described-body.ts';
import { createRouter } from '../../http/create-router.ts';
import type { Services } from '../../services/services.ts';

export function promotionRoutes(
  services: Pick<Services, 'clock' | 'content' | 'limitMonitor' | 'limits' | 'promotionCopies'>,
): Router<State> {
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
