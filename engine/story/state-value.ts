import type { StateValue } from 'xstate';
import type { Scenario, Step } from '../scenario/scenario.ts';
import { isOnRoute, type StoryContext } from './actions.ts';
import type { UnwrittenOutcome } from './events.ts';
import { isSolvedBeside, ORDER_STATES, type OrderState, type Progress } from './progress.ts';
import { ACCEPTED } from './refusals.ts';
import type { StoryIndex } from './story-index.ts';

/** The context of the machine: the progress without the order's state, and the outcome of the last event. */
export interface MachineContext extends StoryContext {
  readonly outcome: UnwrittenOutcome;
}

export function contextOf({ state: _state, ...context }: Progress): MachineContext {
  return { ...context, outcome: ACCEPTED };
}

export function progressOf({ outcome: _outcome, ...context }: MachineContext, state: OrderState): Progress {
  return { ...context, state };
}

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

export function stateAt(scenario: Scenario, step: string): OrderState {
  return scenario.steps[step]?.afterEnd ? 'DONE' : 'ACTIVATED';
}

/** The order's state in a state value of the machine. */
export function orderStateOf(value: StateValue): OrderState {
  const onRoute = typeof value === 'object' ? (value[ROUTE] ?? value) : value;
  const name = typeof onRoute === 'string' ? onRoute : Object.keys(onRoute)[0];
  const state = ORDER_STATES.find((one) => one === name);
  if (!state) throw new Error(`No order is in the state ${name ?? 'without name'}`);
  return state;
}
