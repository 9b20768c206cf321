/** Milliseconds since 1970 UTC to ISO 8601. */
export function isoDate(instant: number): string;
export function isoDate(instant: number | null): string | null;
export function isoDate(instant: number | null): string | null {
  return instant === null ? null : new Date(instant).toISOString();
}
