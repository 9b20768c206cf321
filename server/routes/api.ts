import type Router from '@koa/router';
import { type Middleware, type State, createRouter } from '../http/context.ts';
import { HttpError } from '../platform/errors.ts';
import type { Services } from '../services/services.ts';
import { accountRoutes } from './accounts/accounts.ts';
import { activationRoutes } from './activation/activation.ts';
import { adminRoutes } from './admin/admin.ts';
import { answerRoutes } from './answers/answers.ts';
import { buyerRoutes } from './buyer/buyer.ts';
import { emailProofRoutes } from './email-proof/email-proof.ts';
import { newsletterRoutes } from './newsletter/newsletter.ts';
import { partyRoutes } from './party/party.ts';
import { passwordRoutes } from './password/password.ts';
import { personalDataRoutes } from './personal-data/personal-data.ts';
import { preparationRoutes } from './preparation/preparation.ts';
import { probeRoutes } from './probe/probe.ts';
import { promotionRoutes } from './promotions/promotions.ts';
import { sessionRoutes } from './sessions/sessions.ts';
import { statusRoutes } from './status/status.ts';
import { trialRoutes } from './trial/trial.ts';
import { withdrawalRoutes } from './withdrawal/withdrawal.ts';

const ROUTES = [
  accountRoutes,
  sessionRoutes,
  personalDataRoutes,
  passwordRoutes,
  emailProofRoutes,
  activationRoutes,
  statusRoutes,
  answerRoutes,
  partyRoutes,
  probeRoutes,
  promotionRoutes,
  trialRoutes,
  newsletterRoutes,
  withdrawalRoutes,
  buyerRoutes,
  preparationRoutes,
  adminRoutes,
];

export function apiRoutes(services: Services): Router<State> {
  const router = createRouter('/api');
  for (const routes of ROUTES) router.use(routes(services).routes());
  return router;
}

const isCall = (path: string): boolean => path === '/api' || path.startsWith('/api/');

/** API responses must not be cached. */
export const guardApi: Middleware = async (ctx, next) => {
  if (isCall(ctx.path)) ctx.set('cache-control', 'no-store');
  await next();
};

/** Last: an API path that no route has answered is unknown. */
export const refuseUnknownCalls: Middleware = async (ctx, next) => {
  if (isCall(ctx.path)) throw new HttpError(404, 'UNKNOWN_CALL', { message: ['unknownCall'] });
  await next();
};
