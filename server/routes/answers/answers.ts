import type Router from '@koa/router';
import { type State, createRouter } from '../../http/context.ts';
import { requirePlayer } from '../../accounts/find-session.ts';
import { presentGame } from '../../game/present-game.ts';
import { handleCheckAnswer, readAnswer, readCode, sendChecked, stale } from './check-answer.ts';
import { describedBody } from '../../http/described-body.ts';
import { type PlayParts, requirePlay, type CurrentGame } from '../../game/current-order.ts';
import type { Services } from '../../services/services.ts';
import {
  currentName,
  isHeld,
  openStep,
  opensAt,
  recognise,
  recogniseEveryMs,
  type Status,
} from '../../../engine/index.ts';
import type { ApiSchemas } from '../../../schemas/api/openapi.generated.ts';
import { play, type Result } from '../../game/play.ts';
import { inOtherHands, membersHolding } from '../../party/deal-party.ts';
import type { Account } from '../../store/accounts/accounts.ts';

export function answerRoutes(
  services: PlayParts &
    Pick<Services, 'attempts' | 'limits' | 'metrics' | 'parties' | 'post' | 'runExclusive' | 'settings'>,
): Router<State> {
  const router = createRouter();

  router.post('/code/check', async (ctx) => {
    const account = await requirePlayer(services, ctx);
    const answer = readAnswer(describedBody(ctx, '/api/code/check'));
    const { result, game } = await handleCheckAnswer(services, ctx, account, answer);
    const status = await presentGame(services, game);
    showTry(services, game, answer.step, result, status);
    sendChecked(ctx, result, status);
  });

  router.post('/code/recognise', async (ctx) => {
    const account = await requirePlayer(services, ctx);
    const { code, step = null } = describedBody(ctx, '/api/code/recognise');
    ctx.body = await handleAskInstrument(services, account, { code: readCode({ code }), step });
  });

  return router;
}

/** The others of a party learn how many parts of somebody’s answer are right, where its step tells that. */
function showTry(
  { live }: PlayParts,
  { seat, standing, city }: CurrentGame,
  typedFor: string | null,
  { partly }: Result,
  { party }: Status,
): void {
  if (!seat || !party || !partly) return;
  const step = openStep(standing, typedFor === null ? null : currentName(city.story, 'step', typedFor))?.step;
  if (!step) return;
  live.shows({
    orderId: seat.orderId,
    memberId: seat.memberId,
    to: membersHolding(party, city.scenario, step),
    event: 'tried',
    data: { step: step.name, ...partly },
  });
}

/**
 * Whether the step's instrument recognises a value. Never advances the story; the growing rate limit prevents
 * brute force.
 */
async function handleAskInstrument(
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

interface InstrumentRequest {
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
