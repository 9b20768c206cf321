import {
  freshProgress,
  presentStatus,
  standingOf,
  statusAt,
  type Scenario,
  type Status,
} from '../../../engine/index.ts';
import type { WorkshopCity } from './city.ts';

const HOUR_MS = 3_600_000;
const A_YEAR = 367 * 24;

/** Next hour at which a city is closed; null if never. */
export function shutAt({ hours, timeZone }: Scenario, from: number): number | null {
  const later = Array.from({ length: A_YEAR }, (_, hour) => from + hour * HOUR_MS);
  return later.find((instant) => statusAt(hours, timeZone, instant).state === 'closed') ?? null;
}

/** Status of a player at a step, as the server would present it, with all hints requested. */
export function statusOfStep(
  { story, addresses }: Pick<WorkshopCity, 'story' | 'addresses'>,
  step: string,
  now: number,
): Status {
  const order = { code: '', identifier: null, fullOnWin: false, giftFrom: null, version: 1, opened: [] };
  const { hints = [], kind = 'puzzle' } = story.scenario.steps[step] ?? {};
  const state = kind === 'puzzle' ? ('ACTIVATED' as const) : ('DONE' as const);
  const standing = standingOf(story, {
    ...freshProgress,
    state,
    step,
    clueIndex: hints.length,
    startDate: now,
    lastStepDate: now,
  });
  return presentStatus({ standing, order, addresses, now, debug: true, anotherCity: null });
}
