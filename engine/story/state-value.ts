import type { StateValue } from 'xstate';
import type { Step } from '../scenario/scenario.ts';
import { isSolvedBeside } from './leaving.ts';
import type { OrderState, Progress } from './progress.ts';
import type { StoryIndex } from './story-index.ts';

/** The region of the route, in a machine with steps beside it. */
export const ROUTE = 'route';

/** The machine's state value of a progress. `openBeside`: the steps beside the route that are open. */
export function stateValueOf({ sideSteps }: StoryIndex, progress: Progress, openBeside: readonly Step[]): StateValue {
  const { state, step } = progress;
  const onRoute = step === null ? state : { [state]: step };
  if (sideSteps.length === 0) return onRoute;
  const stateBeside = ({ name }: Step): string => {
    if (isSolvedBeside(progress, name)) return 'solved';
    return openBeside.some((open) => open.name === name) ? 'open' : 'closed';
  };
  return { [ROUTE]: onRoute, ...Object.fromEntries(sideSteps.map((side) => [side.name, stateBeside(side)])) };
}

/** The place on the route in a state value of the machine. */
export function placeOf(value: StateValue): Pick<Progress, 'state' | 'step'> {
  const onRoute = typeof value === 'object' ? (value[ROUTE] ?? value) : value;
  if (typeof onRoute === 'string') return { state: onRoute as OrderState, step: null };
  const [state, step] = Object.entries(onRoute as Record<string, string>)[0] ?? ['SENT', null];
  return { state: state as OrderState, step };
}
