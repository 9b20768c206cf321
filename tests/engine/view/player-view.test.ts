import { describe, expect, it } from 'vitest';
import type { Step } from '../../../engine/scenario/scenario.ts';
import type { Progress } from '../../../engine/story/progress.ts';
import { presentStatus } from '../../../engine/view/present-status.ts';
import { fr } from '../../../engine/words/fr.ts';
import step from '../../../schemas/step.schema.json';
import { tinyCity } from '../../../scripts/explain/cities/tiny-city.ts';
import { addresses, after, compiled, NOON, playedTo, SECOND, standing } from '../story/playing.ts';

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

it('the form of a step offers each first tile under the label that the player reads', () => {
  const { enum: tiles, enumDescriptions } = step.properties.tile;
  expect(enumDescriptions).toEqual(tiles.map((tile) => fr.tiles[tile as Step['tile']]));
});
