import { describe } from 'vitest';
import { cityNames, readCity, routesToPlay } from '../../support/cities/cities.ts';
import { byTouch } from '../../support/e2e/hands.ts';
import { keyboardGame, playWholeGame, readerGame } from '../../support/e2e/whole-game.ts';

/** A whole game is long: a city that is played by keyboard or by what is read aloud is not played by touch as well, but in WebKit. */
const playedOtherwise = [keyboardGame.slug, readerGame.slug];

const games = cityNames
  .filter((slug) => !playedOtherwise.includes(slug))
  .flatMap((slug) => {
    const city = readCity(slug);
    return routesToPlay(city).map(({ written }) => ({ slug, name: written.name, city, route: written }));
  });

describe.each(games)('$slug in a browser, by taps and keys alone: $name', (game) => playWholeGame(game, byTouch));
