/** In figures from 9 on: « neuf » also means new, and may be an answer. */
const NUMBERS = ['zéro', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit'];

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/**
 * « aucune réponse fausse », « une réponse fausse », « 17 réponses fausses ». `one`: « une réponse fausse ».
 */
export function frenchCount(count: number, none: string, one: string, many: string): string {
  if (count === 0) return none;
  return count === 1 ? one : `${NUMBERS[count] ?? count} ${many}`;
}

/** « une minute » at least, « 47 minutes », « 2 h 05 », from two days on « 3 jours ». */
export function frenchLapse(ms: number): string {
  if (ms < HOUR_MS) return frenchCount(Math.max(1, Math.floor(ms / MINUTE_MS)), '', 'une minute', 'minutes');
  if (ms >= 2 * DAY_MS) return frenchCount(Math.floor(ms / DAY_MS), '', 'un jour', 'jours');
  const minutes = Math.floor((ms % HOUR_MS) / MINUTE_MS);
  const hours = `${Math.floor(ms / HOUR_MS)} h`;
  return minutes === 0 ? hours : `${hours} ${String(minutes).padStart(2, '0')}`;
}
