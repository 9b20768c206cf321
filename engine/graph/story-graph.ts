import type { SourceRange } from '../diagnostics/diagnostic.ts';
import type { PuzzleOption } from '../puzzles/define.ts';
import { finalCodesOf, optionsOf, puzzleTypeOf } from '../puzzles/index.ts';
import { conditionWords } from '../scenario/decision-words.ts';
import type { Exit } from '../scenario/exits.ts';
import type { Scenario, Step, StepKind } from '../scenario/scenario.ts';
import { createStory } from '../story/story.ts';
import { groupBy } from '../text/group-by.ts';
import type { Condition } from '../types/condition.generated.ts';
import { type Column, type Presence, presenceOf, type PresentThing } from './presence.ts';
import type { Sketch } from './sketch.ts';

/** Wrong answers that the writer foresaw, and the reply to them. */
interface FalseTrail {
  readonly answers: readonly string[];
  readonly says: string;
}

/** The replies to wrong answers, then the decoys of an instrument. */
function falseTrailsOf({ replies, puzzle }: Pick<Step, 'replies' | 'puzzle'>): readonly FalseTrail[] {
  const decoys = (puzzle && puzzleTypeOf(puzzle).decoys?.(puzzle)) ?? [];
  return [
    ...replies.map(({ to, say }) => ({ answers: to, says: say })),
    ...decoys.map(({ answer, says }) => ({ answers: [answer], says })),
  ];
}

/**
 * `application`: the final application, which solves some steps; `damaged`: a step whose file cannot be
 * parsed; `missing`: a name without a step.
 */
export type StoryNodeKind = StepKind | 'application' | 'damaged' | 'missing';

export interface StoryNode {
  /** The step's name; unique in the graph. */
  readonly id: string;
  readonly kind: StoryNodeKind;
  /**
   * The « Étape 4 » that the player reads there, or « 4–6 » when the routes differ; '' for a step beside the
   * routes, '?' for one that cannot be read.
   */
  readonly number: string;
  /** The step's description. */
  readonly title: string;
  /** The title of its stamp: a step beside the route has one. */
  readonly called?: string;
  /** The French name of the puzzle's type. */
  readonly puzzle: string | null;
  readonly isStart: boolean;
  /** The player decides here. */
  readonly isChoice: boolean;
  readonly onMainRoute: boolean;
  readonly hints: number;
  /** Names of the places in places.yaml. */
  readonly places: readonly string[];
  readonly falseTrails: readonly FalseTrail[];
  /** Messages, documents and tiles that a player finds here for the first time, with their conditions. */
  readonly arrives: readonly string[];
  /** The position of its name in the file; null when no file contains it. */
  readonly at: SourceRange | null;
}

/**
 * `next`: by the right answer, or by the parts of a gathering; `alternative`: by the other route; `beside`:
 * from the step that opens it to a step beside the route; `opens`: where the final application appears;
 * `solves`: the step whose code it gives; `false-trail`: wrong answers that the writer replies to, and that
 * lead nowhere.
 */
export type StoryEdgeKind = 'next' | 'alternative' | 'beside' | 'opens' | 'solves' | 'false-trail';

export interface StoryEdge {
  readonly from: string;
  readonly to: string;
  readonly kind: StoryEdgeKind;
  /** The options and conditions that lead along it, in French; empty when everybody goes there. */
  readonly words: readonly string[];
}

export interface StoryGraph {
  readonly city: string;
  readonly name: string;
  readonly nodes: readonly StoryNode[];
  readonly edges: readonly StoryEdge[];
}

