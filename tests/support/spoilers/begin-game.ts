import type { CityRoute, TestCity } from '../cities/cities.ts';
import { callsOfGame, gamesBefore } from '../cities/games-elsewhere.ts';
import { newPlayer, type ApiSession } from '../server/api-session.ts';
import { expectSuccess, makeCall } from './play-states.ts';

interface Beginning {
  readonly address: string;
  readonly city: TestCity;
  readonly route: CityRoute;
  /** The code of a letter of a city. */
  readonly codeOf: (city: TestCity) => string | Promise<string>;
  readonly wait: (milliseconds: number) => unknown;
  /**
   * Called while the city is closed to the account: at first without a letter, then after each game that
   * opens the city.
   */
  readonly outside?: (session: ApiSession) => Promise<void>;
  /** Of an account that has played nothing; by default of a new one. */
  readonly session?: ApiSession;
}

const activate = async (session: ApiSession, code: string): Promise<void> =>
  void expectSuccess(`the activation of ${code}`, await session.post(`a/${encodeURIComponent(code)}`));

/**
 * An account that begins a game as its city says: with a letter, or with a phrase after the games that the
 * route supposes.
 */
export async function beginGame({
  address,
  city,
  route,
  codeOf,
  wait,
  outside,
  session: given,
}: Beginning): Promise<ApiSession> {
  const session = given ?? (await newPlayer(address));
  await outside?.(session);
  const [phrase] = city.scenario.entry?.phrase ?? [];
  for (const supposed of gamesBefore(city, route)) {
    const game = callsOfGame(supposed);
    await activate(session, await codeOf(game.city));
    for (const call of game.calls) await makeCall(session, call, wait);
    await outside?.(session);
  }
  await activate(session, phrase ?? (await codeOf(city)));
  return session;
}
