import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import type { Scenario, WalkthroughFile } from '../../../engine/index.ts';
import { en } from '../../../engine/words/en.ts';
import { fr } from '../../../engine/words/fr.ts';
import { answerInEnglish } from '../../support/cities/answers-in-english.ts';
import { closedCities, readCity, routesToPlay, type TestCity } from '../../support/cities/cities.ts';
import { byTouchInEnglish } from '../../support/e2e/english-screen.ts';
import { openByPhrase } from '../../support/e2e/open-by-phrase.ts';
import { followTutorial } from '../../support/e2e/play-route.ts';
import { giveSession, postLetter } from '../../support/e2e/recruit.ts';
import { playWholeGame } from '../../support/e2e/whole-game.ts';
import { newAccount } from '../../support/server/api-session.ts';
import type { HostedServer } from '../../support/server/hosted-server.ts';

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
    const [french, english] = [city.scenario, scenario].map(({ steps }) => steps[move.at]);
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

describe.each(closedCities)('%s is played in English by taps', (slug) => {
  const french = readCity(slug);
  const [own] = french.scenario.entry ? french.routes : routesToPlay(french);
  if (!own) throw new Error(`${slug} has no walkthrough`);
  const { city, route } = inEnglish(french, own.written);

  /** On a telephone that plays in English, from the square of an English letter or by the English phrase. */
  const begin = async (page: Page, server: HostedServer): Promise<void> => {
    await page
      .context()
      .addCookies([{ name: 'language', value: 'en', url: server.address, sameSite: 'Lax' }]);
    if (city.scenario.entry) return openByPhrase(page, server, city, route.elsewhere, byTouchInEnglish.hand);
    await giveSession(page.context(), server, await newAccount(server.address));
    await page.goto(`${server.address}/a/${await postLetter(server, {}, french)}?lang=en`);
    await page.getByRole('button', { name: 'Valider' }).tap();
    await page.getByRole('checkbox').tap();
    await page.getByRole('button', { name: 'Confirmer' }).tap();
    await followTutorial(page, byTouchInEnglish.hand);
  };

  playWholeGame({ slug, name: route.name, city, route }, byTouchInEnglish, { begin });
});
