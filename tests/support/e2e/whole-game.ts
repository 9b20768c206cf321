import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import {
  applyMove,
  reactingStep,
  walkStart,
  withInheritedLists,
} from '../../../engine/prove/play-walkthrough.ts';
import { begin } from '../../../engine/story/advance.ts';
import { phone, sharedBrowser } from './browser.ts';
import { cityNames, readCity, type TestCity, type CityRoute } from '../cities/cities.ts';
import { hostServer, type HostedServer } from '../server/hosted-server.ts';
import { keepTrace } from './failure-trace.ts';
import type { Way } from './hands.ts';
import { waitForText } from './look.ts';
import { checkDesk, followTutorial, openLetter, playMove, readTheEnd, type DeskMove } from './play-route.ts';
import { driveTime, letPass } from './time.ts';
import { TEST_TIMEOUT_MS } from '../suite/timeouts.ts';

export interface WholeGame {
  readonly slug: string;
  /** Name of the route. */
  readonly name: string;
  readonly city: TestCity;
  readonly route: CityRoute['written'];
}

/** The puzzle types in a game. */
export const typesOf = ({ city, route }: WholeGame): string[] => [
  ...new Set(
    route.moves.flatMap(({ at, alternative }) =>
      alternative ? [] : (city.scenario.steps[at]?.puzzle?.type ?? []),
    ),
  ),
];

const toTheSecret = ({ city, route }: WholeGame): boolean =>
  city.scenario.steps[route.ends]?.kind === 'secret';

/**
 * The walkthrough to a secret ending with the most puzzle types. Types in `played` games count for little.
 */
export function richestGame(played: readonly WholeGame[] = []): WholeGame {
  const known = new Set(played.flatMap(typesOf));
  const worth = (game: WholeGame): number =>
    typesOf(game).reduce((sum, type) => sum + (known.has(type) ? 0.01 : 1), 0);
  const games = cityNames.flatMap((slug) => {
    const city = readCity(slug);
    return city.routes.map(({ written }) => ({ slug, name: written.name, city, route: written }));
  });
  const [richest] = games
    .filter(toTheSecret)
    .sort((a, b) => worth(b) - worth(a) || a.route.moves.length - b.route.moves.length);
  if (!richest) throw new Error('no written game leads to a secret');
  return richest;
}

/** The games played by keyboard and with a screen reader. They are not played by touch. */
export const keyboardGame = richestGame();
export const readerGame = richestGame([keyboardGame]);

/** The moves of a route, each with the open asides, and the time that the walkthrough lets pass before it. */
export function timedMoves({
  city: { story },
  route,
}: WholeGame): (DeskMove & { readonly before: number })[] {
  let [standing, now] = [begin(story, walkStart(story)), walkStart(story)];
  return withInheritedLists(route.moves).map((move) => {
    const next = applyMove(standing, move, now);
    const before = next.now - now;
    const opened = reactingStep(standing, next.standing, move.at);
    ({ standing, now } = next);
    const open = standing.beside.filter(({ step, isSolved }) => step.kind === 'aside' && !isSolved);
    const reaction = move.opens ?? opened?.reaction.message ?? opened?.reaction.screen;
    const opens = opened?.kind === 'part' && opened.reaction.screen === 'home' ? 'gathering' : reaction;
    return {
      ...move,
      ...(opens && { opens }),
      before,
      asides: open.map(({ step }) => step.beside?.title ?? step.name),
    };
  });
}

/**
 * The moves with the lists of papers at the end alone, and where time brings a paper:
 * tests/scenarios/play-over-http.test.ts holds every list after every move.
 */
function withListsToRead<M extends DeskMove>(moves: readonly M[]): M[] {
  const last = moves.findLast(({ messages, documents }) => messages ?? documents);
  return moves.map((move) =>
    move === last || move.wait !== undefined ? move : { ...move, messages: undefined, documents: undefined },
  );
}

interface Asides {
  /** Hosts a server, by default of the build's cities. */
  host?(): Promise<HostedServer>;
  /** Leads to the desk, instead of a letter and the tutorial. */
  begin?(page: Page, server: HostedServer): Promise<void>;
  /** Runs when the desk is open for the first time. */
  atTheDesk?(page: Page): Promise<void>;
  /** Runs after the last screen. */
  afterwards?(page: Page): Promise<void> | void;
}

/**
 * The tests of a whole game, from the letter to its last screen, with the time that its walkthrough lets
 * pass. Each continues after the test before it.
 */
export function playWholeGame(
  game: WholeGame,
  { hand, options, prepare, screen = (page) => page }: Way,
  asides: Asides = {},
): void {
  const { city, route } = game;
  const { scenario } = city;
  let server: HostedServer;
  let page: Page;
  const troubles: string[] = [];
  let answers = 0;
  let stuckAt: string | null = null;

  beforeAll(async () => {
    server = await (asides.host?.() ?? hostServer({ GAME_DEBUG: '1' }));
    page = screen(await (await (await sharedBrowser()).newContext({ ...phone, ...options })).newPage());
    page.setDefaultTimeout(TEST_TIMEOUT_MS);
    await driveTime(page, server);
    await prepare(page);
    page.on('request', (request) => (answers += Number(request.url().endsWith('/api/code/check'))));
    page.on('pageerror', (error) => troubles.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error' && !/status (of )?404/.test(message.text()))
        troubles.push(message.text());
    });
  });
  afterEach((test) => keepTrace(test, [page.context()]));
  afterAll(async () => {
    await page?.context().close();
    await server?.stop();
  });

  it(
    asides.begin
      ? 'the story begins at the desk'
      : 'the letter leads through account, activation and tutorial to the desk',
    async () => {
      if (asides.begin) await asides.begin(page, server);
      else {
        await openLetter(page, server.address, scenario.demonstration ?? '', hand);
        await followTutorial(page, hand);
      }
      await waitForText(page, scenario.name, hand.read);
      await asides.atTheDesk?.(page);
    },
  );

  it.each(withListsToRead(timedMoves(game)))('$at is solved, and the next step follows', async (move) => {
    expect(stuckAt, 'the story stopped there').toBeNull();
    stuckAt = move.at;
    answers = 0;
    await letPass(page, move.before);
    if (move.wait === undefined) await playMove(page, scenario, move, hand);
    else {
      if (move.messages) await waitForText(page, 'Un message vient d’arriver.', hand.read);
      await checkDesk(hand, page, scenario, move);
    }
    expect(answers, 'an answer is sent once').toBe(move.answer === undefined ? 0 : 1);
    stuckAt = null;
  });

  it('it ends where the story ends, without an error on the way', async () => {
    await readTheEnd(hand, page, city, route.ends);
    await asides.afterwards?.(page);
    expect(troubles).toEqual([]);
  });
}
