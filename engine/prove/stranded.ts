import type { ProofContext } from './context.ts';
import type { StoryState } from './explore.ts';
import { canReach, oncePerPosition, positionKey } from './graph.ts';

type Game = Pick<ProofContext, 'scenario' | 'graph'>;
export type Goal = 'end' | 'secret';

/** A state from which a player can no longer come to an end; or to an end, but not to what is hidden behind it. */
export interface Stranded {
  readonly state: StoryState;
  readonly goal: Goal;
}

/** Whether a state stands at a step of a kind. */
export function isAt({ scenario }: Pick<Game, 'scenario'>, goal: Goal): (state: StoryState) => boolean {
  return ({ position }) => scenario.steps[position.step ?? '']?.kind === goal;
}

export const hasSecret = ({ scenario }: Pick<Game, 'scenario'>): boolean =>
  Object.values(scenario.steps).some(({ kind }) => kind === 'secret');

/** Where players are stranded, on whatever route. */
export function stranded(game: Game): readonly Stranded[] {
  const states = [...game.graph.states.values()];
  const finishing = canReach(game.graph, isAt(game, 'end'));
  const finding = canReach(game.graph, isAt(game, 'secret'));
  const finishes = ({ key, position }: StoryState): boolean => position.state === 'DONE' || finishing.has(key);
  const endless = states.filter((state) => !finishes(state));
  const secretless = hasSecret(game) ? states.filter((state) => finishes(state) && !finding.has(state.key)) : [];
  return [
    ...lastInLine(game, endless).map((state): Stranded => ({ state, goal: 'end' })),
    ...lastInLine(game, secretless).map((state): Stranded => ({ state, goal: 'secret' })),
  ];
}

/**
 * Where one step is stranded, so are those that lead only there: the one that leads to no other stranded one is told,
 * so that one fault is one finding.
 */
function lastInLine({ graph }: Game, states: readonly StoryState[]): readonly StoryState[] {
  const keys = new Map(states.map((state) => [state.key, positionKey(state)]));
  const leadsOn = new Set(
    graph.edges.flatMap(({ from, to }) => {
      const [here, there] = [keys.get(from), keys.get(to)];
      return here !== undefined && there !== undefined && here !== there ? [here] : [];
    }),
  );
  return oncePerPosition(states.filter((state) => !leadsOn.has(positionKey(state))));
}
