import { presentStatus } from '../../engine/index.ts';
import type { Status } from '../../engine/index.ts';
import type { Services } from '../services.ts';
import type { Game } from './current-order.ts';

/** The one door by which an order leaves the server. */
export function presentGame(services: Services, { order, city }: Game): Status {
  return presentStatus({
    scenario: city.scenario,
    order: {
      code: order.code,
      identifier: order.identifier,
      fullOnWin: order.fullOnWin,
      giftFrom: order.giftFrom,
      version: order.version,
      opened: [...order.opened],
    },
    progress: order.progress,
    now: services.clock(),
    addresses: city.addresses,
    debug: services.settings.debug,
    anotherCity: services.content.promotions().anotherCity,
  });
}
