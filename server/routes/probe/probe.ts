import type Router from '@koa/router';
import { begin } from '../../../engine/index.ts';
import { requireAccount } from '../../accounts/find-session.ts';
import { findGame, type PlayParts } from '../../game/current-order.ts';
import { presentGame } from '../../game/present-game.ts';
import { type State, createRouter } from '../../http/context.ts';
import { noStatus } from '../../platform/errors.ts';
import type { Services } from '../../services/services.ts';

/** The synthetic player begins again. For everybody else there is nothing here. */
export function probeRoutes(
  services: PlayParts & Pick<Services, 'parties' | 'probes' | 'settings'>,
): Router<State> {
  const router = createRouter();

  router.post('/user/probe', async (ctx) => {
    const account = requireAccount(ctx);
    const game = await findGame(services, account, ctx.state.snapshot);
    if (!game?.order.isProbe) throw noStatus(404);
    const now = services.clock();
    await services.probes.restart(game.order.id, begin(game.city.story, now).progress, now);
    const again = await findGame(services, account);
    if (!again) throw noStatus(404);
    ctx.body = await presentGame(services, again);
  });

  return router;
}
