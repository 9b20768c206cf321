import { presentStatus } from '../../engine/index.ts';
import type { Status, StatusInput } from '../../engine/index.ts';
import type { ApiSchemas } from '../../schemas/api/openapi.generated.ts';
import type { Services } from '../services.ts';
import type { CurrentGame } from './current-order.ts';

/** The one door by which an order leaves the server. */
export function presentGame(services: Services, game: CurrentGame): Status {
  return presentStatus(statusInput(services, game)) satisfies ApiSchemas['Status'];
}

/** All that the engine needs to present an order. */
export function statusInput(services: Services, { order, standing, city, opened, unavailable }: CurrentGame): StatusInput {
  return {
    standing,
    order: {
      code: order.code,
      identifier: order.identifier,
      fullOnWin: order.fullOnWin,
      giftFrom: order.giftFrom,
      version: order.version,
      opened: [...opened],
    },
    now: services.clock(),
    addresses: city.addresses,
    debug: services.settings.debug,
    anotherCity: services.content.promotions().anotherCity,
    unavailable,
  };
}
