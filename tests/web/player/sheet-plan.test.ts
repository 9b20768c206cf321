import { describe, expect, it } from 'vitest';
import { planSheet } from '../../../web/player/app/sheet-plan.ts';

describe('the printed sheet of stamps', () => {
  it.each([
    [6, false, 'below'],
    [12, false, 'below'],
    [12, true, 'below'],
    [13, false, 'page'],
  ] as const)('has the map of %i stamps (with a note: %s) in its room: %s', (count, hasNote, place) => {
    expect(planSheet(count, hasNote).map.place).toBe(place);
  });
});
