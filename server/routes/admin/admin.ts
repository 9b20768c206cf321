import type Router from '@koa/router';
import type { State, Context } from '../../http/context.ts';
import type { Services } from '../../services/services.ts';
import { staffRouter, type StaffRouter } from './staff-router.ts';
import { batchCalls } from './batches.ts';
import { cityCalls } from './cities.ts';
import { carrierCalls } from './carrier.ts';
import { orderCalls } from './orders.ts';
import { explorerCalls } from './explorer.ts';
import { queueCalls } from './queue.ts';
import { printCalls } from './print.ts';
import { saleCalls, searchCalls } from './sales.ts';
import { statusCalls } from './status.ts';
import { personOf } from '../../accounts/device.ts';
import { provePassword } from '../accounts/login.ts';
import { confirm, disable, enrol, presentSecondFactor, type Owner } from '../../staff/second-factor.ts';
import type { Account } from '../../store/accounts/accounts.ts';

/** All routes reserved for staff. */
export function adminRoutes(services: Services): Router<State> {
  const calls = staffRouter();
  for (const add of [
    statusCalls,
    explorerCalls,
    orderCalls,
    batchCalls,
    queueCalls,
    saleCalls,
    searchCalls,
    printCalls,
    carrierCalls,
    cityCalls,
    secondFactorCalls,
  ])
    add(services, calls);
  return calls.router;
}

/** Routes for a staff member's own second factor. */
function secondFactorCalls(
  services: Pick<Services, 'clock' | 'knownDevices' | 'limits' | 'passwords' | 'seals' | 'secondFactors'>,
  { get, post }: StaffRouter,
): void {
  get('/admin/secondFactor', ({ staff }) => presentSecondFactor(services, staff));
  post('/admin/secondFactor/enrol', async ({ ctx, staff, body }) => {
    await provePassword(services, ctx, staff, body.password);
    return enrol(services, staff);
  });
  post('/admin/secondFactor/confirm', async ({ ctx, staff, body }) =>
    confirm(services, await ownerOf(services, ctx, staff), body.otp),
  );
  post('/admin/secondFactor/disable', async ({ ctx, staff, body }) => {
    await disable(services, await ownerOf(services, ctx, staff), body.otp);
    return {};
  });
}

const ownerOf = async (
  services: Pick<Services, 'knownDevices'>,
  ctx: Context,
  account: Account,
): Promise<Owner> => ({
  account,
  person: await personOf(services, ctx, account),
});
