import { describe, expect, it } from 'vitest';
import { detouredTo, NOON, playedTo, standing, ville } from './playing.ts';

describe('the steps that a player has reached', () => {
  it('are those of the route up to the current one', () => {
    expect(standing(playedTo('CAFE')).reached.steps).toEqual(ville.mainRoute.slice(0, 3));
    expect(standing(detouredTo('DETOUR')).reached.steps.at(-1)).toBe('DETOUR');
  });

  it('are solved, except the one where the alternative route was taken', () => {
    const { has, passed, solved } = standing(detouredTo('DETOUR')).reached;
    expect([has('PHARE'), passed('PHARE'), solved('PHARE'), solved('MARCHE'), has('MUSEE')]).toEqual([
      true,
      true,
      false,
      true,
      false,
    ]);
  });

  it('have the day of the week on which they were reached, in the city', () => {
    const midnight = Date.UTC(2026, 5, 6, 22, 30);
    const days = [NOON, midnight].map((start) => standing(playedTo('CAFE', start)).facts.weekdayAt);
    expect(days.map((weekdayAt) => weekdayAt?.('CAFE'))).toEqual([2, 7]);
    expect(days[0]?.('PHARE')).toBeUndefined();
  });

  it('are stored per player when no route leads to the current one', () => {
    const [step = '', other = ''] = ville.mainRoute;
    const stray = { ...playedTo(other), step: 'MUSEE', taken: ['PHARE'], reached: { [step]: 1 } };
    expect(standing(stray).reached.steps).toEqual([step, 'MUSEE']);
    expect(standing({ ...stray, reached: { [other]: 1 } }).reached.steps).toEqual([other, 'MUSEE']);
  });
});
