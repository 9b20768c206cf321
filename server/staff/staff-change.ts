import { advance, type Progress, type StoryEvent } from '../../engine/index.ts';
import { gameOf, type CurrentGame, type GameParts, type PlayParts } from '../game/current-order.ts';
import type { Account } from '../store/accounts/accounts.ts';
import type { DispatchStep } from '../store/orders/dispatch-steps.ts';
import type { Order } from '../store/orders/orders.ts';
import type {
  OrderChanges,
  OrderFields,
  StaffAction,
  StaffActionName,
} from '../store/staff/staff-actions.ts';
import { changedMeanwhile, unknownCode } from './refusals.ts';
import type { Services } from '../services/services.ts';

/** Dependencies of a change by the staff. */
export type StaffChangeParts = Pick<PlayParts, 'clock' | 'content' | 'live' | 'orders'> &
  Pick<Services, 'staff'>;

export interface StaffChange {
  readonly staff: Account;
  readonly action: StaffActionName;
  readonly reason: string | null;
  readonly undoes?: number;
  /** A step of its way by post, taken at the same time. */
  readonly dispatch?: DispatchStep | undefined;
}

export type ChangeAuthor = Pick<StaffChange, 'staff' | 'reason'>;

/** A blank reason is none. */
export const authorOf = (staff: Account, { reason }: { readonly reason?: string | null }): ChangeAuthor => ({
  staff,
  reason: reason || null,
});

const CODE = /^[A-Z0-9]{6}$/;
/** People write « AJW E3P » and « AJW-E3P ». */
const SEPARATORS = /[\s\p{Pd}]/gu;

/**
 * Finds the order of a typed code. `version`: the one that the person has read, null if not given; throws
 * when it is outdated.
 */
export async function findOrder(
  { orders }: Pick<Services, 'orders'>,
  typed: string,
  version: number | null = null,
): Promise<Order> {
  const code = typed.replace(SEPARATORS, '').toUpperCase();
  const order = CODE.test(code) ? await orders.byCode(code) : null;
  if (!order) throw unknownCode();
  if (version !== null && version !== order.version) throw changedMeanwhile({ version: order.version });
  return order;
}

/** Like `findOrder`, with city and standing. */
export async function findOrderGame(
  services: GameParts & Pick<Services, 'orders'>,
  typed: string,
  version: number | null = null,
): Promise<CurrentGame> {
  return gameOf(services, await findOrder(services, typed, version));
}

/**
 * Changes the order and adds a journal row with the former values. After a version conflict it throws: the
 * person must decide again. Returns the changed order.
 */
export async function applyStaffChange(
  services: StaffChangeParts,
  order: Order,
  change: StaffChange,
  after: OrderChanges,
): Promise<Order> {
  const committed = await services.staff.act([describeAction(services, order, change, after)]);
  if (!committed) throw changedMeanwhile();
  services.live.partyChanged(order.id);
  return (await services.orders.byCode(order.code)) ?? order;
}

export function describeAction(
  services: Pick<Services, 'clock' | 'content'>,
  order: Order,
  change: StaffChange,
  after: OrderChanges,
): StaffAction {
  return {
    order,
    action: change.action,
    actorId: change.staff.id,
    reason: change.reason,
    contentVersion: services.content.city(order.city)?.scenario.version ?? '',
    undoes: change.undoes ?? null,
    ...(change.dispatch && { dispatch: change.dispatch }),
    before: pick(order, after),
    after,
    now: services.clock(),
  };
}

/** Current values of the fields to change. */
function pick(order: OrderFields, changes: OrderChanges): OrderChanges {
  return Object.fromEntries(Object.keys(changes).map((name) => [name, order[name as keyof OrderFields]]));
}

/** The progress after an event of the staff. */
export function advanceOrRefuse(
  services: Pick<Services, 'clock'>,
  game: CurrentGame,
  event: StoryEvent,
): Progress {
  const { standing, outcome } = advance(game.standing, event, services.clock());
  if (!outcome.accepted) throw changedMeanwhile();
  return standing.progress;
}
