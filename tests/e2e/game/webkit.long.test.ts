// Plays toulouse.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readCity } from '../../support/cities/cities.ts';
import { hurry, touch } from '../../support/e2e/hands.ts';
import { waitForPath, waitForText } from '../../support/e2e/look.ts';
import { enterMove, followTutorial, openLetter, pathAfter, playMove } from '../../support/e2e/play-route.ts';
import { recruitAt } from '../../support/e2e/recruit.ts';
import type { ScreenHands } from '../../support/e2e/screen.ts';
import { tasks } from '../../support/e2e/tasks.ts';
import { timedMoves } from '../../support/e2e/whole-game.ts';
import { hostServer, type HostedServer } from '../../support/server/hosted-server.ts';
import { startWebKit, webkitMissing, type WebKit } from '../../support/webkit/start-webkit.ts';
import { webkitScreen } from '../../support/webkit/webkit-screen.ts';

const missing = webkitMissing();
const city = readCity('toulouse');
const { scenario } = city;
const moves = city.routes
  .filter(({ name }) => name === 'secret')
  .flatMap(({ name, written: route }) => timedMoves({ slug: 'toulouse', name, city, route }));

/** Tasks of the other cities with puzzle types that this game does not contain. */
const met = new Set(Object.values(scenario.steps).map(({ puzzle }) => puzzle?.type));
const others = tasks.filter(({ puzzle }) => puzzle && !met.has(puzzle.type));

/** Records errors that the page throws, to be checked at the end. */
const noteTroubles = (): void => {
  const troubles: string[] = [];
  Object.assign(window, { troubles });
  addEventListener('error', ({ message }) => troubles.push(message));
  addEventListener('unhandledrejection', ({ reason }) => troubles.push(String(reason)));
};
const troublesOf = (screen: ScreenHands) =>
  screen.evaluate(() => (window as unknown as { troubles: string[] }).troubles);

describe.skipIf(missing !== null)(missing ?? 'in WebKit, the engine of Safari', () => {
  let server: HostedServer;
  let webkit: WebKit;
  let screen: ScreenHands;
  let stuckAt: string | null = null;
  const press = (role: 'button' | 'link', name: string) => screen.getByRole(role, { name }).first().tap();

  beforeAll(async () => {
    server = await hostServer({ GAME_DEBUG: '1' });
    webkit = await startWebKit();
    screen = webkitScreen(webkit.driver);
  });
  afterAll(async () => {
    await webkit?.stop();
    await server?.stop();
  });

  it('the letter leads through account, activation and tutorial to the desk', async () => {
    await openLetter(screen, server.address, scenario.demonstration ?? '');
    await screen.evaluate(hurry);
    await screen.evaluate(noteTroubles);
    await followTutorial(screen);
    await waitForText(screen, scenario.name);
  });

  it('a hint is given', async () => {
    await press('button', 'Indices');
    await press('button', 'Révéler un nouvel indice');
    await press('button', 'Oui');
    await waitForText(screen, 'Dépêches reçues : 1 sur');
    await screen.keyboard.press('Escape');
    await screen.getByRole('dialog').waitFor({ state: 'detached' });
  });

  it.each(moves)('$at is solved, and the next step follows', async (move) => {
    expect(stuckAt, 'the story stopped there').toBeNull();
    stuckAt = move.at;
    server.wait(move.before);
    await playMove(screen, scenario, move);
    stuckAt = null;
  });

  it('a document can be read after the end of the game, and no error was thrown during the game', async () => {
    const [mission] = scenario.documents;
    await press('link', 'Documents');
    await press('link', mission?.title ?? '');
    await waitForPath(screen, `/document/${mission?.slug}`);
    await screen.locator('[data-page=ready]').waitFor();
    expect(await troublesOf(screen)).toEqual([]);
  });

  it.each(others)('$widget is solved', async ({ city, move }) => {
    const { token } = await recruitAt(server, move.at, city);
    await webkit.driver.manage().addCookie({ name: 'token', value: token, httpOnly: true });
    await screen.goto(`${server.address}/home`);
    await screen.evaluate(hurry);
    await enterMove(touch, screen, city.scenario, move);
    await waitForPath(screen, pathAfter(move));
  });
});
