import type { ApiBody } from '../../../schemas/api/openapi.generated.ts';
import { requirePlay } from '../../game/current-order.ts';
import type { Services } from '../../services.ts';
import type { Account } from '../../store/accounts/accounts.ts';

/** Collapses spaces and control characters. The place's name is not requested: it may be the answer. */
export const readReport = ({ text }: ApiBody<'/api/user/status/report'>): string => text.replace(/[\p{Cc}\s]+/gu, ' ').trim();

/** Reports to staff that a place of the player's step cannot be seen; the game does not change. */
export async function handlePlaceReport(services: Services, account: Account, text: string): Promise<void> {
  const { order, city } = await requirePlay(services, account, 404);
  await services.limits.report(order.id);
  const { step } = order.progress;
  const report = { orderId: order.id, accountId: account.id, step, text, contentVersion: city.scenario.version };
  await services.places.report({ ...report, now: services.clock() });
}
