import { opensAt, recognise, recogniseEveryMs } from '../../../engine/index.ts';
import type { ApiSchemas } from '../../../schemas/api/openapi.generated.ts';
import { requirePlay } from '../../game/current-order.ts';
import type { CurrentGame } from '../../game/current-order.ts';
import { play } from '../../game/play.ts';
import type { Services } from '../../services.ts';
import type { Account } from '../../store/accounts/accounts.ts';
import { stale } from './check-answer.ts';

/** Whether the step's instrument recognises a value. Never advances the story; the growing rate limit prevents brute force. */
export async function handleAskInstrument(services: Services, account: Account, code: string): Promise<ApiSchemas['Recognition']> {
  const game = await requirePlay(services, account, 403);
  const { order, city, standing } = game;
  if (standing.step && opensAt(city.scenario, standing.step, services.clock()) !== null) return { recognised: false };
  const everyMs = recogniseEveryMs(standing);
  if (everyMs !== null) await services.limits.instruments.ask(order.id, order.progress.step ?? '', everyMs);
  const answer = recognise(standing, code, { addresses: city.addresses, debug: services.settings.debug });
  if (answer.recognised && !order.progress.recognised) await storeRecognised(services, account, game);
  return answer;
}

/** Stores the recognised value, so that it is shown after a reload. */
async function storeRecognised(services: Services, account: Account, { order }: CurrentGame): Promise<void> {
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
