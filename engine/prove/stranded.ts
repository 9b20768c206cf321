import type { ProofContext } from './context.ts';
import type { StoryState } from './explore.ts';
import { canReach, oncePerPosition, positionKey } from './graph.ts';

type ProvedGame = Pick<ProofContext, 'scenario' | 'graph'>;
export type Goal = 'end' | 'secret';

/** A state from which an end cannot be reached; or an end can, but not the secret behind it. */
export interface Stranded {
  readonly state: StoryState;
  readonly goal: Goal;
}

function isAt({ scenario }: Pick<ProvedGame, 'scenario'>, goal: Goal): (state: StoryState) => boolean {
  return ({ position }) => scenario.steps[position.step ?? '']?.kind === goal;
}

export const hasSecret = ({ scenario }: Pick<ProvedGame, 'scenario'>): boolean =>
  Object.values(scenario.steps).some(({ kind }) => kind === 'secret');

export function stranded(game: ProvedGame): readonly Stranded[] {
  const states = [...game.graph.states.values()];
  const finishing = canReach(game.graph, isAt(game, 'end'));
  const finding = canReach(game.graph, isAt(game, 'secret'));
  const finishes = ({ key, position }: StoryState): boolean =>
    position.state === 'DONE' || finishing.has(key);
  const endless = states.filter((state) => !finishes(state));
  const secretless = hasSecret(game)
    ? states.filter((state) => finishes(state) && !finding.has(state.key))
    : [];
  return [
    ...lastStranded(game, endless).map((state): Stranded => ({ state, goal: 'end' })),
    ...lastStranded(game, secretless).map((state): Stranded => ({ state, goal: 'secret' })),
  ];
}

/**
 * Steps that lead only to a stranded step are stranded too: only the last one is reported, so that one fault
 * gives one finding.
 */
function lastStranded({ graph }: ProvedGame, states: readonly StoryState[]): readonly StoryState[] {
  const keys = new Map(states.map((state) => [state.key, positionKey(state)]));
  const leadsOn = new Set(
    graph.edges.flatMap(({ from, to }) => {
      const [here, there] = [keys.get(from), keys.get(to)];
      return here !== undefined && there !== undefined && here !== there ? [here] : [];
    }),
  );
  return oncePerPosition(states.filter((state) => !leadsOn.has(positionKey(state))));
}

/**
 * Whether an alternative route is offered that leads to an end while the main route is closed. Places on it
 * have no opening hours in the files.
 */
export function canAvoidHours(context: Pick<ProofContext, 'scenario' | 'graph'>): boolean {
  const finishing = canReach(context.graph, isAt(context, 'end'));
  return context.graph.edges.some(
    ({ event, accepted, to }) => event.type === 'TAKE_ALTERNATIVE' && accepted && finishing.has(to),
  );
}
