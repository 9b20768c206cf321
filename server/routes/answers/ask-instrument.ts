import { recognise, recogniseEveryMs } from '../../../engine/index.ts';
import type { ApiSchemas } from '../../../schemas/api/openapi.generated.ts';
import { requirePlay } from '../../game/current-order.ts';
import type { CurrentGame } from '../../game/current-order.ts';
import { play } from '../../game/play.ts';
import type { Services } from '../../services.ts';
import type { Account } from '../../store/accounts/accounts.ts';
import { stale } from './check-answer.ts';

/** Whether the instrument in the player's hand recognises a value. Never advances; its pace, ever slower for who tries all values, keeps it from being an oracle. */
export async function handleAskInstrument(services: Services, account: Account, code: string): Promise<ApiSchemas['Recognition']> {
  const game = await requirePlay(services, account, 403);
  const { order, city, standing } = game;
  const everyMs = recogniseEveryMs(standing);
  if (everyMs !== null) await services.limits.instruments.ask(order.id, order.progress.step ?? '', everyMs);
  const answer = recognise(standing, code, { addresses: city.addresses, debug: services.settings.debug });
  if (answer.recognised && !order.progress.recognised) await remember(services, account, game);
  return answer;
}

/** What was earned stays: after a reload the instrument shows it again. */
async function remember(services: Services, account: Account, { order }: CurrentGame): Promise<void> {
  await play(services, {
    kind: 'recognised',
    event: { type: 'RECOGNISED' },
    key: null,
    account,
    find: async () => {
      const game = await requirePlay(services, account, 403);
      if (game.order.id !== order.id || game.order.progress.step !== order.progress.step) throw stale(services, game);
      return game;
    },
  });
}
