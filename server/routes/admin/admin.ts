import type Router from '@koa/router';
import type { State } from '../../context.ts';
import type { Services } from '../../services.ts';
import { staffRouter } from '../../staff/require-staff.ts';
import { cityCalls } from './cities.ts';
import { explorerCalls } from './explorer.ts';
import { statusCalls } from './status.ts';

/** Every call that only staff may make. */
export function adminRoutes(services: Services): Router<State> {
  const calls = staffRouter();
  for (const add of [cityCalls, statusCalls, explorerCalls]) add(services, calls);
  return calls.router;
}