export function storyGraphOf(
  { draft, scenario }: Sketch,
  presence = presenceOf(createStory(scenario)),
): StoryGraph {
  const places = new Map(scenario.places.map(({ slug, name }) => [slug, name]));
  const sources = new Map(draft.steps.map(({ file, value }) => [value.name, file.valueAt(['name'])]));
  const arrivals = arrivalsOf(presence);
  const numbers = numbersOf(presence);
  const steps = Object.values(scenario.steps).sort((a, b) => a.index - b.index);
  const stepNodes = steps.map((step) => ({
    ...stepNode(scenario, step, places),
    number: numbers.get(step.name) ?? '',
    arrives: arrivals.get(step.name) ?? [],
    at: sources.get(step.name) ?? null,
  }));
  const nodes = [...stepNodes, ...applications(scenario)];
  const edges = [...steps.flatMap(stepEdges), ...applicationEdges(scenario)];
  return {
    city: scenario.slug,
    name: scenario.name,
    nodes: [...nodes, ...missingNodes(nodes, edges, draft.damagedSteps)],
    edges,
  };
}

function stepNode(scenario: Scenario, step: Step, places: ReadonlyMap<string, string>): StoryNode {
  return {
    ...nodeWithoutStep(step.name, step.kind),
    title: step.description,
    ...(step.beside && { called: step.beside.title }),
    puzzle: step.puzzle ? puzzleTypeOf(step.puzzle).schema.title : null,
    isStart: step.name === scenario.start,
    isChoice: optionsOf(step.puzzle).length > 0,
    onMainRoute: scenario.mainRoute.includes(step.name),
    hints: step.hints.length,
    places: step.places.map((slug) => places.get(slug) ?? slug),
    falseTrails: falseTrailsOf(step),
  };
}

function nodeWithoutStep(id: string, kind: StoryNodeKind): StoryNode {
  const unknown = { number: '?', title: '', puzzle: null, at: null };
  const nothing = {
    isStart: false,
    isChoice: false,
    onMainRoute: false,
    hints: 0,
    places: [],
    falseTrails: [],
    arrives: [],
  };
  return { ...unknown, ...nothing, id, kind };
}

/** Cannot clash with step names, which are in capitals. */
const applicationId = (index: number): string => `final-${index}`;

const finalTiles = (scenario: Scenario) =>
  scenario.tiles.flatMap((tile, index) => (tile.app === 'final' ? [{ tile, id: applicationId(index) }] : []));

function applications(scenario: Scenario): StoryNode[] {
  return finalTiles(scenario).map(({ tile, id }) => ({
    ...nodeWithoutStep(id, 'application'),
    title: tile.label,
  }));
}

function stepEdges(step: Step): StoryEdge[] {
  const { name, alternative, beside } = step;
  return [
    ...waysOutOf(step).map(({ to, words }) => ({ from: name, to, kind: 'next', words }) as const),
    ...(alternative === undefined
      ? []
      : [{ from: name, to: alternative, kind: 'alternative', words: [] } as const]),
    ...(beside ? [{ from: beside.from, to: name, kind: 'beside', words: [] } as const] : []),
    ...(falseTrailsOf(step).length === 0
      ? []
      : [{ from: name, to: name, kind: 'false-trail', words: [] } as const]),
  ];
}

function applicationEdges(scenario: Scenario): StoryEdge[] {
  const solved = Object.values(scenario.steps).filter(({ puzzle }) => finalCodesOf(puzzle));
  return finalTiles(scenario).flatMap(({ tile, id }): StoryEdge[] => {
    const from = tile.from ?? tile.after;
    return [
      ...(from === undefined ? [] : [{ from, to: id, kind: 'opens', words: [] } as const]),
      ...solved.map(({ name }) => ({ from: id, to: name, kind: 'solves', words: [] }) as const),
    ];
  });
}

/** Nodes for names that edges use without a readable file, and for damaged steps without edges. */
function missingNodes(
  nodes: readonly StoryNode[],
  edges: readonly StoryEdge[],
  damaged: readonly string[],
): StoryNode[] {
  const known = new Set(nodes.map(({ id }) => id));
  const named = new Set(
    [...edges.flatMap(({ from, to }) => [from, to]), ...damaged].filter((id) => !known.has(id)),
  );
  return [...named].map((id) => nodeWithoutStep(id, damaged.includes(id) ? 'damaged' : 'missing'));
}

