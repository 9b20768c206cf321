import { describe, expect, it } from 'vitest';
import { presentStatus } from '../../../engine/view/present-status.ts';
import type { Progress } from '../../../engine/story/progress.ts';
import { tinyCity } from '../../../scripts/explain/cities/tiny-city.ts';
import { NOON, SECOND, addresses, after, compiled, playedTo, standing } from '../story/playing.ts';

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
