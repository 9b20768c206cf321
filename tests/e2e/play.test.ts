import { describe } from 'vitest';
import { cityNames, readCity, routesToPlay } from '../support/cities.ts';
import { byTouch } from '../support/e2e/hands.ts';
import { keyboardGame, playWholeGame, readerGame } from '../support/e2e/whole-game.ts';

const byOtherHands = [keyboardGame, readerGame].map(({ slug, name }) => `${slug}/${name}`);

const games = cityNames.flatMap((slug) => {
  const city = readCity(slug);
  return routesToPlay(city)
    .filter(({ name }) => !byOtherHands.includes(`${slug}/${name}`))
    .map(({ written }) => ({ slug, name: written.name, city, route: written }));
});

describe.each(games)('$slug in a browser, by taps and keys alone: $name', (game) => playWholeGame(game, byTouch));
