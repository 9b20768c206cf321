import { createHash } from 'node:crypto';
import type Router from '@koa/router';
import { ensureDeviceCookie, shareDevice } from '../../accounts/device.ts';
import { type State, createRouter, type Context } from '../../http/context.ts';
import { noStatus, HttpError, unavailable } from '../../platform/errors.ts';
import { requireAccount, requirePlayer } from '../../accounts/find-session.ts';
import {
  findGame,
  requirePlay,
  type PlayParts,
  type CurrentGame,
  EVERY_DEVICE,
  withOpened,
  openedBy,
} from '../../game/current-order.ts';
import { presentGame, presentReport } from '../../game/present-game.ts';
import { keepsakeCheckout } from '../../shop/keepsake.ts';
import { presentNotebook, writeNote } from '../../game/notebook.ts';
import { readKey } from '../read-request.ts';
import { handleMove, moveByGuest } from './make-move.ts';
import { describedBody, refuseInWords } from '../../http/described-body.ts';
import type { Services } from '../../services/services.ts';
import { type Status, openStep, nextDelivery, openedMark } from '../../../engine/index.ts';
import type { ApiBody } from '../../../schemas/api/openapi.generated.ts';
import { tellParty } from '../../party/membership.ts';
import type { Account } from '../../store/accounts/accounts.ts';
import { writeArrivalMail } from '../../game/arrival-mail.ts';
import type { OpenedOn } from '../../store/orders/order-row.ts';

const MAX_ATTEMPTS = 8;

const isOpenedBySomebody = (openedOn: OpenedOn, mark: string): boolean =>
  Object.values(openedOn).flat().includes(mark);

/** Removes the « Nouveau » mark on the requesting device; 404 for papers that are not unlocked. */
async function handleMarkOpened(
  services: PlayParts & Pick<Services, 'parties'>,
  account: Account,
  opening: ApiBody<'/api/user/status/opened'>,
): Promise<CurrentGame> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const game = await requirePlay(services, account, 404);
    const { order, standing, opened } = game;
    const mark = openedMark(standing, opening.kind, opening.slug, services.clock());
    if (mark === null) throw new HttpError(404, ['unknownPaper']);
    if (opened.includes(mark)) return game;
    const openedOn = withOpened(order.openedOn, account.device ?? EVERY_DEVICE, [...opened, mark]);
    const isStored = await services.orders.setOpened(order, openedOn, services.clock());
    if (isStored && !isOpenedBySomebody(order.openedOn, mark))
      await tellParty(services, game, 'opened', mark);
  }
  throw unavailable();
}

/** Copies the marks of the requesting device to its new device name. */
async function copyOpened(services: PlayParts, account: Account, device: string): Promise<void> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const game = await findGame(services, account);
    if (!game) return;
    const { order, opened } = game;
    const marks = [...new Set([...openedBy(order.openedOn, device), ...opened])];
    if (await services.orders.setOpened(order, withOpened(order.openedOn, device, marks), services.clock()))
      return;
  }
  throw unavailable();
}

/**
 * Asks for one mail at the next arrival, which the request names by its date so that a repeated request
 * cannot mean the one after; null takes the request back. Only a proved address is written to: anybody can
 * register with another person’s.
 */
async function handleArrivalMail(
  services: PlayParts & Pick<Services, 'facts' | 'limits' | 'parties' | 'settings'>,
  account: Account,
  arrival: string | null,
): Promise<CurrentGame> {
  const { arrivalMails, limits, clock } = services;
  const game = await requirePlay(services, account, 404);
  if (arrival === null) {
    await arrivalMails.takeBack(account.id, game.order.id);
    return requirePlay(services, account, 404);
  }
  const at = nextDelivery(game.standing, clock());
  if (at === null || at !== Date.parse(arrival))
    throw new HttpError(409, 'STALE', { status: await presentGame(services, game) });
  if (game.mailAskedFor === at) return game;
  if (!account.emailProved) throw new HttpError(403, 'EMAIL_NOT_PROVED', { message: ['emailNotProved'] });
  await limits.arrivalMails(`account:${account.id}`);
  await arrivalMails.ask(writeArrivalMail(services, account, game, at));
  return { ...game, mailAskedFor: at };
}

/** The payment page for the sheet of stamps of a finished game. */
function keepsakeCheckoutOf(
  { facts, settings }: Pick<Services, 'facts' | 'settings'>,
  { order, standing }: CurrentGame,
): string {
  const offer = facts.shop?.keepsake;
  const isEnded = standing.progress.state === 'DONE';
  const address = offer && isEnded ? keepsakeCheckout(offer, settings.secretKeys, order) : null;
  if (address === null) throw new HttpError(404, 'NO_KEEPSAKE', { message: ['noKeepsake'] });
  return address;
}

export function statusRoutes(
  services: PlayParts &
    Pick<
      Services,
      | 'attempts'
      | 'facts'
      | 'limits'
      | 'metrics'
      | 'notebook'
      | 'parties'
      | 'post'
      | 'runExclusive'
      | 'settings'
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

  // A link of a screen: the browser leaves for the payment page. A guest does not order what another has played.
  router.get('/user/keepsake', async (ctx) => {
    requireAccount(ctx);
    const player = await requirePlayer(services, ctx);
    const game = await requirePlay(services, player, 404, ctx.state.snapshot);
    ctx.redirect(keepsakeCheckoutOf(services, game));
  });

  router.get('/user/notebook', async (ctx) => {
    const player = await requirePlayer(services, ctx);
    ctx.body = await presentNotebook(services, await requirePlay(services, player, 404, ctx.state.snapshot));
  });

  router.post('/user/notebook', async (ctx) => {
    const player = await requirePlayer(services, ctx);
    const note = describedBody(ctx, '/api/user/notebook', refuseInWords);
    ctx.body = await writeNote(services, await requirePlay(services, player, 404), note);
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
    const { alone = false } = describedBody(ctx, '/api/user/status/goAlternativePath');
    const move = { account, kind: 'alternative', event, key: readKey(ctx) } as const;
    const game = account.seat?.isGuest
      ? await moveByGuest(services, move, alone)
      : await handleMove(services, move);
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

/** ETag of the status without `serverTime`, which always differs. */
function tagOf(status: Status): string {
  const content = JSON.stringify({ ...status, serverTime: null });
  return `"${createHash('sha1').update(content).digest('base64url')}"`;
}

/**
 * Whether the client's `If-None-Match` matches this status. Sets the ETag only for clients that send the
 * header: others do not poll. Not by `ctx.fresh`, which never matches a browser's poll: `fetch` adds
 * `Cache-Control: no-cache` to this header.
 */
function isKnown(ctx: Context, status: Status): boolean {
  const known = ctx.get('if-none-match');
  if (known === '') return false;
  const tag = tagOf(status);
  ctx.set('etag', tag);
  return known === tag;
}

/** Collapses spaces and control characters. The place's name is not requested: it may be the answer. */
const readReport = ({ text }: ApiBody<'/api/user/status/report'>): string =>
  text.replace(/[\p{Cc}\s]+/gu, ' ').trim();

/**
 * Reports to staff that a place of an open step cannot be seen; the game does not change. `step`: the
 * player's own when null.
 */
async function handlePlaceReport(
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
