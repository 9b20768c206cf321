import type Router from '@koa/router';
import { clearSessionCookies } from '../../accounts/session-cookies.ts';
import type { State } from '../../context.ts';
import { RequestRefusal } from '../../errors.ts';
import { requireAccount } from '../../game/current-order.ts';
import { limitConcurrency } from '../../limit-concurrency.ts';
import type { Services } from '../../services.ts';
import { provePassword } from '../accounts/login.ts';
import { gatherPersonalData } from './gather-personal-data.ts';
import { describedBody } from '../described-body.ts';
import { createRouter } from '../create-router.ts';

/** Routes to export and to delete one's own data. */
export function personalDataRoutes(services: Services): Router<State> {
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
    if (account.admin) throw new RequestRefusal(403, 'STAFF_ACCOUNT');
    const { password = '' } = describedBody(ctx, '/api/user/delete');
    await limits.login(ctx.ip, () => provePassword(services, ctx, account, password));
    await erase(account, clock());
    clearSessionCookies(ctx);
    ctx.body = {};
  });

  return router;
}
