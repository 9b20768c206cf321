import type { Scenario } from '../scenario/scenario.ts';
import type { StoryEvent } from '../story/events.ts';
import { groupBy } from '../text/group-by.ts';
import type { Edge, StateGraph, StoryState } from './explore.ts';

/** Keys of the states from which a goal can be reached, goals included. */
export function canReach(graph: StateGraph, isGoal: (state: StoryState) => boolean): ReadonlySet<string> {
  const found = new Set([...graph.states.values()].filter(isGoal).map(({ key }) => key));
  const into = groupBy(graph.edges, ({ to }) => to);
  for (const key of found) for (const { from } of into.get(key) ?? []) found.add(from);
  return found;
}

/** A shortest path from the initial state. */
export function pathTo(graph: StateGraph, key: string): readonly Edge[] {
  const path: Edge[] = [];
  let edge = graph.states.get(key)?.arrivedBy ?? null;
  while (edge) {
    path.unshift(edge);
    edge = graph.states.get(edge.from)?.arrivedBy ?? null;
  }
  return path;
}

/** The goal reached with the fewest events; null when there is none. */
export function nearest(graph: StateGraph, isGoal: (state: StoryState) => boolean): StoryState | null {
  return [...graph.states.values()].find(isGoal) ?? null;
}

export const positionKey = ({ position }: StoryState): string =>
  `${position.step ?? ''} ${position.taken.join(' ')}`;

/** Keeps one state per step and route: the one reached with the fewest events. */
export function oncePerPosition(states: readonly StoryState[]): readonly StoryState[] {
  const positions = new Map<string, StoryState>();
  for (const state of states)
    if (!positions.has(positionKey(state))) positions.set(positionKey(state), state);
  return [...positions.values()];
}

/** One move of a player, described. */
export interface Gesture {
  /** Null before activation. */
  readonly step: string | null;
  readonly index: number | null;
  /** In French: « répond « ancre » ». */
  readonly does: string;
  readonly event: StoryEvent;
}

const WORDS: {
  readonly [Type in StoryEvent['type']]: (event: Extract<StoryEvent, { type: Type }>) => string;
} = {
  SEND: () => 'reçoit la lettre',
  ACTIVATE: () => 'active le code',
  ANSWER: ({ code }) => `répond « ${code.replaceAll(/\s*\n\s*/gu, ' / ')} »`,
  ASK_CLUE: () => 'demande un indice',
  TAKE_ALTERNATIVE: () => 'prend le trajet de secours',
  RECOGNISED: () => 'trouve ce que l’instrument reconnaît',
  SET_STEP: ({ step }) => `est placé à ${step}`,
  CONTENT_CHANGED: () => 'le contenu change',
  REMOVE_STORY: () => 'rend l’histoire',
};

export function describePath({ story, states }: StateGraph, path: readonly Edge[]): readonly Gesture[] {
  return path.map(({ from, event }) =>
    gestureAt(story.scenario, states.get(from)?.position.step ?? null, event),
  );
}

export function gestureAt(scenario: Scenario, step: string | null, event: StoryEvent): Gesture {
  const tell = WORDS[event.type] as (event: StoryEvent) => string;
  const at = ('at' in event ? event.at : undefined) ?? step;
  return {
    step: at,
    index: at === null ? null : (scenario.steps[at]?.index ?? null),
    does: tell(event),
    event,
  };
}
