import type Router from '@koa/router';
import type { State } from '../../http/context.ts';
import { requirePlayer } from '../../accounts/require-account.ts';
import { presentGame } from '../../game/present-game.ts';
import { handleAskInstrument } from './ask-instrument.ts';
import { handleCheckAnswer, readAnswer, readCode, sendChecked } from './check-answer.ts';
import { describedBody } from '../../http/described-body.ts';
import { createRouter } from '../../http/create-router.ts';
import type { PlayParts } from '../../game/current-order.ts';
import type { Services } from '../../services/services.ts';

export function answerRoutes(
  services: PlayParts &
    Pick<Services, 'attempts' | 'limits' | 'metrics' | 'parties' | 'post' | 'runExclusive' | 'settings'>,
): Router<State> {
  const router = createRouter();

  router.post('/code/check', async (ctx) => {
    const account = await requirePlayer(services, ctx);
    const answer = readAnswer(describedBody(ctx, '/api/code/check'));
    const { result, game } = await handleCheckAnswer(services, ctx, account, answer);
    sendChecked(ctx, result, await presentGame(services, game));
  });

  router.post('/code/recognise', async (ctx) => {
    const account = await requirePlayer(services, ctx);
    const { code, step = null } = describedBody(ctx, '/api/code/recognise');
    ctx.body = await handleAskInstrument(services, account, { code: readCode({ code }), step });
  });

  return router;
}
