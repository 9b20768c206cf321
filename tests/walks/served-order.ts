import { isDeepStrictEqual } from 'node:util';
import {
  advance,
  currentName,
  freshProgress,
  openStep,
  presentStatus,
  standingOf,
  stepMeant,
  type Status,
} from '../../engine/index.ts';
import type { CityContent } from '../../server/content/content-store.ts';
import type { Database } from '../../server/store/database/open-database.ts';
import { orderStore, type Order } from '../../server/store/orders/orders.ts';
import { createPlayer, type Answered, type Player } from '../support/server/test-player.ts';
import type { ExpectedMove, ServedOrder } from './walk.ts';
import { momentHeader } from './walk-server.ts';

/** An account that plays one order after the other on two servers. */
export interface Lane {
  /** Activates a new order of a city. */
  begin(contents: readonly CityContent[], now: number): Promise<ServedOrder>;
  /** Forgets the order of a walk that is over. */
  end(): Promise<void>;
}

export interface Servers {
  /** One on SQLite; two on PostgreSQL. */
  readonly addresses: readonly [string, ...string[]];
  /** The test's own connection to their database. */
  readonly db: Database;
}

/** Longer than any walk. */
const FOREVER = 8.64e15;

export async function openLane({ addresses, db }: Servers, number: number): Promise<Lane> {
  const players = addresses.map(createPlayer) as [Player, ...Player[]];
  const email = `marche${number}@poste.test`;
  await players[0].register(email);
  await players[0].login(email);
  for (const player of players) player.token = players[0].token;
  await db('sessions').update({ expires_at: FOREVER });
  const orders = orderStore(db);
  let count = 0;
  let code = '';
  return {
    async begin(contents, now) {
      code = `${number.toString(36)}${(count += 1).toString(36).padStart(5, '0')}`.toUpperCase();
      const content = contentOf(contents, 0);
      const { progress } = advance(standingOf(content.story, freshProgress), { type: 'SEND' }, now).standing;
      const facts = { identifier: null, tiedEmail: null, giftFrom: null, fullOnWin: false };
      await orders.create(
        { ...facts, code, city: content.scenario.city, contentVersion: content.scenario.version, progress },
        now,
      );
      const { status, text } = await keptTrying(() =>
        players[0].post(`/api/a/${code}`, {}, momentHeader({ now, edition: 0 })),
      );
      if (status !== 200) throw new Error(`activation: ${status} ${text}`);
      const stored = await orders.byCode(code);
      if (!stored) throw new Error(`no order ${code}`);
      return servedOrder({ players, db, contents }, stored);
    },
    async end() {
      const own = db('orders').where({ code });
      await db('attempts').whereIn('order_id', own.clone().select('id')).delete();
      await own.delete();
    },
  };
}

function contentOf(contents: readonly CityContent[], edition: number): CityContent {
  const content = contents[edition];
  if (!content) throw new Error(`no edition ${edition}`);
  return content;
}

interface Table {
  readonly players: readonly [Player, ...Player[]];
  readonly db: Database;
  readonly contents: readonly CityContent[];
}

function servedOrder({ players, db, contents }: Table, first: Order): ServedOrder {
  let order = first;
  let count = 0;
  const server = (): Player => players[(count += 1) % players.length] ?? players[0];

  return {
    async play(move, chance) {
      const expected = expectedAnswer(move);
      const headers = { ...momentHeader(move), 'idempotency-key': `${order.code}-${count}` };
      // A server that reads a newer edition first stores the order under its names.
      const isFollowed = !isDeepStrictEqual(move.before.progress, order.progress);
      const version = order.version + Number(isFollowed) + Number(expected.isWritten);
      const progress = expected.isWritten ? move.after.standing.progress : move.before.progress;
      const content = contentOf(contents, move.edition);
      const written = isFollowed || expected.isWritten ? content.scenario.version : order.contentVersion;
      const status = statusOf(move, { ...order, version, progress }, content);
      const check = async (said: Answered) => {
        const stored = await orderStore(db).byCode(order.code);
        if (!stored) throw new Error(`no order ${order.code}`);
        same('the answer', expected.answer, summaryOf(said));
        same('the row', { progress, version, contentVersion: written }, pick(stored));
        if (said.body.view || said.body.status) same('the status', status, said.body.status ?? said.body);
        order = stored;
      };
      await check(await keptTrying(() => send(server(), move, headers)));
      if (expected.isWritten) same('the journal', journalOf(move), await lastAttempt(db, order.id));
      if (chance.happens(0.2)) await check(await keptTrying(() => send(server(), move, headers)));
      const look = () => server().get('/api/user/status/current', momentHeader(move));
      if (chance.happens(0.4)) same('the status', status, (await keptTrying(look)).body);
    },
  };
}

