import { describe, expect, it } from 'vitest';
import type { Scenario } from '../../../engine/scenario/scenario.ts';
import { advance } from '../../../engine/story/advance.ts';
import { routesThrough } from '../../../engine/scenario/routes.ts';
import { NOON, SECOND, detouredTo, playedTo, sent, standing, ville } from './playing.ts';

/** The city without some steps; references to them lead to the next ones. */
function without(...names: readonly string[]): Scenario {
  const steps = Object.fromEntries(
    Object.entries(ville.steps)
      .filter(([name]) => !names.includes(name))
      .map(([name, step]) => {
        const exits = step.exits.flatMap((exit) => {
          const to = follow(exit.to);
          return to === undefined ? [] : [{ ...exit, to }];
        });
        return [name, { ...step, exits, alternative: step.alternative && follow(step.alternative) }];
      }),
  );
  const scenario = { ...ville, steps };
  return { ...scenario, mainRoute: routesThrough(scenario)[0]?.steps ?? [] };

  function follow(name: string | undefined): string | undefined {
    return name !== undefined && names.includes(name) ? follow(ville.steps[name]?.exits[0]?.to) : name;
  }
}

describe('content edited during a game', () => {
  it('changes nothing for a player at an existing step', () => {
    const progress = playedTo('MARCHE');
    expect(standing(progress, without('CAFE')).progress).toBe(progress);
    expect(standing(sent()).progress).toEqual(sent());
  });

  it('puts the player at the latest step reached that still exists', () => {
    expect(standing(playedTo('MARCHE'), without('MARCHE')).progress).toMatchObject({
      step: 'CAFE',
      state: 'ACTIVATED',
    });
    expect(standing(playedTo('MARCHE'), without('CAFE', 'MARCHE')).progress).toMatchObject({
      step: 'PORT_VIEUX',
    });
  });

  it('restarts that step', () => {
    const progress = {
      ...playedTo('MARCHE', NOON),
      clueIndex: 2,
      wrongAnswers: ['quai'],
      waitUntil: NOON + 999 * SECOND,
    };
    const stands = standing(progress, without('MARCHE')).progress;
    expect(stands).toMatchObject({
      clueIndex: 0,
      wrongAnswers: [],
      waitUntil: null,
      lastStepDate: progress.reached.CAFE,
    });
  });

  it('puts the player at the start when no reached step is left', () => {
    const stands = standing({ ...playedTo('CAFE'), step: 'DISPARUE', reached: { DISPARUE: NOON } }).progress;
    expect(stands).toMatchObject({ step: ville.start, state: 'ACTIVATED' });
    expect(standing({ ...playedTo('CAFE'), step: null, reached: {} }).progress.step).toBe(ville.start);
  });

  it('is DONE or ACTIVATED as the step now is', () => {
    const last = ville.steps.MUSEE;
    if (!last) throw new Error('MUSEE');
    const shortened: Scenario = {
      ...ville,
      steps: { ...ville.steps, MUSEE: { ...last, kind: 'end', afterEnd: true } },
    };
    expect(standing(playedTo('MUSEE'), shortened).progress.state).toBe('DONE');
    expect(standing(playedTo('FIN'), without('FIN', 'TRESOR')).progress.state).toBe('ACTIVATED');
  });

  it('drops an alternative route that was removed', () => {
    const stands = standing(detouredTo('DETOUR'), without('DETOUR')).progress;
    expect(stands.step).toBe('PHARE');
    const step = ville.steps.PHARE;
    if (!step) throw new Error('PHARE');
    const closed: Scenario = {
      ...ville,
      steps: { ...ville.steps, PHARE: { ...step, alternative: undefined } },
    };
    expect(standing(detouredTo('FIN'), closed).progress.taken).toEqual([]);
  });

  it('lets the player continue from there', () => {
    const edited = without('MARCHE');
    expect(
      advance(standing(playedTo('MARCHE'), edited), { type: 'ANSWER', code: 'BM' }, NOON + 60 * SECOND)
        .standing.progress.step,
    ).toBe('PHARE');
  });

  it('keeps the reached steps of a player at a step outside every route', () => {
    const step = ville.steps.DETOUR;
    if (!step) throw new Error('DETOUR');
    const orphaned: Scenario = { ...ville, steps: { ...ville.steps, ANNEXE: { ...step, name: 'ANNEXE' } } };
    expect(standing({ ...playedTo('CAFE'), step: 'ANNEXE' }, orphaned).reached.steps).toEqual([
      'GARE',
      'PORT_VIEUX',
      'CAFE',
      'ANNEXE',
    ]);
  });
});
