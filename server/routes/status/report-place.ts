import type { ApiBody } from '../../../schemas/api/openapi.generated.ts';
import { requirePlay } from '../../game/current-order.ts';
import type { Services } from '../../services.ts';
import type { Account } from '../../store/accounts/accounts.ts';

/** What the player says: spaces folded, nothing that does not print. The name of a place may be an answer: none is read. */
export const readReport = ({ text }: ApiBody<'/api/user/status/report'>): string => text.replace(/[\p{Cc}\s]+/gu, ' ').trim();

/** Tells staff that something cannot be snapshot at the player's step; the game does not change. */
export async function handlePlaceReport(services: Services, account: Account, text: string): Promise<void> {
  const { order, city } = await requirePlay(services, account, 404);
  await services.limits.report(order.id);
  const { step } = order.progress;
  const report = { orderId: order.id, accountId: account.id, step, text, contentVersion: city.scenario.version };
  await services.places.report({ ...report, now: services.clock() });
}
