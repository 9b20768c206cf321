import type Router from '@koa/router';
import type { State } from '../../http/context.ts';
import type { Services } from '../../services/services.ts';
import { staffRouter } from './staff-router.ts';
import { batchCalls } from './batches.ts';
import { cityCalls } from './cities.ts';
import { carrierCalls } from './carrier.ts';
import { orderCalls } from './orders.ts';
import { explorerCalls } from './explorer.ts';
import { queueCalls } from './queue.ts';
import { printCalls } from './print.ts';
import { saleCalls } from './sales.ts';
import { secondFactorCalls } from './second-factor.ts';
import { statusCalls } from './status.ts';

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
    printCalls,
    carrierCalls,
    cityCalls,
    secondFactorCalls,
  ])
    add(services, calls);
  return calls.router;
}
