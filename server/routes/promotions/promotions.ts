import type Router from '@koa/router';
import { createToken, hashToken } from '../../accounts/session-token.ts';
import type { State } from '../../context.ts';
import { bodyOf } from '../../middleware/read-body.ts';
import type { Services } from '../../services.ts';
import { readCode } from '../answers/check-answer.ts';
import { subjectOf } from '../subject.ts';
import { solve } from './solve.ts';
import { keepVisitor, readVisitor } from './visitor-cookie.ts';
import { createRouter } from '../create-router.ts';

export function promotionRoutes(services: Services): Router<State> {
  const { limits } = services;
  const router = createRouter();

  router.post('/puzzle/all', async (ctx) => {
    const code = readCode(bodyOf(ctx));
    const accountId = ctx.state.account?.id ?? null;
    const token = readVisitor(ctx) ?? (accountId === null ? createToken() : null);
    const visitor = { accountId, visitorHash: token && hashToken(token) };
    ctx.body = await limits.promotions(subjectOf(ctx), () => solve(services, code, visitor));
    if (accountId === null && token) keepVisitor(ctx, token);
  });

  return router;
}
