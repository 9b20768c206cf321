import { presentLine, resolveStanding } from '../../engine/index.ts';
import type { Status } from '../../engine/index.ts';
import { statusInput } from '../game/present-game.ts';
import type { Services } from '../services.ts';
import type { ListedOrder } from '../store/explorer.ts';
import type { Order } from '../store/orders.ts';

/** What staff see of an order beside its status. Dates are ISO 8601, UTC. */
export interface StaffFacts {
  /** Of the account that plays it. */
  readonly email: string | null;
  /** Of the buyer, where staff know it. */
  readonly tiedEmail: string | null;
  /** To be sent back with a change: whoever changed the order meanwhile is not overwritten. */
  readonly version: number;
  readonly batch: number | null;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly activatedAt: string | null;
  readonly cancelledAt: string | null;
  /** Since when its code opens nothing: the buyer withdrew. */
  readonly stoppedAt: string | null;
  /** The text by which the right of withdrawal was given up; null when it was not. */
  readonly waiver: { readonly version: string; readonly at: string } | null;
}

export type StaffStatus = Status & { readonly staff: StaffFacts };

/** A line of a staff list: the status without the player's view. Nothing of a solution is in it. */
export function presentListed(services: Services, { order, email }: ListedOrder): StaffStatus {
  const city = services.content.city(order.city);
  const status = city
    ? presentLine(
        statusInput(services, { order, city, standing: resolveStanding(city.story, order.progress), opened: [], unavailable: [] }),
      )
    : presentUnknown(services, order);
  return { ...status, staff: presentFacts(order, email) };
}

export async function presentOrder(services: Services, order: Order): Promise<StaffStatus> {
  return presentListed(services, { order, email: await services.staff.emailOf(order.accountId) });
}

const iso = (instant: number): string => new Date(instant).toISOString();
const isoOrNull = (instant: number | null): string | null => (instant === null ? null : iso(instant));

function presentFacts(order: Order, email: string | null): StaffFacts {
  return {
    email,
    tiedEmail: order.tiedEmail,
    version: order.version,
    batch: order.batchId,
    createdAt: iso(order.createdAt),
    updatedAt: iso(order.updatedAt),
    activatedAt: isoOrNull(order.activatedAt),
    cancelledAt: isoOrNull(order.cancelledAt),
    stoppedAt: isoOrNull(order.stoppedAt),
    waiver: order.waiver && { version: order.waiver.version, at: iso(order.waiver.at) },
  };
}

const STATES = { COMMAND: 1, SENT: 2, ACTIVATED: 3, DONE: 4 } as const;

/** A city was taken away under its orders: they stay in the list, and nothing breaks. */
function presentUnknown(services: Services, { code, identifier, fullOnWin, giftFrom, city, progress }: Order): Status {
  return {
    code,
    identifier,
    state: STATES[progress.state],
    story: { index: 0, city, schedule: {} },
    step: null,
    clueIndex: progress.clueIndex,
    clues: [],
    lastClueDate: isoOrNull(progress.lastClueDate),
    lastStepDate: isoOrNull(progress.lastStepDate),
    startDate: isoOrNull(progress.startDate),
    fullOnWin,
    giftFrom,
    infos: {},
    serverTime: iso(services.clock()),
    view: null,
  };
}
