import type Router from '@koa/router';
import { clearSessionCookies } from '../../accounts/session-cookies.ts';
import { limitConcurrency } from '../../platform/limit-concurrency.ts';
import type { State } from '../../http/context.ts';
import { HttpError } from '../../platform/errors.ts';
import { requireAccount } from '../../accounts/require-account.ts';
import { provePassword } from '../accounts/login.ts';
import { gatherPersonalData } from './gather-personal-data.ts';
import { describedBody } from '../../http/described-body.ts';
import { createRouter } from '../../http/create-router.ts';
import type { Services } from '../../services/services.ts';

/** Routes to export and to delete one's own data. */
export function personalDataRoutes(
  services: Pick<
    Services,
    | 'accounts'
    | 'addressSeals'
    | 'addresses'
    | 'arrivalMails'
    | 'attempts'
    | 'clock'
    | 'content'
    | 'erase'
    | 'knownDevices'
    | 'limits'
    | 'orders'
    | 'parties'
    | 'passwords'
    | 'promotionCopies'
    | 'runExclusive'
    | 'sessions'
    | 'withdrawals'
  >,
): Router<State> {
  const { limits, erase, clock, runExclusive } = services;
  const enqueue = limitConcurrency(1);
  const router = createRouter();

  router.get('/user/data', async (ctx) => {
    const account = requireAccount(ctx);
    // One export at a time per account.
    const data = await runExclusive(`data:${account.id}`, () =>
      enqueue(() => gatherPersonalData(services, account, ctx.state.tokenHash)),
    );
    ctx.attachment(`mes-donnees-${data.writtenAt.slice(0, 10)}.json`);
    ctx.type = 'json';
    ctx.body = JSON.stringify(data, null, 2);
  });

  router.post('/user/delete', async (ctx) => {
    const account = requireAccount(ctx);
    // Staff actions stay signed in the journal, and STAFF_EMAIL would be created again at the next start.
    if (account.admin) throw new HttpError(403, 'STAFF_ACCOUNT');
    const { password = '' } = describedBody(ctx, '/api/user/delete');
    await limits.login(ctx.ip, () => provePassword(services, ctx, account, password));
    await erase(account, clock());
    clearSessionCookies(ctx);
    ctx.body = {};
  });

  return router;
}
