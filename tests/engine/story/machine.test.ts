import { getShortestPaths } from 'xstate/graph';
import { describe, expect, it } from 'vitest';
import { puzzleTypeOf } from '../../../engine/puzzles/index.ts';
import type { Scenario } from '../../../engine/scenario/scenario.ts';
import { advance } from '../../../engine/story/advance.ts';
import type { TimedEvent } from '../../../engine/story/events.ts';
import { createStory } from '../../../engine/story/story.ts';
import { NOON, playedTo, standing, ville, villeStory } from './playing.ts';

const { machine } = villeStory;

describe('the story machine', () => {
  it('is created once per story', () => {
    expect(villeStory.machine).toBe(machine);
    expect(createStory(ville).machine).not.toBe(machine);
  });

  it('has the order’s states, with its steps below ACTIVATED and DONE', () => {
    const { states } = machine.root;
    expect(Object.keys(states)).toEqual(['COMMAND', 'SENT', 'ACTIVATED', 'DONE', 'LOST', 'MOVED']);
    expect(Object.keys(states.DONE?.states ?? {})).toEqual(['FIN', 'TRESOR']);
    expect([...Object.keys(states.ACTIVATED?.states ?? {}), 'FIN', 'TRESOR'].sort()).toEqual(
      Object.keys(ville.steps).sort(),
    );
  });

  it('can be created for a city without an end', () => {
    const steps = Object.fromEntries(
      Object.entries(ville.steps).map(([name, step]) => [name, { ...step, afterEnd: false }]),
    );
    const endless: Scenario = { ...ville, steps };
    const after = advance(standing(playedTo('CLOCHER'), endless), { type: 'ANSWER', code: '3_écume' }, NOON);
    expect(after.standing.progress).toMatchObject({ state: 'ACTIVATED', step: 'FIN' });
  });

  it('does not mutate a given progress', () => {
    const given = Object.freeze({
      ...playedTo('PHARE'),
      reached: Object.freeze({ ...playedTo('PHARE').reached }),
      wrongAnswers: Object.freeze([]),
    });
    for (const code of ['0612', '0700', 'x'])
      expect(() => advance(standing(given), { type: 'ANSWER', code }, NOON)).not.toThrow();
  });

  it('reaches every step from the order by a player’s actions', () => {
    const now = NOON + 3_600_000;
    const steps = Object.values(ville.steps);
    const solutions = steps.flatMap(({ name, puzzle }) =>
      puzzle ? [{ name, code: puzzleTypeOf(puzzle).solve(puzzle) }] : [],
    );
    const offering = steps.flatMap(({ name, alternative }) => (alternative === undefined ? [] : [name]));
    const events: TimedEvent[] = [
      { type: 'SEND', now: NOON, for: null },
      { type: 'ACTIVATE', now: NOON, for: null },
      ...solutions.map(({ name, code }) => ({ type: 'ANSWER', code, now, for: name }) as const),
      ...offering.map(
        (name) => ({ type: 'TAKE_ALTERNATIVE', debug: true, now: now + 60_000, for: name }) as const,
      ),
    ];
    const paths = getShortestPaths(machine, { events, serializeState: ({ value }) => JSON.stringify(value) });
    const places = paths
      .map(({ state }) => state.value)
      .filter((value) => typeof value === 'object')
      .flatMap((value): readonly unknown[] => Object.values(value));
    expect(new Set(places)).toEqual(new Set(Object.keys(ville.steps)));
  });
});
