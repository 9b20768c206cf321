import { presentLine, resolveStanding } from '../../engine/index.ts';
import type { Status } from '../../engine/index.ts';
import { isoDate } from '../../engine/view/iso.ts';
import type { ApiSchemas } from '../../schemas/api/openapi.generated.ts';
import { statusInput } from '../game/present-game.ts';
import type { Services } from '../services/services.ts';
import type { ListedOrder } from '../store/staff/explorer.ts';
import type { Order } from '../store/orders/orders.ts';

export type StaffStatus = ApiSchemas['StaffStatus'];

/** List entry for staff: the status without the player's view or solutions. */
export function presentListed(services: Services, { order, email }: ListedOrder): StaffStatus {
  const city = services.content.city(order.city);
  const status = city
    ? presentLine(
        statusInput(services, {
          order,
          city,
          standing: resolveStanding(city.story, order.progress),
          opened: [],
          unavailable: [],
          seat: null,
        }),
      )
    : presentUnknown(services, order);
  return { ...status, staff: presentFacts(order, email) };
}

export async function presentStaffOrder(services: Services, order: Order): Promise<StaffStatus> {
  return presentListed(services, { order, email: await services.staff.emailOf(order.accountId) });
}

function presentFacts(order: Order, email: string | null): ApiSchemas['StaffFacts'] {
  return {
    email,
    tiedEmail: order.tiedEmail,
    postOn: order.postOn,
    version: order.version,
    batch: order.batchId,
    createdAt: isoDate(order.createdAt),
    updatedAt: isoDate(order.updatedAt),
    activatedAt: isoDate(order.activatedAt),
    cancelledAt: isoDate(order.cancelledAt),
    stoppedAt: isoDate(order.stoppedAt),
    waiver: order.waiver && { version: order.waiver.version, at: isoDate(order.waiver.at) },
  };
}

const STATES = { COMMAND: 1, SENT: 2, ACTIVATED: 3, DONE: 4 } as const;

/** Order of a removed city. */
function presentUnknown(
  services: Services,
  { code, identifier, fullOnWin, giftFrom, city, progress }: Order,
): Status {
  return {
    code,
    identifier,
    state: STATES[progress.state],
    story: { index: 0, city, schedule: {} },
    step: null,
    clueIndex: progress.clueIndex,
    clues: [],
    lastClueDate: isoDate(progress.lastClueDate),
    lastStepDate: isoDate(progress.lastStepDate),
    startDate: isoDate(progress.startDate),
    fullOnWin,
    giftFrom,
    infos: {},
    serverTime: isoDate(services.clock()),
    view: null,
  };
}
