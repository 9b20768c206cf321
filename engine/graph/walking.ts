import { DETOUR, KILOMETRES_AN_HOUR, walkingMetres, walkingMinutes } from '../places/distance.ts';
import { routeName } from '../scenario/decision-words.ts';
import { type Route, routesThrough, stepsAlong } from '../scenario/routes.ts';
import type { Scenario } from '../scenario/scenario.ts';
import type { PlacesFile } from '../types/places.generated.ts';

export type WalkedPlace = PlacesFile[number];

/** The way from one place to the next. */
export interface Leg {
  readonly from: string;
  readonly to: string;
  /** The step that sends the player there. */
  readonly step: string;
  readonly metres: number;
  readonly seconds: number;
  /** The coordinates of one end are approximate. */
  readonly approximate: boolean;
}

export interface RouteWalk {
  /** Its French name. */
  readonly route: string;
  readonly legs: readonly Leg[];
  readonly metres: number;
  readonly seconds: number;
}

export interface Walking {
  readonly detour: number;
  readonly kilometresAnHour: number;
  readonly routes: readonly RouteWalk[];
}

/**
 * Walking distances along each route, from place to place in the order of the steps. One does not walk to a
 * place seen from another.
 */
export function walkingOf(scenario: Scenario, register: readonly WalkedPlace[]): Walking {
  const places = new Map(register.map((place) => [place.slug, place]));
  const routes = routesThrough(scenario);
  const walks = routes.map((route) => ({
    route: routeName(route, routes[0]?.chosen),
    ...walkAlong(scenario, route, places),
  }));
  return { detour: DETOUR, kilometresAnHour: KILOMETRES_AN_HOUR, routes: walks };
}

function walkAlong(
  scenario: Scenario,
  route: Route,
  places: ReadonlyMap<string, WalkedPlace>,
): Omit<RouteWalk, 'route'> {
  const stops = stepsAlong(scenario, route).flatMap((step) =>
    (scenario.steps[step]?.places ?? []).map((slug) => ({
      step,
      place: places.get(places.get(slug)?.seenFrom ?? slug),
    })),
  );
  const legs: Leg[] = [];
  let last: WalkedPlace | undefined;
  for (const { step, place } of stops) {
    if (last && place && place !== last) legs.push(legBetween(last, place, step));
    last = place ?? last;
  }
  const sum = (what: 'metres' | 'seconds'): number => legs.reduce((total, leg) => total + leg[what], 0);
  return { legs, metres: sum('metres'), seconds: sum('seconds') };
}

function legBetween(from: WalkedPlace, to: WalkedPlace, step: string): Leg {
  const metres = Math.round(walkingMetres(from.at, to.at));
  const seconds = Math.round(walkingMinutes(metres) * 60);
  return {
    from: from.name,
    to: to.name,
    step,
    metres,
    seconds,
    approximate: Boolean(from.approximate ?? to.approximate),
  };
}
