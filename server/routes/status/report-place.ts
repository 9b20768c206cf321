import type { ApiBody } from '../../../schemas/api/openapi.generated.ts';
import { openStep } from '../../../engine/index.ts';
import { requirePlay, type PlayParts } from '../../game/current-order.ts';
import { tellParty } from '../../party/tell-party.ts';
import type { Account } from '../../store/accounts/accounts.ts';
import type { Services } from '../../services/services.ts';

/** Collapses spaces and control characters. The place's name is not requested: it may be the answer. */
export const readReport = ({ text }: ApiBody<'/api/user/status/report'>): string =>
  text.replace(/[\p{Cc}\s]+/gu, ' ').trim();

/**
 * Reports to staff that a place of an open step cannot be seen; the game does not change. `step`: the
 * player's own when null.
 */
export async function handlePlaceReport(
  services: PlayParts & Pick<Services, 'limits' | 'parties'>,
  account: Account,
  { text, step: meant }: { readonly text: string; readonly step: string | null },
): Promise<void> {
  const game = await requirePlay(services, account, 404);
  const { order, city, standing } = game;
  await services.limits.report(order.id);
  const step = openStep(standing, meant)?.step.name ?? order.progress.step;
  const report = {
    orderId: order.id,
    accountId: account.id,
    step,
    text,
    contentVersion: city.scenario.version,
  };
  await services.places.report({ ...report, now: services.clock() });
  await tellParty(services, game, 'report', step);
}
