import type { Scenario } from '../scenario/scenario.ts';
import { advance } from '../story/advance.ts';
import type { Progress } from '../story/progress.ts';
import { freshProgress } from '../story/progress.ts';
import type { AnswerBook } from './answers.ts';
import { type Cell, keyOf, type Standing, type Table, tableOf } from './table.ts';

/** One thing a player can do in a state, and where it leads: to the same state when it changes nothing that counts. */
export type Edge = Omit<Cell, 'arrival'>;

/** A state as it was first come to, by the fewest gestures. */
export interface StoryState {
  readonly key: string;
  readonly standing: Standing;
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
  /** With its dates, as the one door gives it to whoever comes there by the fewest gestures. */
  progressAt(state: StoryState): Progress;
}

/** Longer than any wait of the game: the explorer is never in a hurry. */
export const PATIENCE_MS = 5 * 60_000;

/** Goes everywhere a player can go, from the letter's departure on. */
export function explore(scenario: Scenario, answers: AnswerBook, start = 0, table: Table = tableOf(scenario, answers)): StoryGraph {
  const first: StoryState = { key: keyOf(freshProgress), standing: freshProgress, now: start, arrivedBy: null };
  const states = new Map([[first.key, first]]);
  const edges: Edge[] = [];
  for (const state of states.values()) {
    for (const cell of table(state.standing, state.key)) {
      edges.push(cell);
      if (cell.to === state.key || states.has(cell.to)) continue;
      states.set(cell.to, { key: cell.to, standing: cell.arrival, now: state.now + PATIENCE_MS, arrivedBy: cell });
    }
  }
  return { scenario, states, edges, progressAt: playedIn(scenario, states) };
}

/** Plays a state when it is first looked at: most of them never are. */
function playedIn(scenario: Scenario, states: ReadonlyMap<string, StoryState>): StoryGraph['progressAt'] {
  const played = new Map<string, Progress>();
  const progressAt = ({ key, now, arrivedBy }: StoryState): Progress => {
    const before = arrivedBy && states.get(arrivedBy.from);
    const progress = played.get(key) ?? (before ? advance(scenario, progressAt(before), arrivedBy.event, now).progress : freshProgress);
    played.set(key, progress);
    return progress;
  };
  return progressAt;
}
