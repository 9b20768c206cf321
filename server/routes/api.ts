import Router from '@koa/router';
import type { Middleware, State } from '../context.ts';
import { Refusal } from '../errors.ts';
import type { Services } from '../services.ts';
import { accountRoutes } from './accounts/accounts.ts';
import { activationRoutes } from './activation/activation.ts';
import { adminRoutes } from './admin/admin.ts';
import { answerRoutes } from './answers/answers.ts';
import { statusRoutes } from './status/status.ts';

/** Every call of the API, below /api. */
export function apiRoutes(services: Services): Router<State> {
  const router = new Router<State>({ prefix: '/api' });
  for (const routes of [accountRoutes, activationRoutes, statusRoutes, answerRoutes, adminRoutes]) router.use(routes(services).routes());
  return router;
}

/** An answer of the API belongs to one moment and one player; an unknown call is told so in JSON. */
export const guardApi: Middleware = async (ctx, next) => {
  if (!ctx.path.startsWith('/api/') && ctx.path !== '/api') return void (await next());
  ctx.set('cache-control', 'no-store');
  await next();
  if (ctx.status === 404 && ctx.body === undefined) throw new Refusal(404, 'Cet appel n’existe pas');
};
