import { isDeepStrictEqual } from 'node:util';
import { resolveStanding, type Story } from '../../engine/index.ts';
import type { JournalRow } from '../store/orders/journal.ts';
import type { DispatchStep } from '../store/orders/dispatch-steps.ts';
import type { Order } from '../store/orders/orders.ts';
import type { OrderChanges, OrderFields } from '../store/staff/staff-actions.ts';
import { applyStaffChange, type ChangeAuthor, type StaffChangeParts } from './staff-change.ts';
import { alreadyUndone, cannotUndo, unknownAction } from './refusals.ts';
import type { Services } from '../services/services.ts';

/** Reverts a staff action. This adds a journal row, which can itself be reverted. */
export async function undo(
  services: StaffChangeParts & Pick<Services, 'dispatches'>,
  order: Order,
  actionId: number,
  author: ChangeAuthor,
): Promise<Order> {
  const row = await services.staff.journal.action(order.id, actionId);
  if (!row?.details) throw unknownAction();
  if (await services.staff.journal.isUndone(order.id, actionId)) throw alreadyUndone();
  if (!canUndo(order, row, services.content.city(order.city)?.story ?? null)) throw cannotUndo();
  const { before } = row.details;
  if (before.accountId && !(await services.staff.playerOf(before.accountId))) throw cannotUndo();
  const dispatch = stepBack(order, before);
  if (
    dispatch?.kind === 'unpost' &&
    (await services.dispatches.of([order.id])).get(order.id)?.state !== 'posted'
  )
    throw cannotUndo();
  return applyStaffChange(services, order, { ...author, action: 'undo', undoes: actionId, dispatch }, before);
}

/** A letter that goes back to before its posting returns to the queue, and the reverse. */
function stepBack(
  { progress: { state } }: OrderFields,
  { progress: former }: OrderChanges,
): DispatchStep | undefined {
  if (former?.state === 'COMMAND' && state === 'SENT') return { kind: 'unpost' };
  return former?.state === 'SENT' && state === 'COMMAND' ? { kind: 'post' } : undefined;
}

/**
 * True while the changed fields still have the action's values, so that no later work is lost. Renamed steps
 * count as equal. `story`: null for a removed city. A lost letter stays lost: another has its place.
 */
export function canUndo(
  order: OrderFields & Pick<Order, 'replacedBy'>,
  { details }: Pick<JournalRow, 'details'>,
  story: Story | null,
): boolean {
  if (order.replacedBy !== null) return false;
  const after = Object.entries(details?.after ?? {});
  if (details?.before.cancelledAt && order.progress.state !== 'COMMAND') return false;
  return (
    after.length > 0 &&
    after.every(([name, value]) => isStill(order, name as keyof OrderFields, value, story))
  );
}

function isStill(
  order: OrderFields,
  name: keyof OrderFields,
  value: OrderChanges[keyof OrderFields],
  story: Story | null,
): boolean {
  if (name !== 'progress') return order[name] === value;
  const asToday = (progress: OrderFields['progress']) =>
    story ? resolveStanding(story, progress).progress : progress;
  const left = asToday(value as OrderFields['progress']);
  const { state, step, taken, chosen, sideSteps } = asToday(order.progress);
  const isAtSamePlace =
    state === left.state && step === left.step && taken.join(' ') === left.taken.join(' ');
  return (
    isAtSamePlace && isDeepStrictEqual([chosen, solvedIn(sideSteps)], [left.chosen, solvedIn(left.sideSteps)])
  );
}

/** The steps beside the route that were solved. */
const solvedIn = (sideSteps: OrderFields['progress']['sideSteps']): readonly string[] =>
  Object.keys(sideSteps)
    .filter((name) => sideSteps[name]?.solvedAt !== null)
    .sort();
