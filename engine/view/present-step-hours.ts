import type { HoursView } from '../hours/hours-view.ts';
import { presentHours } from '../hours/present-hours.ts';
import type { Scenario, Step } from '../scenario/scenario.ts';
import { isOnMainRoute } from '../story/route.ts';
import type { ViewInput } from './context.ts';

/** The city's hours, and whether the player's step depends on them. */
export function presentStepHours({ standing: { story, progress }, step, now }: ViewInput): HoursView {
  const { scenario } = story;
  const onMainRoute = isOnMainRoute(progress);
  return {
    ...presentHours(scenario.hours, scenario.timeZone, now, onMainRoute),
    neededHere: onMainRoute && needsHours(scenario, step),
  };
}

/** When no place has `closes`, the hours apply to all steps. */
export function needsHours({ places }: Scenario, step: Step): boolean {
  const closing = places.filter(({ closes }) => closes).map(({ slug }) => slug);
  return closing.length === 0 || step.places.some((place) => closing.includes(place));
}
