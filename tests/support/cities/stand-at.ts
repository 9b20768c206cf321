import {
  advance,
  freshProgress,
  presentStatus,
  resolveStanding,
  type AddressBook,
  type Standing,
  type Status,
} from '../../../engine/index.ts';
import { readCity } from './cities.ts';

/** Noon in Paris, Tuesday 2 June 2026. */
export const NOON = Date.UTC(2026, 5, 2, 10);

/** Addresses that contain the names, so that tests can read them. */
export const addresses: AddressBook = { medium: (name) => `/media/${name}`, page: (key) => `/pages/${key}` };

/** The steps of the specification, without those beside the route. */
export const stepsOf = (slug: string) =>
  Object.values(readCity(slug).scenario.steps).filter(({ kind }) => kind !== 'aside');

/** The frequency that solves a tuner, or that its recording is heard at. */
export function frequencyOf(slug: string, step: string): string {
  const puzzle = readCity(slug).scenario.steps[step]?.puzzle;
  if (puzzle?.type !== 'tuner') throw new Error(`${step} has no tuner`);
  return [puzzle.solution].flat()[0] ?? '';
}

const known = new Map<string, Standing>();

/**
 * A player of a real city who was set to these steps, one after the other: two of them say by which route.
 * Cached.
 */
export function standAt(slug: string, ...steps: readonly string[]): Standing {
  const key = [slug, ...steps].join(' ');
  const standing = known.get(key) ?? stand(slug, steps);
  known.set(key, standing);
  return standing;
}

function stand(slug: string, steps: readonly string[]): Standing {
  const moves = steps.map((step) => ({ type: 'SET_STEP', step }) as const);
  const events = [{ type: 'SEND' }, { type: 'ACTIVATE' }, ...moves] as const;
  return events.reduce(
    (standing, event) => advance(standing, event, NOON).standing,
    resolveStanding(readCity(slug).story, freshProgress),
  );
}

/** The status of a player who stands there. */
export function statusOf(
  standing: Standing,
  { debug = false, now = NOON } = {},
): Status & { view: NonNullable<Status['view']> } {
  const order = {
    code: 'ABC123',
    identifier: null,
    fullOnWin: false,
    giftFrom: null,
    version: 1,
    opened: [],
  };
  const status = presentStatus({ standing, order, now, addresses, debug, anotherCity: null });
  if (!status.view) throw new Error('the order is not activated');
  return { ...status, view: status.view };
}

export const statusAt = (slug: string, ...steps: readonly string[]) => statusOf(standAt(slug, ...steps));
