import { WAIVER_VERSION } from '../../../engine/public.ts';
import { hashToken } from '../../../server/accounts/session-token.ts';
import { PASSWORD } from '../server/test-player.ts';
import type { LetterRoute } from './letters.ts';
import type { AcknowledgedFact } from './told.ts';

export interface PlayerCall {
  readonly path: string;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string>>;
}

export interface PlayerReply {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

/** Brings a call to the server, and its answer back. What is told by that answer is noted where the answer arrives. */
export type Send = (call: PlayerCall, tells: (reply: PlayerReply) => AcknowledgedFact) => Promise<PlayerReply>;

export interface PlayedGame {
  readonly send: Send;
  readonly route: LetterRoute;
  readonly random: () => number;
  /** The next letter that nobody has; undefined when there is none left. */
  readonly nextLetter: () => string | undefined;
  readonly goesOn: () => boolean;
}

/** Registers, logs in, and plays letter after letter: right, wrong, twice with one key, and two answers at once. */
export async function playLetters(game: PlayedGame, email: string): Promise<void> {
  const token = await logIn(game, email);
  for (let code = game.nextLetter(); code !== undefined && game.goesOn(); code = game.nextLetter()) await playLetter(game, token, code);
}

async function logIn({ send }: PlayedGame, email: string): Promise<string> {
  const credentials = { email, password: PASSWORD };
  const call = (path: string): PlayerCall => ({ path, body: credentials, headers: {} });
  // Told a second time after a lost answer, a registration finds its own account.
  const registered = await send(call('/api/user/register'), () => ({ what: 'account', email }));
  if (![201, 409].includes(registered.status)) throw unexpected('registration', registered);
  const session = await send(call('/api/user/authenticate'), ({ body }) => ({ what: 'session', tokenHash: hashToken(String(body.token)) }));
  if (session.status !== 200) throw unexpected('login', session);
  return String(session.body.token);
}

async function playLetter(game: PlayedGame, token: string, code: string): Promise<void> {
  const give = (turn: number, answer: string, name: string) =>
    sendMove(game, token, {
      ...{ kind: 'answer', code, turn, key: `${code}-${turn}-${name}` },
      ...{ path: '/api/code/check', body: { code: answer } },
    });
  const waiver = { path: `/api/a/${code}`, body: { waiver: { version: WAIVER_VERSION } } };
  await sendMove(game, token, { kind: 'activation', code, turn: 0, key: `${code}-activation`, ...waiver });
  for (const [index, { right }] of game.route.answers.entries()) {
    if (!game.goesOn()) return;
    const turn = 2 * index + 1;
    const isLast = index === game.route.answers.length - 1;
    await habitOf(
      game,
      isLast,
    )({
      right: (later = 0) => give(turn + later, right, 'right'),
      wrong: () => give(turn, 'un mot perdu', 'wrong'),
    });
  }
}

interface Hands {
  /** Of the same turn, or of a later one. */
  right(later?: 0 | 1): Promise<unknown>;
  wrong(): Promise<unknown>;
}

type Habit = (hands: Hands) => Promise<unknown>;

const HABITS: readonly Habit[] = [
  ({ right }) => right(),
  ({ wrong, right }) => wrong().then(() => right(1)),
  ({ right }) => Promise.all([right(), right()]),
  ({ wrong, right }) => Promise.all([wrong(), right()]),
];

/** At the end of the story nothing more is judged: a wrong answer that comes after the last right one would have no row. */
function habitOf({ random }: PlayedGame, isLast: boolean): Habit {
  const habits = isLast ? HABITS.slice(0, -1) : HABITS;
  return habits[Math.floor(random() * habits.length)] ?? (({ right }) => right());
}

interface MoveCall {
  readonly kind: 'activation' | 'answer';
  readonly code: string;
  readonly key: string;
  readonly turn: number;
  readonly path: string;
  readonly body: unknown;
}

/** Each letter is played from an address of its own: failures that are counted by address are the letter's. */
export const addressOf = (code: string): string =>
  `10.${[0, 2, 4]
    .map((at) =>
      Number(
        code
          .slice(1)
          .padStart(6, '0')
          .slice(at, at + 2),
      ),
    )
    .join('.')}`;

async function sendMove({ send }: PlayedGame, token: string, { path, body, ...move }: MoveCall): Promise<void> {
  const headers = { 'x-token': token, 'idempotency-key': move.key, 'x-forwarded-for': addressOf(move.code) };
  const reply = await send({ path, body, headers }, ({ status }) => ({ what: 'move', ...move, status }));
  if (![200, 404].includes(reply.status)) throw unexpected(move.key, reply);
}

const unexpected = (what: string, { status, body }: PlayerReply): Error =>
  new Error(`${what}: ${status} ${JSON.stringify(body).slice(0, 300)}`);
