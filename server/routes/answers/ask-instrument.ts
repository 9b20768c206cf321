import {
  currentName,
  isHeld,
  openStep,
  opensAt,
  recognise,
  recogniseEveryMs,
} from '../../../engine/index.ts';
import type { ApiSchemas } from '../../../schemas/api/openapi.generated.ts';
import { requirePlay } from '../../game/current-order.ts';
import type { CurrentGame, PlayParts } from '../../game/current-order.ts';
import { play } from '../../game/play.ts';
import { inOtherHands } from '../../party/in-other-hands.ts';
import type { Account } from '../../store/accounts/accounts.ts';
import { stale } from './check-answer.ts';
import type { Services } from '../../services/services.ts';

/**
 * Whether the step's instrument recognises a value. Never advances the story; the growing rate limit prevents
 * brute force.
 */
export async function handleAskInstrument(
  services: PlayParts &
    Pick<Services, 'attempts' | 'limits' | 'metrics' | 'parties' | 'post' | 'runExclusive' | 'settings'>,
  account: Account,
  request: InstrumentRequest,
): Promise<ApiSchemas['Recognition']> {
  const game = await requirePlay(services, account, 403);
  const { order, city, standing } = game;
  const open = openStep(
    standing,
    request.step === null ? null : currentName(city.story, 'step', request.step),
  );
  if (!open) throw await stale(services, game);
  const { step, attempts } = open;
  if (!isHeld(standing.hand, step)) throw await inOtherHands(services, city.scenario, step, game.seat);
  if (opensAt(city.scenario, step, services.clock()) !== null) return { recognised: false };
  const everyMs = recogniseEveryMs(step);
  if (everyMs !== null) await services.limits.instruments.ask(order.id, step.name, everyMs);
  const answer = recognise(
    standing,
    request.code,
    { addresses: city.addresses, debug: services.settings.debug },
    step.name,
  );
  if (answer.recognised && !attempts.recognised) await storeRecognised(services, account, game, step.name);
  return answer;
}

export interface InstrumentRequest {
  readonly code: string;
  /** The step shown to the player, if the client sent it. */
  readonly step: string | null;
}

/** Stores the recognised value, so that it is shown after a reload. */
async function storeRecognised(
  services: PlayParts &
    Pick<Services, 'attempts' | 'metrics' | 'parties' | 'post' | 'runExclusive' | 'settings'>,
  account: Account,
  { order }: CurrentGame,
  step: string,
): Promise<void> {
  await play(services, {
    kind: 'recognised',
    event: { type: 'RECOGNISED', at: step },
    key: null,
    account,
    find: async () => {
      const game = await requirePlay(services, account, 403);
      if (game.order.id !== order.id || !openStep(game.standing, step)) throw await stale(services, game);
      return game;
    },
  });
}
