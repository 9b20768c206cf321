import type Router from '@koa/router';
import type { State, Context } from '../../http/context.ts';
import type { Services } from '../../services/services.ts';
import { staffRouter, type StaffRouter } from './staff-router.ts';
import { batchCalls } from './batches.ts';
import { cityCalls } from './cities.ts';
import { goBack, presentEditions } from '../../staff/editions.ts';
import { carrierCalls } from './carrier.ts';
import { orderCalls } from './orders.ts';
import { explorerCalls } from './explorer.ts';
import { keepsakeCalls } from './keepsakes.ts';
import { queueCalls } from './queue.ts';
import { printCalls } from './print.ts';
import { saleCalls, searchCalls } from './sales.ts';
import { statusCalls } from './status.ts';
import { personOf } from '../../accounts/device.ts';
import { provePassword } from '../accounts/login.ts';
import {
  confirm,
  disable,
  enrol,
  presentSecondFactor,
  proveSecondFactor,
  type Owner,
} from '../../staff/second-factor.ts';
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
    keepsakeCalls,
    searchCalls,
    printCalls,
    carrierCalls,
    cityCalls,
    secondFactorCalls,
    editionCalls,
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

/** The editions of the cities, and the way back to the one before: it needs a fresh code of the second factor. */
function editionCalls(
  services: Pick<
    Services,
    'clock' | 'content' | 'editions' | 'knownDevices' | 'limits' | 'seals' | 'secondFactors'
  >,
  { get, post }: StaffRouter,
): void {
  get('/admin/editions', () => presentEditions(services));
  post('/admin/editions/back', async ({ ctx, staff, body }) => {
    await proveSecondFactor(services, await ownerOf(services, ctx, staff), body.otp);
    await goBack(services, staff, body.from);
    return presentEditions(services);
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
