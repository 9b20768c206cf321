import type { Page } from 'playwright-core';
import type { TestCity } from '../cities/cities.ts';
import { callsOfGame, type SupposedGame } from '../cities/games-elsewhere.ts';
import { newAccount, type NewAccount } from '../server/api-session.ts';
import type { HostedServer } from '../server/hosted-server.ts';
import { touch } from './hands.ts';
import { followTutorial } from './play-route.ts';
import { giveSession, postLetter, proveIn } from './recruit.ts';

const MINUTE = 60_000;

/** Plays a game that the walkthrough supposes, by calls. */
async function playElsewhere(
  server: HostedServer,
  { session }: NewAccount,
  game: SupposedGame,
): Promise<void> {
  const { city, calls } = callsOfGame(game);
  const activation = {
    call: `a/${await postLetter(server, {}, city)}`,
    body: { waiver: { version: 'essai' } },
  };
  for (const { call, body } of [activation, ...calls]) {
    server.wait(5 * MINUTE);
    const answer = await session.post(call, body);
    if (answer.status !== 200) throw new Error(`${game.city}, ${call}: ${answer.text}`);
  }
}

/**
 * After the games that a route supposes, says the last phrase of the city where the code of another letter is typed.
 */
export async function openByPhrase(
  page: Page,
  server: HostedServer,
  { scenario }: Pick<TestCity, 'scenario'>,
  games: readonly SupposedGame[] = [],
  hand = touch,
): Promise<void> {
  const account = await newAccount(server.address);
  await proveIn(server, account);
  for (const past of games) await playElsewhere(server, account, past);
  await giveSession(page.context(), server, account);
  await page.goto(`${server.address}/home/letter`);
  await page.getByLabel('Code d’activation').fill(scenario.entry?.phrase.at(-1) ?? '');
  await page.getByRole('button', { name: 'Valider' }).tap();
  await page.getByRole('button', { name: 'Confirmer' }).tap();
  await followTutorial(page, hand);
}
