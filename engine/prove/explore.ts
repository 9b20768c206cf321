import type { Scenario } from '../scenario/scenario.ts';
import { advance } from '../story/advance.ts';
import type { StoryEvent } from '../story/events.ts';
import type { Progress } from '../story/progress.ts';
import { freshProgress } from '../story/progress.ts';
import type { AnswerBook } from './answers.ts';

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

/**
 * What counts of a progress: where, by which route, how many hints, whether the instrument was recognised. Dates and
 * mistakes do not: tests walk at random to hold that.
 */
export function keyOf({ state, step, alternativeFrom, clueIndex, recognised }: Progress): string {
  return [state, step ?? '', alternativeFrom ?? '', clueIndex, recognised ? 'recognised' : ''].join(' ');
}

/** Goes everywhere a player can go, through the one door, from the letter's departure on. */
export function explore(scenario: Scenario, answers: AnswerBook, start = 0): StoryGraph {
  const first: StoryState = { key: keyOf(freshProgress), progress: freshProgress, now: start, arrivedBy: null };
  const states = new Map([[first.key, first]]);
  const edges: Edge[] = [];
  for (const state of states.values()) {
    for (const event of eventsAt(state.progress, answers)) {
      const now = state.now + PATIENCE_MS;
      const { progress, outcome } = advance(scenario, state.progress, event, now);
      const edge: Edge = { from: state.key, to: keyOf(progress), event, accepted: outcome.accepted };
      edges.push(edge);
      if (!states.has(edge.to)) states.set(edge.to, { key: edge.to, progress, now, arrivedBy: edge });
    }
  }
  return { scenario, states, edges };
}

/** What a player may try: all of it everywhere, so that what must be refused is seen to be refused. */
function eventsAt(progress: Progress, answers: AnswerBook): readonly StoryEvent[] {
  const { right = null, wrong = [], recognised = null } = answers[progress.step ?? ''] ?? {};
  const typed = [right, wrong[0] ?? null].filter((code) => code !== null);
  return [
    { type: 'SEND' },
    { type: 'ACTIVATE' },
    ...typed.map((code) => ({ type: 'ANSWER', code }) as const),
    { type: 'ASK_CLUE' },
    ...(recognised === null ? [] : [{ type: 'RECOGNISED' } as const]),
    { type: 'TAKE_ALTERNATIVE', debug: false },
  ];
}
