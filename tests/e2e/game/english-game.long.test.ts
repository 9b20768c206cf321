import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import type { Scenario, WalkthroughFile } from '../../../engine/index.ts';
import { puzzleTypeOf } from '../../../engine/puzzles/index.ts';
import { labelKey, opening, reply } from '../../../engine/puzzles/shared/exchange.ts';
import type { Step } from '../../../engine/scenario/scenario.ts';
import { en } from '../../../engine/words/en.ts';
import { fr } from '../../../engine/words/fr.ts';
import { cityNames, readCity, routesToPlay, type TestCity } from '../../support/cities/cities.ts';
import { byTouchInEnglish } from '../../support/e2e/english-screen.ts';
import { followTutorial } from '../../support/e2e/play-route.ts';
import { giveSession, postLetter } from '../../support/e2e/recruit.ts';
import { playWholeGame } from '../../support/e2e/whole-game.ts';
import { newAccount } from '../../support/server/api-session.ts';
import type { HostedServer } from '../../support/server/hosted-server.ts';

type Puzzle = NonNullable<Step['puzzle']>;

const solutionsOf = (puzzle: Puzzle): readonly string[] =>
  puzzleTypeOf(puzzle).words?.(puzzle)?.solutions ?? [];

const TYPED: ReadonlySet<string> = new Set(['text-field', 'text-area', 'default-form']);

/** The answer in English: the solution that the translation adds, or the labels on the screen. */
function answerInEnglish(french: Puzzle, english: Puzzle, answer: string): string {
  if (french.type === 'dialogue' && english.type === 'dialogue') {
    let [heard, read] = [opening(french.lines), opening(english.lines)];
    const said = answer.split(' > ').map((piece) => {
      const index = heard.replies.findIndex(({ label }) => labelKey(label) === labelKey(piece));
      const [one, other] = [heard.replies[index], read.replies[index]];
      if (!one || !other) return piece;
      [heard, read] = [reply(heard, one), reply(read, other)];
      return other.label;
    });
    return said.join(' > ');
  }
  if (!TYPED.has(french.type)) return answer;
  const known = solutionsOf(french);
  return solutionsOf(english).find((solution) => !known.includes(solution)) ?? answer;
}

/** The names of stamps in a walkthrough are French. */
function tileInEnglish(french: Scenario, english: Scenario, tile: string): string {
  const index = french.tiles.findIndex(({ label }) => label === tile);
  const [key] = Object.entries(fr.tiles).find(([, label]) => label === tile) ?? [];
  return english.tiles[index]?.label ?? en.tiles[key as keyof typeof en.tiles] ?? tile;
}

type Route = WalkthroughFile;

/** A city as an English telephone shows it, and a route in the words of its player. */
function inEnglish(city: TestCity, route: Route): { readonly city: TestCity; readonly route: Route } {
  const story = city.story.in('en');
  const { scenario } = story;
  const own = city.source.files.flatMap(({ path, text }) =>
    path.startsWith('en/') ? [{ path: path.slice('en/'.length), text }] : [],
  );
  const moves = route.moves.map((move) => {
    const [french, english] = [city.scenario, scenario].map(({ steps }) => steps[move.at]?.puzzle);
    return {
      ...move,
      ...(move.tile !== undefined && { tile: tileInEnglish(city.scenario, scenario, move.tile) }),
      ...(move.extraTiles && {
        extraTiles: move.extraTiles.map((tile) => tileInEnglish(city.scenario, scenario, tile)),
      }),
      ...(french &&
        english &&
        move.answer !== undefined && { answer: answerInEnglish(french, english, move.answer) }),
    };
  });
  const source = { ...city.source, files: [...own, ...city.source.files] };
  return { city: { ...city, story, scenario, source }, route: { ...route, moves } };
}

describe.each(cityNames)('%s is played in English by taps', (slug) => {
  const french = readCity(slug);
  const [longest] = routesToPlay(french);
  if (!longest) throw new Error(`${slug} has no walkthrough`);

  /** From the square of an English letter, on a telephone that plays in English. */
  const begin = async (page: Page, server: HostedServer): Promise<void> => {
    const account = await newAccount(server.address);
    await giveSession(page.context(), server, account);
    await page
      .context()
      .addCookies([{ name: 'language', value: 'en', url: server.address, sameSite: 'Lax' }]);
    await page.goto(`${server.address}/a/${await postLetter(server, {}, french)}?lang=en`);
    await page.getByRole('button', { name: 'Valider' }).tap();
    await page.getByRole('checkbox').tap();
    await page.getByRole('button', { name: 'Confirmer' }).tap();
    await followTutorial(page, byTouchInEnglish.hand);
  };

  playWholeGame({ slug, name: longest.name, ...inEnglish(french, longest.written) }, byTouchInEnglish, {
    begin,
  });
});
