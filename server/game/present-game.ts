import { presentStatus } from '../../engine/index.ts';
import type { Status, StatusInput } from '../../engine/index.ts';
import type { ApiSchemas } from '../../schemas/api/openapi.generated.ts';
import type { Services } from '../services.ts';
import type { CurrentGame } from './current-order.ts';

/** Only this function converts an order for the client. */
export function presentGame(services: Services, game: CurrentGame): Status {
  return presentStatus(statusInput(services, game)) satisfies ApiSchemas['Status'];
}

/** Input of the engine's presenters. */
export function statusInput(services: Services, { order, standing, city, opened, unavailable, mailAskedFor }: CurrentGame): StatusInput {
  return {
    standing,
    order: {
      code: order.code,
      identifier: order.identifier,
      fullOnWin: order.fullOnWin,
      giftFrom: order.giftFrom,
      lastWord: order.lastWord,
      version: order.version,
      opened: [...opened],
      mailAskedFor,
    },
    now: services.clock(),
    addresses: city.addresses,
    debug: services.settings.debug,
    anotherCity: services.content.promotions().anotherCity,
    unavailable,
  };
}
