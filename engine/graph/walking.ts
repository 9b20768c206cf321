import type { Scenario } from '../scenario/scenario.ts';
import type { PlacesFile } from '../types/places.generated.ts';
import { routesOf, type Route } from './standings.ts';

/** How much longer streets are than the line as the crow flies: the usual figure for European town centres. */
export const DETOUR = 1.3;
/** Strolling, eyes up. */
export const KILOMETRES_AN_HOUR = 4.5;

export type RegisteredPlace = PlacesFile[number];

/** From one place to the next. */
export interface Leg {
  readonly from: string;
  readonly to: string;
  /** The step that sends the player there. */
  readonly step: string;
  readonly metres: number;
  readonly seconds: number;
  /** One of the two ends is not known to the metre. */
  readonly approximate: boolean;
}

export interface RouteWalk {
  readonly alternativeFrom: string | null;
  readonly legs: readonly Leg[];
  readonly metres: number;
  readonly seconds: number;
}

export interface Walking {
  readonly detour: number;
  readonly kilometresAnHour: number;
  readonly routes: readonly RouteWalk[];
}

/** The way on foot along each route, from place to place in the order in which the steps name them. */
export function walkingOf(scenario: Scenario, register: readonly RegisteredPlace[]): Walking {
  const places = new Map(register.map((place) => [place.slug, place]));
  const routes = routesOf(scenario).map((route) => walkAlong(scenario, route, places));
  return { detour: DETOUR, kilometresAnHour: KILOMETRES_AN_HOUR, routes };
}

function walkAlong(scenario: Scenario, { alternativeFrom, steps }: Route, places: ReadonlyMap<string, RegisteredPlace>): RouteWalk {
  const stops = steps.flatMap((step) => (scenario.steps[step]?.places ?? []).map((slug) => ({ step, place: places.get(slug) })));
  const legs: Leg[] = [];
  let last: RegisteredPlace | undefined;
  for (const { step, place } of stops) {
    if (last && place && place !== last) legs.push(legBetween(last, place, step));
    last = place ?? last;
  }
  const sum = (what: 'metres' | 'seconds'): number => legs.reduce((total, leg) => total + leg[what], 0);
  return { alternativeFrom, legs, metres: sum('metres'), seconds: sum('seconds') };
}

function legBetween(from: RegisteredPlace, to: RegisteredPlace, step: string): Leg {
  const metres = Math.round(greatCircle(from.at, to.at) * DETOUR);
  const seconds = Math.round(metres / (KILOMETRES_AN_HOUR / 3.6));
  return { from: from.name, to: to.name, step, metres, seconds, approximate: Boolean(from.approximate ?? to.approximate) };
}

const EARTH_RADIUS_M = 6_371_000;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Metres between two points given as latitude and longitude, by the haversine formula. */
export function greatCircle([fromLat, fromLong]: readonly [number, number], [toLat, toLong]: readonly [number, number]): number {
  const half = (from: number, to: number): number => Math.sin(radians(to - from) / 2) ** 2;
  const chord = half(fromLat, toLat) + Math.cos(radians(fromLat)) * Math.cos(radians(toLat)) * half(fromLong, toLong);
  return 2 * EARTH_RADIUS_M * Math.asin(Math.sqrt(chord));
}
