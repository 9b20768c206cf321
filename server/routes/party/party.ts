import type Router from '@koa/router';
import { nameDevice } from '../../accounts/device.ts';
import { clearSessionCookies } from '../../accounts/session-token.ts';
import { isoDate } from '../../../engine/view/iso.ts';
import {
  type HeldThing,
  isHeld,
  openedMark,
  openStep,
  type PartyView,
  type Status,
} from '../../../engine/index.ts';
import { type Context, type State, createRouter } from '../../http/context.ts';
import { HttpError } from '../../platform/errors.ts';
import { requireAccount, requirePlayer } from '../../accounts/find-session.ts';
import { requirePlay, type CurrentGame, type PlayParts } from '../../game/current-order.ts';
import { presentGame, readPartyView } from '../../game/present-game.ts';
import { joinParty, createInvitation, isInvitationLink } from '../../party/join.ts';
import { membersHolding } from '../../party/deal-party.ts';
import { endMembership, noParty, releaseGuest, tellParty, unknownMember } from '../../party/membership.ts';
import { giveBack, takeOver } from '../../party/take-over.ts';
import type { Seat } from '../../store/parties/party-row.ts';
import { describedBody, refuseInWords } from '../../http/described-body.ts';
import { readKey } from '../read-request.ts';
import type { Services } from '../../services/services.ts';
import { startEventStream } from '../../live/stream.ts';

interface PartyCall {
  readonly game: CurrentGame;
  readonly seat: Seat;
  readonly party: PartyView;
}

/** The game, and the requesting person's place in its party; throws without a party. */
async function requireParty(
  services: PlayParts & Pick<Services, 'parties'>,
  ctx: Context,
): Promise<PartyCall> {
  const game = await requirePlay(services, await requirePlayer(services, ctx), 404, ctx.state.snapshot);
  const party = await readPartyView(services, game);
  if (!party || !game.seat) throw noParty();
  return { game, seat: game.seat, party };
}

/** The game as it is after a change of hands. */
const presentNow = async (
  services: PlayParts & Pick<Services, 'parties' | 'settings'>,
  ctx: Context,
): Promise<Status> =>
  presentGame(services, await requirePlay(services, await requirePlayer(services, ctx), 404));

const holderStays = () => new HttpError(403, 'HOLDER', { message: ['holderStays'] });
const noPen = () => new HttpError(403, 'NO_PEN', { message: ['noPen'] });

