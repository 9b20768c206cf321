import { gameOf } from '../game/current-order.ts';
import type { CurrentGame } from '../game/current-order.ts';
import type { Services } from '../services.ts';
import type { Account } from '../store/accounts/accounts.ts';
import type { Order } from '../store/orders/orders.ts';
import type { OrderChanges, OrderFields, StaffAction, StaffActionName } from '../store/staff/staff-actions.ts';
import { changedMeanwhile, unknownCode } from './refusals.ts';

export interface Act {
  readonly staff: Account;
  readonly action: StaffActionName;
  readonly reason: string | null;
  readonly undoes?: number;
}

const CODE = /^[A-Z0-9]{6}$/;

/** The order of a code as a person typed it. `version`: the one they had before their eyes; null when the call does not say. */
export async function findOrder({ orders }: Services, typed: string, version: number | null = null): Promise<Order> {
  const code = typed.trim().toUpperCase();
  const order = CODE.test(code) ? await orders.byCode(code) : null;
  if (!order) throw unknownCode();
  if (version !== null && version !== order.version) throw changedMeanwhile({ version: order.version });
  return order;
}

/** The same with its city, standing where it stands in today's scenario. */
export async function findOrderGame(services: Services, typed: string, version: number | null = null): Promise<CurrentGame> {
  return gameOf(services, await findOrder(services, typed, version));
}

/**
 * Changes the order and journals who did it, when and why, with what it was before. Whoever comes second is told, and
 * nothing is judged again: a person decided on what they saw. Gives the order as it is afterwards.
 */
export async function actOn(services: Services, order: Order, act: Act, after: OrderChanges): Promise<Order> {
  const done = await services.staff.act([describeAction(services, order, act, after)]);
  if (!done) throw changedMeanwhile();
  return (await services.orders.byCode(order.code)) ?? order;
}

export function describeAction(services: Services, order: Order, act: Act, after: OrderChanges): StaffAction {
  return {
    order,
    action: act.action,
    actorId: act.staff.id,
    reason: act.reason,
    contentVersion: services.content.city(order.city)?.scenario.version ?? '',
    undoes: act.undoes ?? null,
    before: pick(order, after),
    after,
    now: services.clock(),
  };
}

/** Of the order, the fields that will change. */
function pick(order: OrderFields, changes: OrderChanges): OrderChanges {
  return Object.fromEntries(Object.keys(changes).map((name) => [name, order[name as keyof OrderFields]]));
}
