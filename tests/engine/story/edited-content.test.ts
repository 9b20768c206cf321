import { describe, expect, it } from 'vitest';
import type { Scenario } from '../../../engine/scenario/scenario.ts';
import { advance } from '../../../engine/story/advance.ts';
import { reachedSteps, routeOf } from '../../../engine/story/route.ts';
import { resolveStanding } from '../../../engine/story/standing.ts';
import { NOON, SECOND, detouredTo, playedTo, sent, ville } from './playing.ts';

/** The city after its writer took steps away; what led there now leads on. */
function without(...names: readonly string[]): Scenario {
  const steps = Object.fromEntries(
    Object.entries(ville.steps)
      .filter(([name]) => !names.includes(name))
      .map(([name, step]) => [name, { ...step, next: follow(step.next), alternative: step.alternative && follow(step.alternative) }]),
  );
  const scenario = { ...ville, steps };
  return { ...scenario, mainRoute: routeOf(scenario, null) };

  function follow(name: string | undefined): string | undefined {
    return name !== undefined && names.includes(name) ? follow(ville.steps[name]?.next) : name;
  }
}

describe('content edited under a player', () => {
  it('changes nothing for who stands at a step that still exists', () => {
    const progress = playedTo('MARCHE');
    expect(resolveStanding(without('CAFE'), progress)).toBe(progress);
    expect(resolveStanding(ville, sent())).toEqual(sent());
  });

  it('puts the player at the latest step reached that still exists', () => {
    expect(resolveStanding(without('MARCHE'), playedTo('MARCHE'))).toMatchObject({ step: 'CAFE', state: 'ACTIVATED' });
    expect(resolveStanding(without('CAFE', 'MARCHE'), playedTo('MARCHE'))).toMatchObject({ step: 'PORT_VIEUX' });
  });

  it('starts that step anew, since it was reached', () => {
    const progress = { ...playedTo('MARCHE', NOON), clueIndex: 2, wrongAnswers: ['quai'], waitUntil: NOON + 999 * SECOND };
    const standing = resolveStanding(without('MARCHE'), progress);
    expect(standing).toMatchObject({ clueIndex: 0, wrongAnswers: [], waitUntil: null, lastStepDate: progress.reached.CAFE });
  });

  it('never strands: without any reached step left, the player is at the start', () => {
    const standing = resolveStanding(ville, { ...playedTo('CAFE'), step: 'DISPARUE', reached: { DISPARUE: NOON } });
    expect(standing).toMatchObject({ step: ville.start, state: 'ACTIVATED' });
    expect(resolveStanding(ville, { ...playedTo('CAFE'), step: null, reached: {} }).step).toBe(ville.start);
  });

  it('is DONE or ACTIVATED as the step now is', () => {
    const last = ville.steps.MUSEE;
    if (!last) throw new Error('MUSEE');
    const shortened: Scenario = { ...ville, steps: { ...ville.steps, MUSEE: { ...last, kind: 'end', afterEnd: true } } };
    expect(resolveStanding(shortened, playedTo('MUSEE')).state).toBe('DONE');
    expect(resolveStanding(without('FIN', 'TRESOR'), playedTo('FIN')).state).toBe('ACTIVATED');
  });

  it('forgets an alternative route that is no more', () => {
    const standing = resolveStanding(without('DETOUR'), detouredTo('DETOUR'));
    expect(standing.step).toBe('PHARE');
    const step = ville.steps.PHARE;
    if (!step) throw new Error('PHARE');
    const closed: Scenario = { ...ville, steps: { ...ville.steps, PHARE: { ...step, alternative: undefined } } };
    expect(resolveStanding(closed, detouredTo('FIN')).alternativeFrom).toBeNull();
  });

  it('lets the player go on from there', () => {
    const edited = without('MARCHE');
    expect(advance(edited, playedTo('MARCHE'), { type: 'ANSWER', code: 'BM' }, NOON + 60 * SECOND).progress.step).toBe('PHARE');
  });

  it('a step that no route leads to follows what was reached', () => {
    const step = ville.steps.DETOUR;
    if (!step) throw new Error('DETOUR');
    const orphaned: Scenario = { ...ville, steps: { ...ville.steps, ANNEXE: { ...step, name: 'ANNEXE' } } };
    expect(reachedSteps(orphaned, { ...playedTo('CAFE'), step: 'ANNEXE' })).toEqual(['GARE', 'PORT_VIEUX', 'CAFE', 'ANNEXE']);
  });
});
