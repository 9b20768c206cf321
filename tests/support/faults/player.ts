import { currentWaiver } from '../../../engine/public.ts';
import { randomFrom } from '../../../engine/text/random.ts';
import { hashToken } from '../../../server/accounts/session-token.ts';
import { PASSWORD } from '../server/test-player.ts';
import type { Letters } from './letters.ts';
import type { AcknowledgedFact } from './broken-promises.ts';

export interface PlayerCall {
  readonly path: string;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string>>;
}

export interface PlayerReply {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

/**
 * Posts a call on a connection of its own: on a busy machine the server may close an idle connection just as
 * a request is sent on it, which would look like a fault.
 */
export async function postTo(address: string, { path, body, headers }: PlayerCall): Promise<PlayerReply> {
  const all = { 'content-type': 'application/json', connection: 'close', ...headers };
  const response = await fetch(address + path, { method: 'POST', body: JSON.stringify(body), headers: all });
  return { status: response.status, body: (await response.json()) as PlayerReply['body'] };
}

/** Sends a request and records the fact that its response acknowledges. */
export type Send = (
  call: PlayerCall,
  acknowledge: (reply: PlayerReply) => AcknowledgedFact,
) => Promise<PlayerReply>;

interface PlayedLetters extends Letters {
  readonly send: Send;
  readonly players: number;
  readonly seed: string;
  readonly isRunning: () => boolean;
}

type PlayedGame = Pick<PlayedLetters, 'send' | 'route' | 'isRunning'> & { readonly random: () => number };

/**
 * So many players register, log in, and play order after order with right answers, wrong ones, duplicates of
 * one key, and two at once, until no order is left.
 */
export async function playLetters({ codes, players, seed, ...played }: PlayedLetters): Promise<void> {
  const waiting = [...codes];
  const play = async (name: string): Promise<void> => {
    const game: PlayedGame = { ...played, random: randomFrom(name) };
    const token = await logIn(game, `${name}@poste.test`);
    for (let code = waiting.shift(); code !== undefined && game.isRunning(); code = waiting.shift())
      await playLetter(game, token, code);
  };
  await Promise.all(Array.from({ length: players }, (_, index) => play(`${seed}-${index}`)));
}

async function logIn({ send }: PlayedGame, email: string): Promise<string> {
  const credentials = { email, password: PASSWORD };
  const call = (path: string): PlayerCall => ({ path, body: credentials, headers: {} });
  // A retry after a lost response finds the account that the first attempt created.
  const registered = await send(call('/api/user/register'), () => ({ what: 'account', email }));
  if (![201, 409].includes(registered.status)) throw unexpected('registration', registered);
  const session = await send(call('/api/user/authenticate'), ({ body }) => ({
    what: 'session',
    tokenHash: hashToken(String(body.token)),
  }));
  if (session.status !== 200) throw unexpected('login', session);
  return String(session.body.token);
}

async function playLetter(game: PlayedGame, token: string, code: string): Promise<void> {
  const give = (turn: number, answer: string, name: string) =>
    sendMove(game, token, {
      ...{ kind: 'answer', code, turn, key: `${code}-${turn}-${name}` },
      ...{ path: '/api/code/check', body: { code: answer } },
    });
  const waiver = { path: `/api/a/${code}`, body: { waiver: { version: currentWaiver('fr').version } } };
  await sendMove(game, token, { kind: 'activation', code, turn: 0, key: `${code}-activation`, ...waiver });
  for (const [index, { right }] of game.route.answers.entries()) {
    if (!game.isRunning()) return;
    const turn = 2 * index + 1;
    const isLast = index === game.route.answers.length - 1;
    await patternOf(
      game,
      isLast,
    )({
      right: (later = 0) => give(turn + later, right, 'right'),
      wrong: () => give(turn, 'un mot perdu', 'wrong'),
    });
  }
}

interface TurnAnswers {
  /** `later`: 1 for the turn after this one. */
  right(later?: 0 | 1): Promise<unknown>;
  wrong(): Promise<unknown>;
}

type AnswerPattern = (answers: TurnAnswers) => Promise<unknown>;

const ANSWER_PATTERNS: readonly AnswerPattern[] = [
  ({ right }) => right(),
  ({ wrong, right }) => wrong().then(() => right(1)),
  ({ right }) => Promise.all([right(), right()]),
  ({ wrong, right }) => Promise.all([wrong(), right()]),
];

/**
 * Nothing is judged after the story's end: a wrong answer that arrives after the last right one would have no
 * row.
 */
function patternOf({ random }: PlayedGame, isLast: boolean): AnswerPattern {
  const patterns = isLast ? ANSWER_PATTERNS.slice(0, -1) : ANSWER_PATTERNS;
  return patterns[Math.floor(random() * patterns.length)] ?? (({ right }) => right());
}

interface MoveCall {
  readonly kind: 'activation' | 'answer';
  readonly code: string;
  readonly key: string;
  readonly turn: number;
  readonly path: string;
  readonly body: unknown;
}

/** Each order is played from its own address, so that failures counted by address belong to one order. */
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

async function sendMove(
  { send }: PlayedGame,
  token: string,
  { path, body, ...move }: MoveCall,
): Promise<void> {
  const headers = { 'x-token': token, 'idempotency-key': move.key, 'x-forwarded-for': addressOf(move.code) };
  const reply = await send({ path, body, headers }, ({ status }) => ({ what: 'move', ...move, status }));
  if (![200, 404].includes(reply.status)) throw unexpected(move.key, reply);
}

const unexpected = (what: string, { status, body }: PlayerReply): Error =>
  new Error(`${what}: ${status} ${JSON.stringify(body).slice(0, 300)}`);
