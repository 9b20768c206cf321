import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { transition } from 'xstate';
import { parseWalkthroughs, type Scenario, type ScenarioSource, type StoryEvent } from '../../../engine/index.ts';
import { type AnswerBook, answerBook } from '../../../engine/prove/answers.ts';
import { type Edge, explore, PATIENCE_MS } from '../../../engine/prove/explore.ts';
import { edgesBy } from '../../../engine/prove/graph.ts';
import { keyOf } from '../../../engine/prove/table.ts';
import { moveByTable } from '../../../engine/story/compiled.ts';
import { contextOf, placeOf, storyMachine } from '../../../engine/story/machine.ts';
import { alternativeFromAt } from '../../../engine/story/route.ts';
import { randomFrom } from '../../../engine/text/random.ts';
import { cityNames, readCity } from '../../support/cities.ts';
import { tinyCity } from '../../support/tiny-city.ts';
import { ville } from '../story/playing.ts';

/** Over all cities together. */
const WALKS = 100_000;

type Machine = ReturnType<typeof storyMachine>;
type Snapshot = ReturnType<Machine['resolveState']>;
type Edges = ReadonlyMap<string, readonly Edge[]>;

interface Ground {
  readonly scenario: Scenario;
  readonly answers: AnswerBook;
  readonly machine: Machine;
  /** Every state of the table as the machine is in it. */
  readonly starts: readonly { readonly snapshot: Snapshot; readonly now: number }[];
  readonly edges: Edges;
}

function groundOf(scenario: Scenario, source: ScenarioSource): Ground {
  const answers = answerBook(scenario, parseWalkthroughs(source));
  const graph = explore(scenario, answers);
  const machine = storyMachine(scenario);
  const starts = [...graph.states.values()].map((state) => {
    const { state: order, step } = state.standing;
    const value = step === null ? order : { [order]: step };
    return { snapshot: machine.resolveState({ value, context: contextOf(graph.progressAt(state)) }), now: state.now };
  });
  return { scenario, answers, machine, starts, edges: edgesBy('from', graph) };
}

const progressOf = ({ value, context }: Snapshot) => ({ ...context, ...placeOf(value) });

/** A gesture, how long the player waited before it, and the only states where the table lets it end. */
interface Stride {
  readonly event: StoryEvent;
  readonly wait: number;
  readonly ends: readonly string[];
}

type Pick = <Entry>(list: readonly Entry[]) => Entry | undefined;

/** What the table says of one of its gestures; whoever is in a hurry may still be refused. */
function tabled({ scenario }: Ground, edges: Edges, key: string, step: string | null, pick: Pick, isHasty: boolean): Stride {
  const edge = pick(edges.get(key) ?? []);
  if (!edge) throw new Error(`the table does not know ${key}`);
  const isRight = edge.event.type === 'ANSWER' && edge.accepted;
  const accepted = isRight ? pick(scenario.steps[step ?? '']?.examples.accept ?? []) : undefined;
  const event: StoryEvent = accepted === undefined ? edge.event : { type: 'ANSWER', code: accepted };
  return isHasty ? { event, wait: 1, ends: [key, edge.to] } : { event, wait: PATIENCE_MS, ends: [edge.to] };
}

/** Staff put the player somewhere. */
function moved({ scenario }: Ground, snapshot: Snapshot, step: string): Stride {
  const progress = progressOf(snapshot);
  const alternativeFrom = alternativeFromAt(scenario, progress, step);
  const state = scenario.steps[step]?.afterEnd ? 'DONE' : 'ACTIVATED';
  const ends = [keyOf({ state, step, alternativeFrom, clueIndex: 0, recognised: false })];
  return { event: { type: 'SET_STEP', step }, wait: 1, ends };
}

/** Mistakes and near misses, a gesture of the table, or staff who meddle. */
function strideFrom(ground: Ground, edges: Edges, snapshot: Snapshot, random: () => number): Stride {
  const pick: Pick = (list) => list[Math.floor(random() * list.length)];
  const progress = progressOf(snapshot);
  const key = keyOf(progress);
  const mistake = random() < 0.2 ? pick(ground.answers[progress.step ?? '']?.wrong ?? []) : undefined;
  if (mistake !== undefined) return { event: { type: 'ANSWER', code: mistake }, wait: Math.floor(random() * 20_000), ends: [key] };
  if (progress.step !== null && random() < 0.1) return moved(ground, snapshot, pick(Object.keys(ground.scenario.steps)) ?? '');
  return tabled(ground, edges, key, progress.step, pick, random() < 0.3);
}

