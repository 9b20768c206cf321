import { describe, expect, it } from 'vitest';
import { greatCircle, walkingMetres, walkingMinutes } from '../../../engine/places/distance.ts';

describe('distances between places', () => {
  it('are great-circle distances: a degree of the equator, pole to pole, two capitals', () => {
    expect(greatCircle([0, 0], [0, 1])).toBeCloseTo(111_194.9, 0);
    expect(greatCircle([90, 0], [-90, 0])).toBeCloseTo(Math.PI * 6_371_000, 3);
    expect(greatCircle([48.8566, 2.3522], [51.5074, -0.1278]) / 1000).toBeCloseTo(343.6, 0);
    expect(greatCircle([47.2, -1.5], [47.2, -1.5])).toBe(0);
  });

  it('on foot are a third longer, at a slow pace', () => {
    expect(walkingMetres([0, 0], [0, 0.01])).toBeCloseTo(1111.95 * 1.3, 0);
    expect(walkingMinutes(4500)).toBe(60);
  });
});
