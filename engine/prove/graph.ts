import type { Edge, StateGraph, StoryState } from './explore.ts';

/** Groups edges by the state they start from or lead to. */
export function edgesBy(
  end: 'from' | 'to',
  { edges }: Pick<StateGraph, 'edges'>,
): ReadonlyMap<string, readonly Edge[]> {
  const gathered = new Map<string, Edge[]>();
  for (const edge of edges) {
    const list = gathered.get(edge[end]);
    if (list) list.push(edge);
    else gathered.set(edge[end], [edge]);
  }
  return gathered;
}

/** Keys of the states from which a goal can be reached, goals included. */
export function canReach(graph: StateGraph, isGoal: (state: StoryState) => boolean): ReadonlySet<string> {
  const found = new Set([...graph.states.values()].filter(isGoal).map(({ key }) => key));
  const into = edgesBy('to', graph);
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

/** Key of the step and route of a state. */
export const positionKey = ({ position }: StoryState): string =>
  `${position.step ?? ''} ${position.taken.join(' ')}`;

/** Keeps one state per step and route: the one reached with the fewest events. */
export function oncePerPosition(states: readonly StoryState[]): readonly StoryState[] {
  const positions = new Map<string, StoryState>();
  for (const state of states)
    if (!positions.has(positionKey(state))) positions.set(positionKey(state), state);
  return [...positions.values()];
}
