import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  advance,
  freshProgress,
  judge,
  optionsOf,
  parseWalkthroughs,
  type Progress,
  resolveStanding,
  type ScenarioSource,
  type Story,
  type StoryEvent,
} from '../../../engine/index.ts';
import { type AnswerBook, answerBook } from '../../../engine/prove/answers.ts';
import { type Edge, explore, PATIENCE_MS } from '../../../engine/prove/explore.ts';
import { keyOf, positionOf } from '../../../engine/prove/position.ts';
import { groupBy } from '../../../engine/text/group-by.ts';
import { withPassedGatheringsSolved } from '../../../engine/story/actions.ts';
import { standingOf, openStep } from '../../../engine/story/standing.ts';
import { whenOpen } from '../../../engine/story/timings.ts';
import { decisionsAt, routeOf, stepsUpTo } from '../../../engine/story/route.ts';
import { randomFrom } from '../../../engine/text/random.ts';
import { cityNames, compileTestCity, readCity } from '../../support/cities/cities.ts';
import { root } from '../../support/programs/run.ts';
import { readCityFolder } from '../../../server/content/read-city-folder.ts';
import { tinyCity } from '../../../scripts/explain/cities/tiny-city.ts';
import { createStory } from '../../../engine/story/story.ts';
import { openingCity } from '../../support/cities/opening-city.ts';
import { branchingCity } from '../../../scripts/explain/cities/branching-city.ts';
import { gatheringCity } from '../../../scripts/explain/cities/gathering-city.ts';
import { compiled, villeStory } from '../story/playing.ts';

/** Over all cities together. */
const WALKS = 20_000;

type Edges = ReadonlyMap<string, readonly Edge[]>;

interface Ground {
  readonly story: Story;
  readonly answers: AnswerBook;
  /** Every explored state as a player's progress. */
  readonly starts: readonly { readonly progress: Progress; readonly now: number }[];
  readonly edges: Edges;
  readonly routeSteps: readonly string[];
}

function groundOf(story: Story, source: ScenarioSource): Ground {
  const answers = answerBook(story, parseWalkthroughs(source));
  const graph = explore(story, answers);
  const starts = [...graph.states.values()].map((state) => ({
    progress: graph.standingAt(state).progress,
    now: state.now,
  }));
  const routeSteps = Object.values(story.scenario.steps).flatMap(({ name, beside }) =>
    beside ? [] : [name],
  );
  return { story, answers, starts, edges: groupBy(graph.edges, ({ from }) => from), routeSteps };
}

/** A move, the wait before it, and the only states that the explored graph allows after it. */
interface Stride {
  readonly event: StoryEvent;
  readonly wait: number;
  readonly ends: readonly string[];
}

type Pick = <Entry>(list: readonly Entry[]) => Entry | undefined;

/** One of the graph's moves; it may be refused as too early. */
function explored(
  { story }: Ground,
  edges: Edges,
  key: string,
  step: string | null,
  pick: Pick,
  isHasty: boolean,
): Stride {
  const edge = pick(edges.get(key) ?? []);
  if (!edge) throw new Error(`the graph has no ${key}`);
  const at = ('at' in edge.event ? edge.event.at : undefined) ?? step ?? '';
  const { puzzle = null, examples } = story.scenario.steps[at] ?? {};
  const meant = edge.event.type === 'ANSWER' && edge.accepted ? judge(story, at, edge.event.code).key : null;
  // Of a decision, only the answers that take the same option lead to the same state.
  const means = (code: string): boolean =>
    optionsOf(puzzle).length === 0 || judge(story, at, code).key === meant;
  const accepted = meant === null ? undefined : pick(examples?.accept.filter(means) ?? []);
  const event: StoryEvent = accepted === undefined ? edge.event : { type: 'ANSWER', code: accepted, at };
  return isHasty ? { event, wait: 1, ends: [key, edge.to] } : { event, wait: PATIENCE_MS, ends: [edge.to] };
}

/** Staff set the player's step. */
function moved({ story }: Ground, progress: Progress, step: string): Stride {
  const decisions = decisionsAt(story, progress, step);
  const state = story.scenario.steps[step]?.afterEnd ? 'DONE' : 'ACTIVATED';
  const behind = stepsUpTo(routeOf(story, decisions), step) ?? [];
  const { steps } = story.scenario;
  const isBehind = (name: string): boolean => behind.slice(0, -1).includes(steps[name]?.beside?.from ?? name);
  const asked = progress.asked.filter(isBehind);
  const kept = Object.fromEntries(Object.entries(progress.sideSteps).filter(([name]) => isBehind(name)));
  const sideSteps = withPassedGatheringsSolved(story.scenario, behind.slice(0, -1), kept, 0);
  const chosenBeside = Object.entries(progress.chosen).filter(
    ([name]) => steps[name]?.beside && isBehind(name),
  );
  const chosen = { ...decisions.chosen, ...Object.fromEntries(chosenBeside) };
  const ends = [
    keyOf(
      positionOf(
        standingOf(story, { ...freshProgress, ...decisions, chosen, asked, sideSteps, state, step }),
      ),
    ),
  ];
  return { event: { type: 'SET_STEP', step }, wait: 1, ends };
}

