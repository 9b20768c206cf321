import type { Elsewhere } from '../scenario/condition.ts';
import { elsewheresOf } from '../scenario/fact-combinations.ts';
import { advance } from '../story/advance.ts';
import type { StoryEvent } from '../story/events.ts';
import type { Progress } from '../story/progress.ts';
import { freshProgress } from '../story/progress.ts';
import { type Standing, standingOf } from '../story/standing.ts';
import type { Story } from '../story/story.ts';
import type { AnswerBook } from './answers.ts';

/**
 * The part of a progress that distinguishes states; of choices and hints asked, only those that a condition reads. Dates
 * and mistakes make no difference for a player who waits `PATIENCE_MS` between events: tests with random walks confirm it.
 */
export interface Position extends Pick<Progress, 'state' | 'step' | 'alternativeFrom' | 'chosen' | 'asked' | 'clueIndex' | 'recognised'> {
  /** What the player decided in other cities, which no event changes. */
  readonly elsewhere: Elsewhere;
}

export const keyOf = ({ state, step, alternativeFrom, chosen, asked, clueIndex, recognised, elsewhere }: Position): string =>
  [
    ...[state, step, alternativeFrom, ...Object.entries(chosen).flat(), ...asked, clueIndex, recognised ? 'recognised' : ''],
    ...(Object.keys(elsewhere).length > 0 ? [JSON.stringify(elsewhere)] : []),
  ].join(' ');

/** Choices and hints in the order of the story's steps, so that the order in which they were made makes no difference. */
export function positionOf({ scenario, read }: Story, progress: Progress, elsewhere: Elsewhere = {}): Position {
  const { state, step, alternativeFrom, clueIndex, recognised } = progress;
  const decided = Object.keys(scenario.steps).filter((name) => read.chose.has(name) && progress.chosen[name] !== undefined);
  const chosen = Object.fromEntries(decided.map((name) => [name, progress.chosen[name] ?? '']));
  const asked = Object.keys(scenario.steps).filter((name) => read.asked.has(name) && progress.asked.includes(name));
  return { state, step, alternativeFrom, chosen, asked, clueIndex, recognised, elsewhere };
}

/** An event tried in a state. `from` and `to` are keys of states, equal when the event changes nothing in `Position`. */
export interface Edge {
  readonly from: string;
  readonly to: string;
  readonly event: StoryEvent;
  readonly accepted: boolean;
}

/** A state as first reached, with the fewest events. */
export interface StoryState {
  readonly key: string;
  readonly position: Position;
  readonly now: number;
  /** Null for an initial state: one for each combination of what may be decided in other cities. */
  readonly arrivedBy: Edge | null;
}

/** The reachable states of a city and the events tried in them. Hints are explored after one combination of decisions only. */
export interface StateGraph {
  readonly story: Story;
  /** By key; those reached with the fewest events first. */
  readonly states: ReadonlyMap<string, StoryState>;
  readonly edges: readonly Edge[];
  /** With the dates of a player who reaches the state with the fewest events. */
  standingAt(state: StoryState): Standing;
}

/** Longer than any wait of the game. */
export const PATIENCE_MS = 5 * 60_000;

/** Breadth-first search of all reachable states, from an order not yet sent, with everything that may be decided in other cities. */
export function explore(story: Story, answers: AnswerBook, start = 0): StateGraph {
  const first = elsewheresOf(story.read.elsewhere).map((elsewhere): StoryState => {
    const position = positionOf(story, freshProgress, elsewhere);
    return { key: keyOf(position), position, now: start, arrivedBy: null };
  });
  const states = new Map(first.map((state) => [state.key, state]));
  const edges: Edge[] = [];
  const isExploredFully = firstDecisionsAtEachPlace();
  for (const state of states.values()) {
    const { elsewhere, ...place } = state.position;
    const here = standingOf(story, { ...freshProgress, ...place }, elsewhere);
    const isFull = isExploredFully(state.position);
    for (const event of eventsAt(state.position, answers).filter(({ type }) => isFull || changesFacts(story, state.position, type))) {
      const { standing, outcome } = advance(here, event, PATIENCE_MS);
      const { progress } = standing;
      const position = positionOf(story, progress, elsewhere);
      const edge = { from: state.key, to: keyOf(position), event, accepted: outcome.accepted };
      edges.push(edge);
      if (states.has(edge.to)) continue;
      states.set(edge.to, { key: edge.to, position, now: state.now + PATIENCE_MS, arrivedBy: edge });
    }
  }
  return { story, states, edges, standingAt: standingsOf(story, states) };
}

/**
 * Asking hints and using an instrument lead to no other step, whatever the player decided before: both are explored after
 * one combination of decisions at each step and route, since each choice would multiply their states. Texts of hints that
 * depend on decisions are checked case by case, not by these states.
 */
function firstDecisionsAtEachPlace(): (position: Position) => boolean {
  const first = new Map<string, string>();
  return ({ state, step, alternativeFrom, chosen, asked }) => {
    const place = [state, step, alternativeFrom].join(' ');
    const decisions = JSON.stringify([chosen, asked.filter((name) => name !== step)]);
    if (!first.has(place)) first.set(place, decisions);
    return first.get(place) === decisions;
  };
}

/** Whether an event leads elsewhere, or is the first hint at a step whose hints a condition reads. */
function changesFacts({ read }: Story, { step, asked }: Position, type: StoryEvent['type']): boolean {
  if (type === 'ASK_CLUE') return step !== null && read.asked.has(step) && !asked.includes(step);
  return type !== 'RECOGNISED';
}

const SEND: StoryEvent = { type: 'SEND' };
const ACTIVATE: StoryEvent = { type: 'ACTIVATE' };
const ASK_CLUE: StoryEvent = { type: 'ASK_CLUE' };
const RECOGNISED: StoryEvent = { type: 'RECOGNISED' };
const TAKE_ALTERNATIVE: StoryEvent = { type: 'TAKE_ALTERNATIVE', debug: false };

/** The events to try at a position, including those that must be refused. */
function eventsAt({ step }: Position, answers: AnswerBook): readonly StoryEvent[] {
  const { right = null, wrong: [wrong] = [], recognised = null, tolerance, options = [] } = answers[step ?? ''] ?? {};
  const edges = tolerance ? [...tolerance.right, ...tolerance.wrong] : [];
  const codes = new Set([right, wrong ?? null, ...edges, ...options].filter((code) => code !== null));
  return [
    SEND,
    ACTIVATE,
    ...[...codes].map((code) => ({ type: 'ANSWER', code }) as const),
    ASK_CLUE,
    ...(recognised === null ? [] : [RECOGNISED]),
    TAKE_ALTERNATIVE,
  ];
}

/** Computes standings lazily, with a cache: most are never needed. */
function standingsOf(story: Story, states: ReadonlyMap<string, StoryState>): StateGraph['standingAt'] {
  const played = new Map<string, Standing>();
  const play = ({ arrivedBy, now, position }: StoryState): Standing => {
    const before = arrivedBy && states.get(arrivedBy.from);
    return before ? advance(standingAt(before), arrivedBy.event, now).standing : standingOf(story, freshProgress, position.elsewhere);
  };
  const standingAt = (state: StoryState): Standing => {
    const standing = played.get(state.key) ?? play(state);
    played.set(state.key, standing);
    return standing;
  };
  return standingAt;
}
