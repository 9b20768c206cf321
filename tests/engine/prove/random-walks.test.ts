import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { initialTransition, transition } from 'xstate';
import { parseWalkthroughs, type Progress, type Scenario, type ScenarioSource } from '../../../engine/index.ts';
import { type AnswerBook, answerBook } from '../../../engine/prove/answers.ts';
import { type Edge, explore, PATIENCE_MS } from '../../../engine/prove/explore.ts';
import { edgesBy } from '../../../engine/prove/graph.ts';
import { keyOf } from '../../../engine/prove/table.ts';
import type { TimedEvent } from '../../../engine/story/events.ts';
import { storyMachine } from '../../../engine/story/machine.ts';
import { cityNames, readCity } from '../../support/cities.ts';
import { tinyCity } from '../../support/tiny-city.ts';
import { ville } from '../story/playing.ts';

type Snapshot = ReturnType<typeof initialTransition>[0];

interface Table {
  readonly answers: AnswerBook;
  readonly edges: ReadonlyMap<string, readonly Edge[]>;
}

function tableOf(scenario: Scenario, source: ScenarioSource): Table {
  const answers = answerBook(scenario, parseWalkthroughs(source));
  return { answers, edges: edgesBy('from', explore(scenario, answers)) };
}

/** Where the machine stands, as the table calls it. */
function keyOfSnapshot({ value, context }: Snapshot): string {
  const [state = '', step = null] =
    typeof value === 'string' ? [value] : (Object.entries(value as Readonly<Record<string, string>>)[0] ?? []);
  return keyOf({ ...(context as Progress), state: state as Progress['state'], step });
}

/** What a walk does next: which gesture, among those that lead on or among all, and with how many mistakes before it. */
const strides = fc.array(fc.record({ pick: fc.nat(), onwards: fc.boolean(), mistakes: fc.nat(4), waits: fc.boolean() }), {
  minLength: 5,
  maxLength: 60,
});

type Stride = { readonly pick: number; readonly onwards: boolean; readonly mistakes: number; readonly waits: boolean };

/** Walks the machine itself from its first state, and asks the table at every stride. */
function walk(scenario: Scenario, { answers, edges }: Table, path: readonly Stride[]): string {
  const machine = storyMachine(scenario);
  let [snapshot] = initialTransition(machine);
  let now = 0;
  const tell = (event: TimedEvent): string => {
    [snapshot] = transition(machine, snapshot, event);
    return keyOfSnapshot(snapshot);
  };
  for (const { pick, onwards, mistakes, waits } of path) {
    const key = keyOfSnapshot(snapshot);
    const all = edges.get(key) ?? [];
    const moving = all.filter(({ to }) => to !== key);
    const choice = onwards && moving.length > 0 ? moving : all;
    const edge = choice[pick % choice.length];
    if (!edge) throw new Error(`the table does not know ${key}`);
    const wrong = answers[keyStep(key)]?.wrong ?? [];
    for (const code of wrong.slice(0, mistakes)) expect(tell({ type: 'ANSWER', code, now: (now += 1) })).toBe(key);
    if (waits) expect(tell({ ...edge.event, now: (now += PATIENCE_MS) })).toBe(edge.to);
    else expect([key, edge.to]).toContain(tell({ ...edge.event, now: (now += 1) }));
  }
  return keyOfSnapshot(snapshot);
}

const keyStep = (key: string): string => key.split(' ')[1] ?? '';

const cities = [{ slug: 'ville', source: tinyCity(), scenario: ville }, ...cityNames.map((slug) => ({ slug, ...readCity(slug) }))];

describe.each(cities)('the table of $slug', ({ scenario, source }) => {
  const table = tableOf(scenario, source);

  it('agrees with the machine on random walks, whatever the mistakes, and whoever is in a hurry', () => {
    const ends = new Set<string>();
    fc.assert(
      fc.property(strides, (path) => {
        ends.add(walk(scenario, table, path));
      }),
      { numRuns: 80 },
    );
    expect(ends.size).toBeGreaterThan(10);
  });

  it('comes back from no alternative route, and loses nothing that was reached', () => {
    for (const { from, to } of [...table.edges.values()].flat()) {
      const [left, arrived] = [from.split(' '), to.split(' ')];
      if (left[2] !== '') expect(arrived[2]).toBe(left[2]);
      if (left[0] === 'DONE') expect(arrived[0]).toBe('DONE');
    }
  });
});

describe('a table that is wrong', () => {
  it('is found out by a walk', () => {
    const { answers, edges } = tableOf(ville, tinyCity());
    const wrong = [...edges].map(([key, list]) => [key, list.map((edge) => ({ ...edge, to: edge.to.replace('CAFE', 'MARCHE') }))] as const);
    const path = Array.from({ length: 6 }, () => ({ pick: 0, onwards: true, mistakes: 0, waits: true }));
    expect(() => walk(ville, { answers, edges: new Map(wrong) }, path)).toThrow();
    expect(walk(ville, { answers, edges }, path)).toContain('ACTIVATED');
  });
});
