import type Router from '@koa/router';
import type { ApiSchemas } from '../../../schemas/api/openapi.generated.ts';
import { endSharing } from '../../accounts/device.ts';
import { clearSessionCookies, readToken, setSessionCookies } from '../../accounts/session-cookies.ts';
import type { Context, State } from '../../http/context.ts';
import { notConnected, refusedToGuests } from '../../platform/errors.ts';
import { leaveParty } from '../../party/membership.ts';
import { handleLogin, openSession, readCredentials } from './login.ts';
import { presentAccount } from './present-account.ts';
import { readRegistration, handleRegistration } from './registration.ts';
import { describedBody } from '../../http/described-body.ts';
import { createRouter } from '../../http/create-router.ts';
import type { SecondFactorParts } from '../../staff/second-factor.ts';
import type { Services } from '../../services/services.ts';

export function accountRoutes(
  services: SecondFactorParts &
    Pick<Services, 'accounts' | 'knownDevices' | 'live' | 'parties' | 'passwords' | 'sessions'>,
): Router<State> {
  const { limits, sessions } = services;
  const router = createRouter();

  router.post('/user/register', async (ctx) => {
    await limits.registration(ctx.ip, async () =>
      handleRegistration(services, ctx.ip, readRegistration(describedBody(ctx, '/api/user/register'))),
    );
    ctx.status = 201;
    ctx.body = {};
  });

  router.post('/user/authenticate', async (ctx) => {
    const credentials = readCredentials(describedBody(ctx, '/api/user/authenticate'));
    const account = await limits.login(ctx.ip, () => handleLogin(services, ctx, credentials));
    const token = await openSession(services, ctx, account);
    ctx.state.account = account;
    setSessionCookies(ctx, token);
    ctx.body = { token, ...presentAccount(account) } satisfies ApiSchemas['Login'];
  });

  router.get('/user/check', (ctx) => {
    const { account, player } = ctx.state;
    if (!account) throw player ? refusedToGuests() : forget(ctx);
    ctx.body = presentAccount(account);
  });

  router.post('/user/logout', async (ctx) => {
    // First, so that a shared phone is logged out even if storage fails.
    clearSessionCookies(ctx);
    endSharing(ctx);
    if (ctx.state.tokenHash) await sessions.end(ctx.state.tokenHash);
    await leaveParty(services, ctx);
    ctx.body = {};
  });

  return router;
}

/** Clears the cookies of an expired session, so that the page does not query it again. */
function forget(ctx: Context) {
  if (readToken(ctx) !== null) clearSessionCookies(ctx);
  return notConnected();
}
