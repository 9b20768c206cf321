import type { StateValue } from 'xstate';
import type { Scenario, Step } from '../scenario/scenario.ts';
import { isOnRoute } from './actions.ts';
import { isSolvedBeside } from './exit-facts.ts';
import { ORDER_STATES, type OrderState, type Progress } from './progress.ts';
import type { StoryIndex } from './story-index.ts';

/** The region of the route, in a machine with steps beside it. */
export const ROUTE = 'route';
/** The state of a player whose step was removed from the city. */
export const LOST = 'LOST';

/** The machine's state value of a progress. `openBeside`: the steps beside the route that are open. */
export function stateValueOf(
  { scenario, sideSteps }: StoryIndex,
  progress: Progress,
  openBeside: readonly Step[],
): StateValue {
  const { state, step } = progress;
  const onRoute = placeOnRoute(scenario, state, step);
  if (sideSteps.length === 0) return onRoute;
  const stateBeside = ({ name }: Step): string => {
    if (isSolvedBeside(progress, name)) return 'solved';
    return openBeside.some((open) => open.name === name) ? 'open' : 'closed';
  };
  return { [ROUTE]: onRoute, ...Object.fromEntries(sideSteps.map((side) => [side.name, stateBeside(side)])) };
}

function placeOnRoute(scenario: Scenario, state: OrderState, step: string | null): StateValue {
  if (state === 'COMMAND' || state === 'SENT') return state;
  return step !== null && isOnRoute(scenario, step) ? { [state]: step } : LOST;
}

/** The order's state in a state value of the machine. */
export function orderStateOf(value: StateValue): OrderState {
  const onRoute = typeof value === 'object' ? (value[ROUTE] ?? value) : value;
  const name = typeof onRoute === 'string' ? onRoute : Object.keys(onRoute)[0];
  const state = ORDER_STATES.find((one) => one === name);
  if (!state) throw new Error(`No order is in the state ${name ?? 'without name'}`);
  return state;
}