export function partyRoutes(
  services: PlayParts &
    Pick<
      Services,
      'limits' | 'live' | 'parties' | 'readSessionSnapshot' | 'sessions' | 'settings' | 'storage'
    >,
): Router<State> {
  const { parties, live, limits, clock, settings } = services;
  const router = createRouter();
  router.get('/party', async (ctx) => void (ctx.body = (await requireParty(services, ctx)).party));

  router.get('/party/stream', (ctx) => openPartyStream(services, ctx));

  router.post('/party/invitation', async (ctx) => {
    const account = requireAccount(ctx);
    const body = describedBody(ctx, '/api/party/invitation', refuseInWords);
    const { order } = await requirePlay(services, account, 404);
    await limits.partyInvitations(`${order.id}`);
    const { code, link, expiresAt } = await createInvitation(services, account, order.id, body);
    ctx.body = { code, address: `${settings.mainUrl}/r/${link}`, expiresAt: isoDate(expiresAt) };
  });

  router.post('/party/join', async (ctx) => {
    const body = describedBody(ctx, '/api/party/join', refuseInWords);
    const key = readKey(ctx);
    const joining = () => joinParty(services, ctx, body, key);
    if (isInvitationLink(body.code)) await limits.invitationLinks(ctx.ip, joining);
    else await limits.invitations({ address: ctx.ip, device: nameDevice(ctx) }, joining);
    const player = await requirePlayer(services, ctx);
    ctx.body = await presentGame(services, await requirePlay(services, player, 404, ctx.state.snapshot));
  });

  router.post('/party/leave', async (ctx) => {
    const { seat } = await requireParty(services, ctx);
    if (!seat.isGuest) throw holderStays();
    await endMembership(services, seat);
    clearSessionCookies(ctx);
    ctx.body = {};
  });

  router.post('/party/release', async (ctx) => {
    requireAccount(ctx);
    const { game, seat } = await requireParty(services, ctx);
    const { member } = describedBody(ctx, '/api/party/release');
    if (member === seat.memberId) throw holderStays();
    if (!(await releaseGuest(services, seat.orderId, member))) throw unknownMember();
    ctx.body = await readPartyView(services, game);
  });

  router.post('/party/pen', async (ctx) => {
    const { game, seat, party } = await requireParty(services, ctx);
    const { member } = describedBody(ctx, '/api/party/pen');
    if (seat.isGuest && party.pen !== seat.memberId) throw noPen();
    if (!party.members.some(({ id }) => id === member)) throw unknownMember();
    await parties.passPen(seat.orderId, member, clock());
    live.partyChanged(seat.orderId);
    ctx.body = await readPartyView(services, game);
  });

  router.post('/party/ask-pen', async (ctx) => {
    const { game, seat, party } = await requireParty(services, ctx);
    if (party.pen !== seat.memberId) await tellParty(services, game, 'pen', null);
    ctx.body = await readPartyView(services, game);
  });

  router.post('/party/hands', async (ctx) => {
    requireAccount(ctx);
    const { seat } = await requireParty(services, ctx);
    const { severalHands } = describedBody(ctx, '/api/party/hands');
    await parties.share(seat.orderId, severalHands, clock());
    live.partyChanged(seat.orderId);
    ctx.body = await presentNow(services, ctx);
  });

  router.post('/party/take-over', async (ctx) => {
    const { game, seat } = await requireParty(services, ctx);
    const { role } = describedBody(ctx, '/api/party/take-over');
    await takeOver(services, seat, game.city.scenario, role);
    ctx.body = await presentNow(services, ctx);
  });

  router.post('/party/give-back', async (ctx) => {
    const { game, seat } = await requireParty(services, ctx);
    const { role } = describedBody(ctx, '/api/party/give-back');
    await giveBack(services, seat, game.city.scenario, role);
    ctx.body = await presentNow(services, ctx);
  });

  router.post('/party/decline', async (ctx) => {
    requireAccount(ctx);
    const { game, seat } = await requireParty(services, ctx);
    await parties.decline(seat.orderId, clock());
    live.partyChanged(seat.orderId);
    ctx.body = await readPartyView(services, game);
  });

  router.post('/party/close', async (ctx) => {
    requireAccount(ctx);
    const { seat } = await requireParty(services, ctx);
    await parties.close(seat.orderId, clock());
    live.partyChanged(seat.orderId);
    ctx.body = {};
  });

  router.post('/party/beat', async (ctx) => {
    const { seat } = await requirePlayer(services, ctx);
    if (!seat) throw noParty();
    const { page, screen } = describedBody(ctx, '/api/party/beat');
    if (screen !== 'on') await limits.partyScreens(`${seat.memberId}`);
    await live.hear({ orderId: seat.orderId, memberId: seat.memberId, page, screen });
    ctx.body = {};
  });

  router.post('/party/writing', async (ctx) => {
    const { game, seat } = await requireParty(services, ctx);
    const { step } = describedBody(ctx, '/api/party/writing');
    if (openStep(game.standing, step)) live.writes({ orderId: seat.orderId, memberId: seat.memberId, step });
    ctx.body = {};
  });

  router.post('/party/hand', async (ctx) => {
    const { game, seat, party } = await requireParty(services, ctx);
    const { step, value } = describedBody(ctx, '/api/party/hand');
    const open = openStep(game.standing, step)?.step;
    if (open && isHeld(game.standing.hand, open))
      live.shows({
        orderId: seat.orderId,
        memberId: seat.memberId,
        to: membersHolding(party, game.city.scenario, open),
        event: 'hand',
        data: { step, value },
      });
    ctx.body = {};
  });

  router.post('/party/mark', async (ctx) => {
    const { game, seat, party } = await requireParty(services, ctx);
    const mark = describedBody(ctx, '/api/party/mark');
    const paper = paperOf(game, mark.paper, clock());
    if (paper) {
      const { paper: name, picture, x, y } = mark;
      const data = { paper: name, picture, x, y };
      live.shows({
        orderId: seat.orderId,
        memberId: seat.memberId,
        to: membersHolding(party, game.city.scenario, paper),
        event: 'mark',
        data,
      });
    }
    ctx.body = {};
  });

  router.post('/party/sign', async (ctx) => {
    const { seat } = await requireParty(services, ctx);
    const { sign } = describedBody(ctx, '/api/party/sign');
    live.shows({ orderId: seat.orderId, memberId: seat.memberId, to: null, event: 'sign', data: { sign } });
    ctx.body = {};
  });

  return router;
}

/** A paper or an instrument that this telephone has before it; null for any other. */
function paperOf({ standing, city }: CurrentGame, name: string, now: number): HeldThing | null {
  const [kind, slug = ''] = name.split('/');
  if (kind === 'step') {
    const open = openStep(standing, slug)?.step;
    return open && isHeld(standing.hand, open) ? open : null;
  }
  if (kind !== 'documents' && kind !== 'messages') return null;
  if (openedMark(standing, kind, slug, now) === null) return null;
  return city.scenario[kind].find((paper) => paper.slug === slug) ?? null;
}

const RETRY_SECONDS = 30;

const noRoom = () =>
  new HttpError(503, 'TOO_MANY_STREAMS', {
    seconds: RETRY_SECONDS,
    message: ['tooManyStreams'],
  });

/**
 * Answers with events until one side closes. The response is written without Koa, whose buffers each open
 * stream would keep.
 */
async function openPartyStream(
  services: Pick<Services, 'limits' | 'live' | 'parties'>,
  ctx: Context,
): Promise<void> {
  const { seat } = await requirePlayer(services, ctx);
  if (!seat) throw noParty();
  if (!services.live.hasRoom()) throw noRoom();
  if (ctx.method === 'HEAD') {
    ctx.status = 200;
    ctx.type = 'text/event-stream';
    return;
  }
  const { orderId, memberId } = seat;
  await services.limits.partyStreams(`${memberId}`);
  ctx.respond = false;
  // A telephone that left meanwhile is not told of any more: its stream would be held for ever.
  if (ctx.res.destroyed) return;
  services.live.open({ orderId, memberId, tokenHash: ctx.state.tokenHash ?? '' }, (onClose) =>
    startEventStream(ctx.res, onClose),
  );
}