/** Walks the machine from any state, and asks the table and the compiled moves at every stride. */
function walk(ground: Ground, edges: Edges, seed: string, move: typeof moveByTable = moveByTable): void {
  const random = randomFrom(seed);
  const start = ground.starts[Math.floor(random() * ground.starts.length)];
  if (!start) throw new Error('there is nowhere to start from');
  let { snapshot, now } = start;
  const path = [keyOf(progressOf(snapshot))];
  for (let left = 1 + Math.floor(random() * 4); left > 0; left -= 1) {
    const { event, wait, ends } = strideFrom(ground, edges, snapshot, random);
    now += wait;
    const compiled = move(ground.scenario, progressOf(snapshot), { ...event, now });
    [snapshot] = transition(ground.machine, snapshot, { ...event, now });
    const to = keyOf(progressOf(snapshot));
    path.push(JSON.stringify(event), to);
    if (!isDeepStrictEqual(compiled, progressOf(snapshot)))
      throw new Error(`walk « ${seed} »: ${path.join(' → ')}; the compiled moves say ${JSON.stringify(compiled)}`);
    if (!ends.includes(to)) throw new Error(`walk « ${seed} »: ${path.join(' → ')}; the table says ${ends.join(' or ')}`);
  }
}

const cities = [{ slug: 'ville', source: tinyCity(), scenario: ville }, ...cityNames.map((slug) => ({ slug, ...readCity(slug) }))];

describe.each(cities)('the tables of $slug', ({ slug, scenario, source }) => {
  const ground = groundOf(scenario, source);

  it('agree with the machine on random walks from anywhere, whatever the mistakes, and whoever is in a hurry', () => {
    const walks = Math.ceil(WALKS / cities.length);
    for (let number = 0; number < walks; number += 1) walk(ground, ground.edges, `${slug} ${number}`);
    expect(walks * cities.length).toBeGreaterThanOrEqual(WALKS);
  }, 120_000);

  it('come back from no alternative route, and lose nothing that was reached', () => {
    for (const { from, to } of [...ground.edges.values()].flat()) {
      const [left, arrived] = [from.split(' '), to.split(' ')];
      if (left[2] !== '') expect(arrived[2]).toBe(left[2]);
      if (left[0] === 'DONE') expect(arrived[0]).toBe('DONE');
    }
  });
});

describe('a table with one wrong cell', () => {
  const ground = groundOf(ville, tinyCity());
  const everything = [...ground.edges.values()].flat();
  const walks = (edges: Edges) => () => {
    for (let number = 0; number < 3000; number += 1) walk(ground, edges, `wrong cell ${number}`);
  };

  it.each(['ANSWER', 'ASK_CLUE', 'RECOGNISED', 'TAKE_ALTERNATIVE'] as const)('for %s is found out, with the seed and the path', (type) => {
    const wrong = everything.find(({ event, from, to }) => event.type === type && from !== to);
    const edges = [...ground.edges].map(
      ([key, list]) => [key, list.map((edge) => (edge === wrong ? { ...edge, to: edge.from } : edge))] as const,
    );
    expect(wrong).toBeDefined();
    expect(walks(new Map(edges))).toThrow(/walk « wrong cell \d+ »: .+ → .+; the table says/u);
  });

  it('is the only thing they find fault with', () => {
    expect(walks(ground.edges)).not.toThrow();
  });
});

describe('compiled moves with one fault', () => {
  const ground = groundOf(ville, tinyCity());

  it.each([
    ['that lose a date', { lastStepDate: null }],
    ['that forget a mistake', { wrongAnswers: [] }],
    ['that come to another step', { step: 'GARE' }],
  ] as const)('%s are found out, with the seed and the path', (_what, fault) => {
    const faulty: typeof moveByTable = (...told) => ({ ...moveByTable(...told), ...fault });
    const walks = () => {
      for (let number = 0; number < 300; number += 1) walk(ground, ground.edges, `faulty ${number}`, faulty);
    };
    expect(walks).toThrow(/walk « faulty \d+ »: .+ → .+; the compiled moves say/u);
  });
});
