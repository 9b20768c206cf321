import { describe } from 'vitest';
import { phraseCities, readCity } from '../../support/cities/cities.ts';
import { byTouch } from '../../support/e2e/hands.ts';
import { openByPhrase } from '../../support/e2e/open-by-phrase.ts';
import { playWholeGame } from '../../support/e2e/whole-game.ts';

describe.each(phraseCities)('%s, opened by its phrase, is played by taps', (slug) => {
  const city = readCity(slug);
  const route = city.routes[0]?.written;
  if (!route) throw new Error(`${slug} has no walkthrough`);
  playWholeGame({ slug, name: route.name, city, route }, byTouch, {
    begin: (page, server) => openByPhrase(page, server, city, route.elsewhere),
  });
});
