import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { phraseCities, readCity } from '../../support/cities/cities.ts';
import { callsOfGame, type SupposedGame } from '../../support/cities/games-elsewhere.ts';
import { giveSession, postLetter, proveIn } from '../../support/e2e/recruit.ts';
import { byTouch } from '../../support/e2e/hands.ts';
import { followTutorial } from '../../support/e2e/play-route.ts';
import { playWholeGame } from '../../support/e2e/whole-game.ts';
import { newAccount, type NewAccount } from '../../support/server/api-session.ts';
import type { HostedServer } from '../../support/server/hosted-server.ts';

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

describe.each(phraseCities)('%s, opened by its phrase, is played by taps', (slug) => {
  const city = readCity(slug);
  const route = city.routes[0]?.written;
  if (!route) throw new Error(`${slug} has no walkthrough`);

  /**
   * After the games that the route supposes, the phrase is said where the code of another letter is typed.
   */
  const begin = async (page: Page, server: HostedServer): Promise<void> => {
    const account = await newAccount(server.address);
    await proveIn(server, account);
    for (const past of route.elsewhere ?? []) await playElsewhere(server, account, past);
    await giveSession(page.context(), server, account);
    await page.goto(`${server.address}/home/letter`);
    await page.getByLabel('Code d’activation').fill(city.scenario.entry?.phrase[0] ?? '');
    await page.getByRole('button', { name: 'Valider' }).tap();
    await page.getByRole('button', { name: 'Confirmer' }).tap();
    await followTutorial(page);
  };

  playWholeGame({ slug, name: route.name, city, route }, byTouch, { begin });
});
