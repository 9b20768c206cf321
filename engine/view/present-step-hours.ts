import type { HoursView } from '../hours/hours-view.ts';
import { presentHours } from '../hours/present-hours.ts';
import type { Hours } from '../types/hours.generated.ts';
import type { ViewInput } from './context.ts';
import { dependsOnPlaces, type HoursAhead, hoursAhead, needsHours } from './hours-ahead.ts';

/**
 * The hours that the player's step depends on: of its own places, else of the city; and those of places
 * ahead.
 */
export function presentStepHours(input: ViewInput): HoursView {
  const { standing, step, now } = input;
  const { scenario } = standing.story;
  const ahead = hoursAhead(standing);
  const matters = dependsOnPlaces(standing);
  const present = (hours: Hours, stopsPlayer: boolean) =>
    presentHours(hours, scenario.timeZone, now, stopsPlayer);
  if (!ahead) {
    return {
      ...present(scenario.hours, matters),
      neededHere: matters && needsHours(scenario, step),
      ahead: [],
    };
  }
  const here = leastOpen(ahead.here.map((hours) => present(hours, true)));
  const city = present(scenario.hours, ahead.city);
  return {
    ...(here ?? city),
    neededHere: here !== undefined || (matters && needsHours(scenario, step)),
    ahead: warnings(ahead, (hours) => present(hours, true)),
  };
}

type Shown = ReturnType<typeof presentHours>;

const ORDER: readonly HoursView['state'][] = ['closed', 'closing', 'open'];

/** Of several places of one step, the one that stands in the way. */
const leastOpen = (shown: readonly Shown[]): Shown | undefined =>
  shown.toSorted((left, right) => ORDER.indexOf(left.state) - ORDER.indexOf(right.state))[0];

/** Places ahead that are closed or close soon. Without their names, which may be answers. */
function warnings({ later }: HoursAhead, present: (hours: Hours) => Shown): HoursView['ahead'] {
  return later.map(present).flatMap(({ state, label, reason, notices }) => {
    if (state === 'open') return [];
    return [{ state, label, notice: (state === 'closed' ? notices.closed : notices.closing) ?? reason }];
  });
}
