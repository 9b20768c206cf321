import type Router from '@koa/router';
import { ensureDeviceCookie, shareDevice } from '../../accounts/device.ts';
import type { State } from '../../http/context.ts';
import { noStatus } from '../../platform/errors.ts';
import { requireAccount, requirePlayer } from '../../accounts/require-account.ts';
import { findGame, requirePlay, type PlayParts } from '../../game/current-order.ts';
import { presentGame } from '../../game/present-game.ts';
import { presentReport } from '../../game/report.ts';
import { readKey } from '../idempotency-key.ts';
import { handleArrivalMail } from './arrival-mail.ts';
import { handleMove } from './make-move.ts';
import { proposeMove } from './propose-move.ts';
import { handleMarkOpened } from './mark-opened.ts';
import { readReport, handlePlaceReport } from './report-place.ts';
import { describedBody } from '../../http/described-body.ts';
import { createRouter } from '../../http/create-router.ts';
import { isKnown } from './known-status.ts';
import { copyOpened } from './share-opened.ts';
import type { Services } from '../../services/services.ts';

export function statusRoutes(
  services: PlayParts &
    Pick<
      Services,
      'attempts' | 'facts' | 'limits' | 'metrics' | 'parties' | 'post' | 'runExclusive' | 'settings'
    >,
): Router<State> {
  const router = createRouter();

  router.get('/user/status/current', async (ctx) => {
    const game = await findGame(services, await requirePlayer(services, ctx), ctx.state.snapshot);
    if (!game) throw noStatus(404);
    const status = await presentGame(services, game);
    if (isKnown(ctx, status)) ctx.status = 304;
    else ctx.body = status;
  });

  router.get('/user/report', async (ctx) => {
    ctx.body = await presentReport(
      services,
      await requirePlay(services, await requirePlayer(services, ctx), 404, ctx.state.snapshot),
    );
  });

  router.post('/user/status/newClue', async (ctx) => {
    const account = await requirePlayer(services, ctx);
    const { step } = describedBody(ctx, '/api/user/status/newClue');
    const event = { type: 'ASK_CLUE', ...(typeof step === 'string' && { at: step }) } as const;
    const game = await handleMove(services, { account, kind: 'clue', event, key: readKey(ctx) });
    ctx.body = await presentGame(services, game);
  });

  router.post('/user/status/goAlternativePath', async (ctx) => {
    const account = await requirePlayer(services, ctx);
    const event = { type: 'TAKE_ALTERNATIVE', debug: services.settings.debug } as const;
    const key = readKey(ctx);
    const game = account.seat?.isGuest
      ? await proposeMove(services, account, event)
      : await handleMove(services, { account, kind: 'alternative', event, key });
    ctx.body = await presentGame(services, game);
  });

  router.post('/user/status/opened', async (ctx) => {
    const account = await requirePlayer(services, ctx);
    const opening = describedBody(ctx, '/api/user/status/opened');
    const game = await handleMarkOpened(services, account, opening);
    ensureDeviceCookie(ctx, account.device);
    ctx.body = await presentGame(services, game);
  });

  router.post('/user/status/arrivalMail', async (ctx) => {
    const account = requireAccount(ctx);
    const { arrival } = describedBody(ctx, '/api/user/status/arrivalMail');
    ctx.body = await presentGame(services, await handleArrivalMail(services, account, arrival));
  });

  router.post('/user/status/sharing', async (ctx) => {
    const account = requireAccount(ctx);
    const { shared } = describedBody(ctx, '/api/user/status/sharing');
    await copyOpened(services, account, shareDevice(ctx, shared));
    ctx.body = { shared };
  });

  router.post('/user/status/report', async (ctx) => {
    const account = await requirePlayer(services, ctx);
    const body = describedBody(ctx, '/api/user/status/report');
    await handlePlaceReport(services, account, { text: readReport(body), step: body.step ?? null });
    ctx.status = 201;
    ctx.body = {};
  });

  return router;
}
