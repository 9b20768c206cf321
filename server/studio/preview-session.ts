import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { NO_PROMOTIONS, type SiteFile, type WalkthroughFile } from '../../engine/index.ts';
import { elsewheresOf } from '../../engine/scenario/condition.ts';
import { routeName } from '../../engine/scenario/decision-words.ts';
import type { RecordedMove } from '../../engine/edit/walkthrough/record-walkthrough.ts';
import type { DeskPhone } from '../../engine/graph/desk.ts';
import { createToken, hashToken } from '../accounts/session-token.ts';
import { createApp } from '../routes/app.ts';
import type { Clock } from '../platform/clock.ts';
import { type CityContent, createContentStore } from '../content/content-store.ts';
import { gameOf, EVERY_DEVICE } from '../game/current-order.ts';
import { presentGame } from '../game/present-game.ts';
import { createLog } from '../platform/log.ts';
import { type Services, createServices } from '../services/services.ts';
import { migrate } from '../store/database/migrate.ts';
import { type Database, openMemory } from '../store/database/open-database.ts';
import { type PlausibleVisit, walkTo } from './plausible-progress.ts';
import type Koa from 'koa';
import type { WrittenMove } from '../../engine/edit/walkthrough/expectations.ts';
import type { State } from '../http/context.ts';

/** The real application with one city, one player, a clock that can be set, and a database in memory. */
export interface PreviewSession {
  readonly visit: PlausibleVisit;
  /** The player’s moves, in their order. */
  readonly played: readonly RecordedMove[];
  /** The time on its clock. */
  now(): number;
  /** Sets its clock forward while the player is at a step. */
  passTime(step: string, until: number): void;
  /** Handles a request in the name of its player. */
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>;
  standing(): Promise<DeskPhone>;
  replace(city: CityContent): void;
  stop(): Promise<void>;
}

export interface PreviewParts {
  readonly city: CityContent;
  readonly walkthroughs: readonly WalkthroughFile[];
  readonly facts: SiteFile;
  /** Real time. */
  readonly clock: Clock;
}

const HOME = '/home';
const PLAYER = 'joueur@etabli.invalid';
const FOR_EVER = Date.UTC(3000, 0, 1);

/** Creates a session with a player at a step; its clock then runs normally. */
export async function createPreviewSession(
  { city, walkthroughs, facts, clock }: PreviewParts,
  visit: PlausibleVisit,
): Promise<PreviewSession> {
  const db = openMemory();
  await migrate(db);
  let offset = visit.at - clock();
  const now = () => clock() + offset;
  const content = createContentStore(only(city));
  const services: Services = {
    ...createServices(applicationParts(db, { content, facts, clock: now })),
    elsewhereOf: (_account, read) => Promise.resolve(elsewheresOf(read)[visit.elsewhere] ?? {}),
    handOf: () => Promise.resolve(visit.hand === '' ? null : new Set([visit.hand])),
  };
  const code = freshCode();
  const account = await storeOrder(services, code, city, walkTo(city.story, walkthroughs, visit), visit.at);
  if (visit.gone) await markPlacesGone(services, city, visit, account);
  const token = createToken();
  await services.sessions.open({ id: account, passwordHash: '' }, hashToken(token), visit.at, FOR_EVER);
  const played = createPlayedMoves(now);
  const app = createApp(services);
  played.watch(app, async () => (await services.orders.byCode(code))?.progress.step ?? null);
  const answer = app.callback();
  return {
    visit,
    played: played.moves,
    now,
    passTime: (step, until) => {
      offset = until - clock();
      played.noteWait(step);
    },
    handle: (request, response) => answer(asPlayer(token, request), withoutCookies(response)),
    standing: () => standingOf(services, code),
    replace: (next) => content.replace(only(next)),
    async stop() {
      await services.live.stop();
      await services.limits.stop();
      await db.destroy();
    },
  };
}

async function standingOf(services: Services, code: string): Promise<DeskPhone> {
  const order = await services.orders.byCode(code);
  const game = order && (await gameOf(services, order));
  const { step = null, taken = [], chosen = {}, asked = [], clueIndex = 0 } = game?.order.progress ?? {};
  const view = game && (await presentGame(services, game)).view;
  return {
    ...{ step, taken, chosen, asked, clueIndex },
    route: routeName({ taken, chosen }, game?.city.story.routes[0]?.chosen, game?.city.scenario.steps),
    arrival: view?.reaction.to.at(-1) ?? HOME,
    puzzle: view?.tiles[0]?.to ?? HOME,
  };
}

/** A new code each time: the client compares versions of one order only. */
const freshCode = (): string => randomBytes(3).toString('hex').toUpperCase();

const only = (city: CityContent) => ({
  cities: new Map([[city.scenario.city, city]]),
  promotions: NO_PROMOTIONS,
});

