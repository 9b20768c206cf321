import { createPlayer, type Player } from '../support/server/test-player.ts';
import { TINY_MAIN_ROUTE } from '../../scripts/explain/cities/tiny-city.ts';
import type { SoakServer } from './soak-server.ts';

/** Waits for the rate limiter, then sends one request. */
export type Turn = () => Promise<void>;

export interface Games {
  /** Number of responses. */
  readonly answered: number;
  /** Error messages. */
  readonly errors: readonly string[];
}

let players = 0;

/** A player whose requests are rate-limited and checked against openapi.yaml. */
function pacedPlayer(address: string, turn: Turn, note: (status: number, what: string) => void): Player {
  const player = createPlayer(address);
  const { send } = player;
  player.send = async (method, path, options) => {
    await turn();
    const answered = await send(method, path, options);
    note(answered.status, `${method} ${path}`);
    return answered;
  };
  return player;
}

/** A whole game: an account, a letter, hints, wrong answers, every step, a password reset, the logout. */
async function playOnce(server: SoakServer, player: Player): Promise<void> {
  const email = `endurance${(players += 1)}@poste.test`;
  await player.register(email);
  await player.login(email);
  await player.post(`/api/a/${await server.post()}`, { waiver: { version: '1' } });
  for (const [, answer] of TINY_MAIN_ROUTE) {
    await player.get('/api/user/status/current');
    await player.post('/api/user/status/newClue');
    await player.answer('une réponse fausse');
    await player.answer(answer);
  }
  await player.get('/api/user/data');
  await player.post('/api/user/password/reset', { email });
  await player.post('/api/user/logout');
  player.token = null;
}

/** Refusals are part of the game; 5xx errors and limits that honest players reach are not. */
const isError = (status: number): boolean => status >= 500 || status === 429 || status === 401;

/** Plays concurrent games until `isOver`. */
export async function playGames(
  server: SoakServer,
  sideBySide: number,
  turn: Turn,
  isOver: () => boolean,
): Promise<Games> {
  const errors: string[] = [];
  let answered = 0;
  const note = (status: number, what: string): void => {
    answered += 1;
    if (isError(status)) errors.push(`${what} → ${status}`);
    if (isOver()) throw new Over();
  };
  const seat = async (): Promise<void> => {
    while (!isOver())
      await playOnce(server, pacedPlayer(server.address, turn, note)).catch(unlessOver(errors));
  };
  await Promise.all(Array.from({ length: sideBySide }, seat));
  return { answered, errors };
}

/** Ends a game early. */
class Over extends Error {}

const unlessOver =
  (errors: string[]) =>
  (error: unknown): void => {
    if (!(error instanceof Over)) errors.push(String(error));
  };
