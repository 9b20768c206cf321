import type { Scenario } from '../../engine/index.ts';
import { instantOf } from './moments.ts';
import type { VisitRequest } from './phones.ts';
import { HINT_STATES } from './plausible-progress.ts';

/** Parses the body of a preview request; null when invalid. */
export function readVisitRequest(body: unknown, { timeZone }: Pick<Scenario, 'timeZone'>): VisitRequest | null {
  if (typeof body !== 'object' || body === null) return null;
  const { step, alternativeFrom = null, chosen = {}, hints, at, gone } = body as Readonly<Record<string, unknown>>;
  if (!isNameOrNothing(step) || !(alternativeFrom === null || typeof alternativeFrom === 'string') || !areOptions(chosen)) return null;
  const hint = HINT_STATES.find((state) => state === hints);
  const instant = typeof at === 'string' ? instantOf(at, timeZone) : undefined;
  if ((hints !== undefined && !hint) || instant === null) return null;
  return {
    ...(step !== undefined && { step, alternativeFrom, chosen }),
    ...(hint && { hints: hint }),
    ...(gone === true && { gone }),
    ...(instant !== undefined && { at: instant }),
  };
}

const areOptions = (value: unknown): value is Readonly<Record<string, string>> =>
  typeof value === 'object' && value !== null && Object.values(value).every((option) => typeof option === 'string');

const isNameOrNothing = (value: unknown): value is string | undefined => value === undefined || typeof value === 'string';
