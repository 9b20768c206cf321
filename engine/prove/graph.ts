import type { Edge, StateGraph, StoryState } from './explore.ts';

/** The gestures of a graph by the state they start from, or by the one they lead to. */
export function edgesBy(end: 'from' | 'to', { edges }: Pick<StateGraph, 'edges'>): ReadonlyMap<string, readonly Edge[]> {
  const gathered = new Map<string, Edge[]>();
  for (const edge of edges) {
    const list = gathered.get(edge[end]);
    if (list) list.push(edge);
    else gathered.set(edge[end], [edge]);
  }
  return gathered;
}

/** The states from which one of the goals can be reached, the goals among them. */
export function canReach(graph: StateGraph, isGoal: (state: StoryState) => boolean): ReadonlySet<string> {
  const found = new Set([...graph.states.values()].filter(isGoal).map(({ key }) => key));
  const into = edgesBy('to', graph);
  for (const key of found) for (const { from } of into.get(key) ?? []) found.add(from);
  return found;
}

/** The gestures by which a state is first come to: no shorter way leads there. */
export function pathTo(graph: StateGraph, key: string): readonly Edge[] {
  const path: Edge[] = [];
  let edge = graph.states.get(key)?.arrivedBy ?? null;
  while (edge) {
    path.unshift(edge);
    edge = graph.states.get(edge.from)?.arrivedBy ?? null;
  }
  return path;
}

/** The state of a kind that takes the fewest gestures; null when there is none. */
export function nearest(graph: StateGraph, isGoal: (state: StoryState) => boolean): StoryState | null {
  return [...graph.states.values()].find(isGoal) ?? null;
}

/** Where a state stands, and by which route. */
export const positionKey = ({ position }: StoryState): string => `${position.step ?? ''} ${position.alternativeFrom ?? ''}`;

/** Of the states that stand in the same place by the same route, the one that takes the fewest gestures. */
export function oncePerPosition(states: readonly StoryState[]): readonly StoryState[] {
  const positions = new Map<string, StoryState>();
  for (const state of states) if (!positions.has(positionKey(state))) positions.set(positionKey(state), state);
  return [...positions.values()];
}
