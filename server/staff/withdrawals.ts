import { isoDate } from '../../engine/view/iso.ts';
import type { ApiSchemas } from '../../schemas/api/openapi.generated.ts';
import type { Account } from '../store/accounts/accounts.ts';
import type { OpenWithdrawal } from '../store/orders/withdrawals.ts';
import { withdrawalSettled } from './refusals.ts';
import { findOrder, type ChangeAuthor, type StaffChangeParts } from './staff-change.ts';
import { undo } from './undo.ts';
import type { Services } from '../services/services.ts';

type Parts = StaffChangeParts & Pick<Services, 'dispatches' | 'withdrawals'>;

/** Marks a withdrawal as dealt with; its letters stay stopped. */
export async function settleWithdrawal(
  { withdrawals, clock }: Pick<Parts, 'clock' | 'withdrawals'>,
  id: number,
  staff: Account,
): Promise<void> {
  if (!(await withdrawals.settle(id, staff.id, clock()))) throw withdrawalSettled();
}

/**
 * The person keeps the letters: those that the withdrawal stopped leave, and their codes open again. A letter
 * that was released alone, or that changed since, stays as it is. None that is made later is held.
 */
export async function releaseWithdrawal(
  services: Parts,
  typed: string,
  author: ChangeAuthor & { readonly staff: Account },
): Promise<void> {
  const { id } = await findWithdrawal(services, typed);
  await services.withdrawals.letGo(id, services.clock());
  // Read after that, with a letter that was just being made.
  const { letters } = await findWithdrawal(services, typed);
  for (const { code, action, isStopped } of letters) {
    if (action === null || !isStopped) continue;
    await undo(services, await findOrder(services, code), action, author);
  }
  await settleWithdrawal(services, id, author.staff);
}

export async function findWithdrawal(
  { withdrawals }: Pick<Services, 'withdrawals'>,
  typed: string,
): Promise<OpenWithdrawal> {
  const found = (await withdrawals.open()).find(({ id }) => String(id) === typed);
  if (!found) throw withdrawalSettled();
  return found;
}

export const presentWithdrawal = ({
  receivedAt,
  letters,
  ...withdrawal
}: OpenWithdrawal): ApiSchemas['OpenWithdrawal'] => ({
  ...withdrawal,
  receivedAt: isoDate(receivedAt),
  letters: letters.map(({ action: _action, ...letter }) => letter),
});
