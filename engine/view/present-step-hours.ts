import { type HoursView, presentHours } from '../hours/present-hours.ts';
import type { Scenario, Step } from '../scenario/scenario.ts';
import type { Standing } from '../story/standing.ts';
import type { Hours } from '../types/hours.generated.ts';
import type { ViewInput } from './context.ts';

/**
 * The hours that the player's step depends on: of its own places, else of the city; and those of places
 * ahead. Null in a city without hours.
 */
export function presentStepHours(input: ViewInput): HoursView | null {
  const { standing, step, now } = input;
  const { scenario, words } = standing.story;
  const { hours: ofCity } = scenario;
  if (!ofCity) return null;
  const ahead = hoursAhead(standing);
  const matters = dependsOnPlaces(standing);
  const present = (hours: Hours, stopsPlayer: boolean) =>
    presentHours(hours, scenario.timeZone, now, words, stopsPlayer);
  if (!ahead) {
    return {
      ...present(ofCity, matters),
      neededHere: matters && needsHours(scenario, step),
      ahead: [],
    };
  }
  const here = leastOpen(ahead.here.map((hours) => present(hours, true)));
  const city = present(ofCity, ahead.city);
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

/**
 * The opening hours that matter to a player: of the step, and of what lies ahead of it on the player's route.
 */
interface HoursAhead {
  /** Of the places of the step that have hours of their own. */
  readonly here: readonly Hours[];
  /** Of such places of later steps, each once. */
  readonly later: readonly Hours[];
  /** Whether the step, or a later one, depends on the city's hours. */
  readonly city: boolean;
}

/**
 * When no place has `closes`, the city's hours apply to all steps, except to those whose places have hours of
 * their own.
 */
export function needsHours(scenario: Scenario, step: Step): boolean {
  const { places } = scenario;
  const needed = placesOf(scenario, step);
  const closing = places.filter(({ closes }) => closes).map(({ slug }) => slug);
  if (closing.length > 0) return needed.some((place) => closing.includes(place));
  return !places.some(({ hours, slug }) => hours && needed.includes(slug));
}

/** Of a gathering, the places of its parts too. */
const placesOf = ({ steps }: Scenario, { places, gathering }: Step): readonly string[] => [
  ...places,
  ...(gathering?.parts.flatMap((name) => steps[name]?.places ?? []) ?? []),
];

export function ownHours(scenario: Scenario, step: Step): readonly Hours[] {
  const needed = placesOf(scenario, step);
  return scenario.places.flatMap(({ hours, slug }) => (hours && needed.includes(slug) ? [hours] : []));
}

/**
 * Whether a closed place may stand in the player's way: not after the end, nor once the last alternative was
 * taken.
 */
export function dependsOnPlaces({
  story,
  progress: { state, step, taken },
  reached: { route },
}: Standing): boolean {
  if (state === 'DONE') return false;
  if (taken.length === 0) return true;
  const ahead = route.steps.slice(route.positionOf(step ?? ''));
  return ahead.some((name) => story.scenario.steps[name]?.alternative !== undefined);
}

/**
 * Null in a city without places that have hours of their own: there, the city's hours matter on the whole
 * route.
 */
export function hoursAhead(standing: Standing): HoursAhead | null {
  const { step, reached } = standing;
  const { scenario } = standing.story;
  if (!step || !scenario.places.some(({ hours }) => hours)) return null;
  if (!dependsOnPlaces(standing)) return { here: [], later: [], city: false };
  const { steps } = reached.route;
  const position = steps.indexOf(step.name);
  const ahead =
    position === -1 ? [] : steps.slice(position + 1).flatMap((name) => scenario.steps[name] ?? []);
  const stillPlayed = ahead.filter(({ afterEnd }) => !afterEnd);
  const here = ownHours(scenario, step);
  const later = new Set(stillPlayed.flatMap((one) => ownHours(scenario, one)));
  return {
    here,
    later: [...later].filter((hours) => !here.includes(hours)),
    city: [step, ...stillPlayed].some((one) => needsHours(scenario, one)),
  };
}
