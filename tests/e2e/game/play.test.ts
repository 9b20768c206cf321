import { describe } from 'vitest';
import { cityNames, readCity, routesToPlay } from '../../support/cities/cities.ts';
import { byTouch } from '../../support/e2e/hands.ts';
import { keyboardGame, playWholeGame, readerGame } from '../../support/e2e/whole-game.ts';
import { isWholeRun } from '../../support/suite/whole-run.ts';

/**
 * A whole game takes long: cities played by keyboard or with a screen reader are not played by touch again,
 * except in WebKit. `npm test` plays one route: each costs half a minute.
 */
const playedOtherwise = [keyboardGame.slug, readerGame.slug];

const games = cityNames
  .filter((slug) => !playedOtherwise.includes(slug))
  .flatMap((slug) => {
    const city = readCity(slug);
    return routesToPlay(city).map(({ written }) => ({ slug, name: written.name, city, route: written }));
  });

describe.each(isWholeRun ? games : games.slice(0, 1))(
  '$slug is played in a browser by taps and keys alone, on the route $name',
  (game) => playWholeGame(game, byTouch),
);
