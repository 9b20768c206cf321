import { describe, expect, it } from 'vitest';
import type { Step } from '../../../engine/scenario/scenario.ts';
import type { Progress } from '../../../engine/story/progress.ts';
import { presentStatus } from '../../../engine/view/present-status.ts';
import { fr } from '../../../engine/words/fr.ts';
import step from '../../../schemas/step.schema.json';
import { TINY_ANSWERS, tinyCity } from '../../../scripts/explain/cities/tiny-city.ts';
import { addresses, after, answered, compiled, NOON, playedTo, SECOND, standing } from '../story/playing.ts';

const LINES = ['La gare est trouvée.', 'Aimé Corot ne répond plus.', 'Le quai, côté grues.'];
const recap = `recap:\n${LINES.map((line) => `  - ${line}`).join('\n')}\n`;
const city = compiled(
  tinyCity({ files: { 'steps/02-port-vieux.yaml': (text) => text.replace('hints:', `${recap}hints:`) } }),
);

const DAY = 24 * 60 * 60_000;
const order = { code: 'VILLE1', identifier: null, fullOnWin: false, giftFrom: null, version: 1, opened: [] };

const shownTo = (progress: Progress, now: number) =>
  presentStatus({
    standing: standing(progress, city),
    order,
    now,
    addresses,
    debug: false,
    anotherCity: null,
  }).view?.recap;

describe('the reminder of where a player was', () => {
  const there = playedTo('PORT_VIEUX', NOON);
  const arrived = NOON + SECOND;

  it('is shown two days after the last move, and not before', () => {
    expect(shownTo(there, arrived + 2 * DAY - 1)).toBeUndefined();
    expect(shownTo(there, arrived + 2 * DAY)).toEqual(LINES);
  });

  it('goes with the next hint', () => {
    const asked = after(there, { type: 'ASK_CLUE' }, arrived + 3 * DAY);
    expect(shownTo(asked, arrived + 3 * DAY)).toBeUndefined();
    expect(shownTo(asked, arrived + 5 * DAY)).toEqual(LINES);
  });

  it('is of the current step alone', () => {
    expect(shownTo(playedTo('CAFE', NOON), NOON + 30 * DAY)).toBeUndefined();
  });
});

describe('the sheet of stamps', () => {
  const stamp = (name: string) => (text: string) =>
    text.replace('hints:', `stamp: { medium: ${name}.svg, alt: Une vignette }\nhints:`);
  const stamped = compiled(
    tinyCity({
      media: ['un.svg', 'deux.svg', 'cent.svg'],
      files: {
        'steps/01-gare.yaml': stamp('un'),
        'steps/02-port-vieux.yaml': stamp('deux'),
        'steps/100-detour.yaml': stamp('cent'),
      },
    }),
  );
  const sheetOf = (progress: Progress) =>
    presentStatus({
      standing: standing(progress, stamped),
      order,
      now: NOON,
      addresses,
      debug: false,
      anotherCity: null,
    }).view?.stamps?.map(({ step: name, at, torn }) => [name, at, torn]);
  const instant = (time: number | undefined): string => new Date(time ?? 0).toISOString();

  it('has a stamp for each step that was reached, cancelled when it was solved', () => {
    const there = playedTo('PORT_VIEUX', NOON);
    expect(sheetOf(there)).toEqual([
      ['GARE', instant(there.reached.PORT_VIEUX), false],
      ['PORT_VIEUX', null, false],
    ]);
    const later = playedTo('CAFE', NOON);
    expect(sheetOf(later)).toEqual([
      ['GARE', instant(later.reached.PORT_VIEUX), false],
      ['PORT_VIEUX', instant(later.reached.CAFE), false],
    ]);
  });

  it('says where a stamp was cancelled, and of an open step nothing', () => {
    const placed = compiled(
      tinyCity({
        media: ['un.svg', 'deux.svg'],
        files: {
          'steps/01-gare.yaml': (text) => `${stamp('un')(text)}places: [jetee]\n`,
          'steps/02-port-vieux.yaml': (text) => `${stamp('deux')(text)}places: [jetee]\n`,
        },
      }),
    );
    const places = presentStatus({
      standing: standing(playedTo('PORT_VIEUX', NOON), placed),
      order,
      now: NOON,
      addresses,
      debug: false,
      anotherCity: null,
    }).view?.stamps?.map(({ place }) => place);
    expect(places).toEqual([placed.places.find(({ slug }) => slug === 'jetee')?.at, undefined]);
  });

  it('tears the stamp whose solution was asked, and no other', () => {
    const ask = (progress: Progress, count: number): Progress =>
      [1, 2, 3]
        .slice(0, count)
        .reduce((one, minute) => after(one, { type: 'ASK_CLUE' }, NOON + minute * 60_000), progress);
    expect(sheetOf(ask(playedTo('GARE', NOON), 2))).toEqual([['GARE', null, false]]);
    const solved = answered(ask(playedTo('GARE', NOON), 3), TINY_ANSWERS.GARE ?? '', NOON + DAY);
    expect(sheetOf(ask(solved, 1))).toEqual([
      ['GARE', instant(NOON + DAY), true],
      ['PORT_VIEUX', null, false],
    ]);
  });

  it('does not exist in a city without stamps', () => {
    const { view } = presentStatus({
      standing: standing(playedTo('CAFE')),
      order,
      now: NOON,
      addresses,
      debug: false,
      anotherCity: null,
    });
    expect(view).not.toHaveProperty('stamps');
  });
});

it('the form of a step offers each first tile under the label that the player reads', () => {
  const { enum: tiles, enumDescriptions } = step.properties.tile;
  expect(enumDescriptions).toEqual(tiles.map((tile) => fr.tiles[tile as Step['tile']]));
});