/** The place of each step on its routes: the player counts the steps of their own. */
export function numbersOf({ columns }: Presence): ReadonlyMap<string, string> {
  const byKey = new Map<string, number>();
  const places = new Map<string, readonly number[]>();
  // A step comes after the one before it.
  for (const { key, before, step } of columns) {
    const place = (byKey.get(before ?? '') ?? 0) + 1;
    byKey.set(key, place);
    places.set(step, [...(places.get(step) ?? []), place]);
  }
  return new Map(
    [...places].map(([step, all]) => [step, [...new Set([Math.min(...all), Math.max(...all)])].join('–')]),
  );
}

const KINDS: readonly PresentThing['kind'][] = ['message', 'document', 'tile'];

/**
 * What some player finds at each step and did not find at the step before, by the step's name: titles in the
 * table's order, with their conditions in French.
 */
function arrivalsOf({ things, columns }: Presence): ReadonlyMap<string, readonly string[]> {
  const byKey = new Map(columns.map((column) => [column.key, column]));
  const named = things.filter(({ kind }) => KINDS.includes(kind));
  const arrivals = new Map<string, Set<string>>();
  for (const thing of named) {
    for (const column of columns) {
      const words = arrivalOf(thing, column, byKey.get(column.before ?? ''));
      if (words !== null) arrivals.set(column.step, (arrivals.get(column.step) ?? new Set()).add(words));
    }
  }
  return new Map([...arrivals].map(([step, words]) => [step, [...words]]));
}

/** Null when it is not there or was already. */
function arrivalOf(
  { id, title, when }: PresentThing,
  column: Column,
  before: Column | undefined,
): string | null {
  const [page, earlier] = [column, before].map(
    (one) => one?.there[id] ?? one?.withHelp[id] ?? one?.withAllAsidesSolved[id],
  );
  if (page === undefined || earlier === page) return null;
  const name = earlier === undefined ? title : `${title} (autre version)`;
  return when === null ? name : `${name}, ${when}`;
}

/** A step that the right answer leads to. */
interface WayOut {
  readonly to: string;
  /** The options and conditions that lead there, in French; empty for the only way. */
  readonly words: readonly string[];
}

/** The ways out of a step by its right answer, one for each target. */
function waysOutOf({ name, puzzle, exits }: Pick<Step, 'name' | 'puzzle' | 'exits'>): readonly WayOut[] {
  const options = optionsOf(puzzle);
  const cases =
    options.length === 0 ? casesIn(exits) : options.flatMap((option) => casesOfOption(name, option, exits));
  return [...groupBy(cases, ({ to }) => to)].map(([to, same]) => ({
    to,
    words: same.flatMap(({ words }) => words),
  }));
}

/** The cases of `next`; the last one, without condition, is for all others. */
const casesIn = (exits: readonly Exit[]): readonly WayOut[] =>
  exits.map(({ to, ...exit }, index) => ({
    to,
    words: exit.if ? [conditionWords(exit.if)] : index > 0 ? ['sinon'] : [],
  }));

function casesOfOption(step: string, option: PuzzleOption, exits: readonly Exit[]): readonly WayOut[] {
  const open = exits.flatMap((exit) => {
    const { [step]: own = option.name, ...others } = exit.if?.chose ?? {};
    return own === option.name ? [{ to: exit.to, rest: withChose(exit.if, others) }] : [];
  });
  const last = open.findIndex(({ rest }) => rest === null);
  const reachable = last === -1 ? open : open.slice(0, last + 1);
  return reachable.map(({ to, rest }, index) => ({
    to,
    // The name leaves room for the condition.
    words: [rest || index > 0 ? `${option.name}, ${rest ? conditionWords(rest) : 'sinon'}` : option.label],
  }));
}

/** The condition with these choices only; null when nothing is left of it. */
function withChose(
  condition: Condition | undefined,
  chose: Readonly<Record<string, string>>,
): Condition | null {
  const { chose: _chose, ...others } = condition ?? {};
  const rest = { ...others, ...(Object.keys(chose).length > 0 && { chose }) };
  return Object.keys(rest).length > 0 ? rest : null;
}