/**
 * Sends once more, with the same key, after a connection that a server closed while this process was busy. A
 * dead server fails twice.
 */
const keptTrying = (request: () => Promise<Answered>): Promise<Answered> =>
  request().catch((error: unknown) => {
    if (error instanceof TypeError) return request();
    throw error;
  });

const pick = ({ progress, version, contentVersion }: Order) => ({ progress, version, contentVersion });

function same(what: string, expected: unknown, found: unknown): void {
  if (isDeepStrictEqual(plain(expected), plain(found))) return;
  throw new Error(`${what} differs\n  ${JSON.stringify(expected)}\n  ${JSON.stringify(found)}`);
}

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value)) as unknown;

function send(player: Player, { event }: ExpectedMove, headers: Record<string, string>): Promise<Answered> {
  const at = 'at' in event && event.at !== undefined ? { step: event.at } : {};
  if (event.type === 'ANSWER') return player.answer(event.code, at, headers);
  if (event.type === 'ASK_CLUE') return player.post('/api/user/status/newClue', at, headers);
  if (event.type === 'TAKE_ALTERNATIVE')
    return player.post('/api/user/status/goAlternativePath', {}, headers);
  throw new Error(`no call for ${event.type}`);
}

interface Summary {
  readonly status: number;
  readonly error?: string;
  readonly seconds?: number;
}

const summaryOf = ({ status, body: { error, seconds } }: Answered): Summary =>
  status === 200 ? { status } : { status, error, seconds };

/** What the engine's outcome means for a client, and whether it is stored. */
function expectedAnswer({ event, before, after: { outcome } }: ExpectedMove): {
  readonly answer: Summary;
  readonly isWritten: boolean;
} {
  const at = 'at' in event && event.at !== undefined ? currentName(before.story, 'step', event.at) : null;
  if (event.type === 'ANSWER' && !openStep(before, at))
    return { answer: { status: 409, error: 'STALE' }, isWritten: false };
  if (outcome.accepted) return { answer: { status: 200 }, isWritten: true };
  const { message: error, secondsLeft: seconds, verdict } = outcome;
  if (event.type !== 'ANSWER') return { answer: { status: 403, error, seconds }, isWritten: false };
  if (outcome.reason === 'closed') return { answer: { status: 404, error }, isWritten: false };
  return { answer: { status: verdict === 'waiting' ? 429 : 404, error, seconds }, isWritten: true };
}

function journalOf({ event, before, after: { outcome } }: ExpectedMove) {
  return {
    step: stepMeant(before, event),
    verdict: outcome.verdict ?? null,
    reading: outcome.reading ?? null,
  };
}

async function lastAttempt(db: Database, order: number) {
  const row = await db<{ order_id: number; step: string; verdict: string; reading: string }>('attempts')
    .where({ order_id: order })
    .orderBy('id', 'desc')
    .first();
  return row && { step: row.step, verdict: row.verdict, reading: row.reading };
}

function statusOf(
  { before, after, now }: ExpectedMove,
  { code, version, progress }: Order,
  { addresses }: CityContent,
): Status {
  const standing = progress === before.progress ? before : after.standing;
  const facts = { code, identifier: null, fullOnWin: false, giftFrom: null, version, opened: [] };
  return presentStatus({
    standing,
    order: facts,
    now,
    addresses,
    debug: false,
    anotherCity: null,
    unavailable: [],
  });
}