/** Wrong and nearly right answers, a move of the graph, or a move by staff. */
function strideFrom(ground: Ground, edges: Edges, progress: Progress, random: () => number): Stride {
  const pick: Pick = (list) => list[Math.floor(random() * list.length)];
  const key = keyOf(positionOf(resolveStanding(ground.story, progress)));
  const mistake = random() < 0.2 ? pick(ground.answers[progress.step ?? '']?.wrong ?? []) : undefined;
  if (mistake !== undefined)
    return { event: { type: 'ANSWER', code: mistake }, wait: Math.floor(random() * 20_000), ends: [key] };
  if (progress.step !== null && random() < 0.1) return moved(ground, progress, pick(ground.routeSteps) ?? '');
  return explored(ground, edges, key, progress.step, pick, random() < 0.3);
}

/**
 * Plays from any state with real dates and wrong answers, waiting for steps to open, and compares each move
 * with the explored graph.
 */
function walk(ground: Ground, edges: Edges, seed: string): void {
  const random = randomFrom(seed);
  const start = ground.starts[Math.floor(random() * ground.starts.length)];
  if (!start) throw new Error('there is nowhere to start from');
  let { progress, now } = start;
  const path = [keyOf(positionOf(resolveStanding(ground.story, progress)))];
  for (let left = 1 + Math.floor(random() * 4); left > 0; left -= 1) {
    // Staff may have moved the player to a state that needs no exploring: one fact after others that nothing
    // reads with it.
    if (!edges.has(path.at(-1) ?? '')) return;
    const { event, wait, ends } = strideFrom(ground, edges, progress, random);
    const meant = openStep(resolveStanding(ground.story, progress), 'at' in event ? event.at : null)?.step;
    now = whenOpen(ground.story.scenario, meant, now + wait);
    ({ progress } = advance(resolveStanding(ground.story, progress), event, now).standing);
    const to = keyOf(positionOf(resolveStanding(ground.story, progress)));
    path.push(JSON.stringify(event), to);
    if (!ends.includes(to))
      throw new Error(`walk « ${seed} »: ${path.join(' → ')}; the graph says ${ends.join(' or ')}`);
  }
}

const branching = branchingCity();
const gathering = gatheringCity();
const evening = openingCity();
const cities = [
  { slug: 'ville', source: tinyCity(), story: villeStory },
  { slug: 'a branching city', source: branching, story: createStory(compiled(branching)) },
  {
    slug: 'a city with a gathering and an aside',
    source: gathering,
    story: createStory(compiled(gathering)),
  },
  { slug: 'a city with hours of a step', source: evening, story: createStory(compiled(evening)) },
  { slug: 'a whole branching city', ...compileTestCity(readCityFolder(join(root, 'tests/cities/aubrelle'))) },
  ...cityNames.map((slug) => ({ slug, ...readCity(slug) })),
];

describe.each(cities)('the explored graph of $slug', ({ slug, story, source }) => {
  const ground = groundOf(story, source);

  it('agrees with random games from any state, with wrong answers, early moves and moves by staff', () => {
    const walks = Math.ceil(WALKS / cities.length);
    for (let number = 0; number < walks; number += 1) walk(ground, ground.edges, `${slug} ${number}`);
    expect(walks * cities.length).toBeGreaterThanOrEqual(WALKS);
  });

  it('never leaves an alternative route or the end', () => {
    for (const { from, to } of [...ground.edges.values()].flat()) {
      const [left, arrived] = [from.split(' '), to.split(' ')];
      expect(arrived[2]).toMatch(new RegExp(`^${left[2]}`, 'u'));
      if (left[0] === 'DONE') expect(arrived[0]).toBe('DONE');
    }
  });
});

describe('a graph with one wrong edge', () => {
  const ground = groundOf(villeStory, tinyCity());
  const everything = [...ground.edges.values()].flat();
  const walks = (edges: Edges) => () => {
    for (let number = 0; number < 3000; number += 1) walk(ground, edges, `wrong edge ${number}`);
  };

  it.each(['ANSWER', 'ASK_CLUE', 'RECOGNISED', 'TAKE_ALTERNATIVE'] as const)(
    'for %s is detected, with the seed and the path',
    (type) => {
      const wrong = everything.find(({ event, from, to }) => event.type === type && from !== to);
      const edges = [...ground.edges].map(
        ([key, list]) =>
          [key, list.map((edge) => (edge === wrong ? { ...edge, to: edge.from } : edge))] as const,
      );
      expect(wrong).toBeDefined();
      expect(walks(new Map(edges))).toThrow(/walk « wrong edge \d+ »: .+ → .+; the graph says/u);
    },
  );

  it('causes no other report', () => {
    expect(walks(ground.edges)).not.toThrow();
  });
});
