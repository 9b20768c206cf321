import { describe, expect, it } from 'vitest';
import { prove } from '../../engine/index.ts';
import { cityNames, everyCity, readCity } from '../support/cities/cities.ts';

describe.each(everyCity)('%s', (slug) => {
  const { source, story, scenario, routes } = readCity(slug);
  const proof = prove(source, story, 2026);

  it('passes every proof: no dead ends and no unused content', () => {
    expect(proof.findings).toEqual([]);
  });

  it('reaches its end and its secret on every route', () => {
    const alternatives = Object.values(scenario.steps).filter(({ alternative }) => alternative !== undefined);
    // Decisions on the way make further routes.
    if (cityNames.includes(slug) || scenario.open) expect(proof.routes).toHaveLength(1 + alternatives.length);
    else expect(proof.routes.length).toBeGreaterThan(1);
    for (const { toEnd, toSecret } of proof.routes) {
      expect(toEnd).not.toBeNull();
      // A story of three minutes has no secret after its end.
      if (!scenario.open) expect(toSecret).not.toBeNull();
    }
  });

  it('has no walkthrough shorter than the shortest solution', () => {
    const [main] = proof.routes;
    const shortest = Math.min(...routes.map(({ moves }) => moves.length));
    expect(Math.min(...proof.routes.map(({ toEnd }) => toEnd?.length ?? Infinity))).toBeLessThanOrEqual(
      shortest,
    );
    expect(main?.toEnd?.every(({ event }) => event.type === 'ANSWER')).toBe(true);
  });
});