function applicationParts(db: Database, parts: Pick<Services, 'content' | 'facts' | 'clock'>) {
  const nobody = { dataDir: '', trustProxy: 0, proxyNetworks: [], secretKeys: [], mostStreams: 0 };
  const settings = {
    ...nobody,
    mainUrl: 'http://etabli.invalid',
    debug: false,
    metricsOpen: false,
    relaxedPolicy: true,
  };
  const silent = {
    log: createLog('silent'),
    mailer: { send: () => Promise.resolve() },
    termsOfSale: { fr: '', en: '' },
  };
  return { ...parts, ...silent, db, settings };
}

/** Stores account and order; returns the account's id. */
async function storeOrder(
  services: Services,
  code: string,
  { scenario }: CityContent,
  { progress, opened }: ReturnType<typeof walkTo>,
  now: number,
) {
  const { accounts, orders, commit } = services;
  const account = await accounts.create({ email: PLAYER, passwordHash: '', admin: false }, now);
  await orders.create(
    { identifier: 'Établi', code, city: scenario.city, progress, contentVersion: scenario.version },
    now,
  );
  const made = await orders.byCode(code);
  if (!account || !made) throw new Error('A database in memory keeps nothing');
  const owned = { orderId: made.id, expectedVersion: made.version, actorId: account.id, now, progress };
  await commit({
    ...ACTIVATION,
    ...owned,
    contentVersion: scenario.version,
    ownership: { accountId: account.id, waiverVersion: '1' },
  });
  await orders.setOpened({ ...made, version: made.version + 1 }, { [EVERY_DEVICE]: opened }, now);
  return account.id;
}

/** Marks the step's places as gone, with the first hint as the remedy. */
async function markPlacesGone(
  { places }: Services,
  { scenario }: CityContent,
  { step, at }: PlausibleVisit,
  actorId: number,
): Promise<void> {
  const announcement = {
    gone: true,
    sentence: 'Ce lieu n’est plus à voir en ce moment.',
    remedy: { kind: 'hint', hint: 1 },
    reason: null,
  } as const;
  for (const place of scenario.steps[step]?.places ?? [])
    await places.add({ ...announcement, city: scenario.city, place, actorId, follows: 0, madeAt: at });
}

const ACTIVATION = {
  key: null,
  kind: 'activation',
  step: null,
  verdict: null,
  reading: null,
  httpStatus: 200,
  reply: null,
  seconds: null,
  reason: null,
} as const;

/** Replaces the browser's own session by the player's. */
function asPlayer(token: string, request: IncomingMessage): IncomingMessage {
  request.headers['x-token'] = token;
  delete request.headers.cookie;
  return request;
}

/** A logout here must not end the browser's own session. */
function withoutCookies(response: ServerResponse): ServerResponse {
  const set = response.setHeader.bind(response);
  response.setHeader = (name, value) => (name.toLowerCase() === 'set-cookie' ? response : set(name, value));
  return response;
}

/** The moves of a player, to be written as a walkthrough. */
interface PlayedMoves {
  readonly moves: readonly RecordedMove[];
  /** Notes that the clock was set forward while the player was at a step. */
  noteWait(at: string): void;
  /** Records the calls of an application. `here`: the player’s step. */
  watch(app: Koa<State>, here: () => Promise<string | null>): void;
}

type Fields = Readonly<Record<string, unknown>>;

/** The calls that are moves; the answer only when it was right. */
const MOVES: Readonly<Record<string, (body: Fields) => Omit<WrittenMove, 'at'>>> = {
  '/api/code/check': ({ code }) => ({ answer: String(code) }),
  '/api/user/status/newClue': () => ({ hint: true }),
  '/api/user/status/goAlternativePath': () => ({ alternative: true }),
};

function createPlayedMoves(clock: Clock): PlayedMoves {
  const moves: RecordedMove[] = [];
  // The same key is sent again after a lost answer.
  const keys = new Set<string>();
  return {
    moves,
    noteWait: (at) => void moves.push({ at, move: null, time: clock() }),
    watch: (app, here) => {
      // Before all others, so that what they answer is known.
      app.middleware.unshift(async (ctx, next) => {
        const read = ctx.method === 'POST' && Object.hasOwn(MOVES, ctx.path) ? MOVES[ctx.path] : undefined;
        const at = read ? await here() : null;
        await next();
        const key = ctx.get('idempotency-key');
        if (!read || at === null || ctx.status !== 200 || (key !== '' && keys.has(key))) return;
        keys.add(key);
        const body = (ctx.request.body ?? {}) as Fields;
        moves.push({ at: typeof body.step === 'string' ? body.step : at, move: read(body), time: clock() });
      });
    },
  };
}
