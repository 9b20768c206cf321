import type { Scenario } from '../scenario/scenario.ts';
import { advance } from '../story/advance.ts';
import type { StoryEvent } from '../story/events.ts';
import type { Progress } from '../story/progress.ts';
import { freshProgress } from '../story/progress.ts';
import type { AnswerBook } from './answers.ts';
import { keyOf, type Standing, type Table, tableOf } from './table.ts';

/** One thing a player can do in a state, and where it leads: to the same state when it changes nothing that counts. */
export interface Edge {
  readonly from: string;
  readonly to: string;
  readonly event: StoryEvent;
  readonly accepted: boolean;
}

/** A state as it was first come to, by the fewest gestures. */
export interface StoryState {
  readonly key: string;
  readonly standing: Standing;
  /** With its dates, as the one door gives it to whoever comes here that way; played when it is first looked at. */
  readonly progress: Progress;
  readonly now: number;
  /** Null for the first. */
  readonly arrivedBy: Edge | null;
}

/** Every state of a city that a player can be in, and every gesture in each of them. */
export interface StoryGraph {
  readonly scenario: Scenario;
  /** By key; those that take the fewest gestures first. */
  readonly states: ReadonlyMap<string, StoryState>;
  readonly edges: readonly Edge[];
}

/** Longer than any wait of the game: the explorer is never in a hurry. */
export const PATIENCE_MS = 5 * 60_000;

/** Goes everywhere a player can go, from the letter's departure on. */
export function explore(scenario: Scenario, answers: AnswerBook, start = 0, table: Table = tableOf(scenario, answers)): StoryGraph {
  const first = stateOf(scenario, freshProgress, keyOf(freshProgress), start, null, null);
  const states = new Map([[first.key, first]]);
  const edges: Edge[] = [];
  for (const state of states.values()) {
    for (const { event, accepted, to } of table(state.standing)) {
      const key = to === state.standing ? state.key : keyOf(to);
      const edge: Edge = { from: state.key, to: key, event, accepted };
      edges.push(edge);
      if (!states.has(key)) states.set(key, stateOf(scenario, to, key, state.now + PATIENCE_MS, state, edge));
    }
  }
  return { scenario, states, edges };
}

function stateOf(
  scenario: Scenario,
  standing: Standing,
  key: string,
  now: number,
  before: StoryState | null,
  arrivedBy: Edge | null,
): StoryState {
  let played: Progress | null = null;
  return {
    key,
    standing,
    now,
    arrivedBy,
    get progress() {
      played ??= before && arrivedBy ? advance(scenario, before.progress, arrivedBy.event, now).progress : freshProgress;
      return played;
    },
  };
}
