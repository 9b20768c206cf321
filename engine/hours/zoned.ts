/** A calendar day, without a time zone. */
export interface Day {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  readonly day: number;
}

const DAY_MS = 86_400_000;

/** What a clock on the wall shows in a time zone at an instant, as if it were UTC: milliseconds since 1970. */
function wallClock(instant: number, timeZone: string): number {
  return Math.floor(instant / 1000) * 1000 + offsetAt(instant, timeZone);
}

const offsets = new Map<string, Map<number, number | null>>();

/**
 * How far a time zone is ahead of UTC at an instant, milliseconds. Asking Intl is slow, so the answer is kept for
 * each day of UTC on which it does not change.
 */
function offsetAt(instant: number, timeZone: string): number {
  const day = Math.floor(instant / DAY_MS);
  const known = offsets.get(timeZone) ?? new Map<number, number | null>();
  let offset = known.get(day);
  if (offset === undefined) {
    const [first, last] = [day * DAY_MS, (day + 1) * DAY_MS - 1000].map((edge) => intlOffset(edge, timeZone));
    offset = first !== undefined && first === last ? first : null;
    offsets.set(timeZone, known.set(day, offset));
  }
  return offset ?? intlOffset(instant, timeZone);
}

function intlOffset(instant: number, timeZone: string): number {
  const parts = Object.fromEntries(
    formatFor(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(instant / 1000) * 1000;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatFor(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const numeric = { year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric', second: 'numeric' } as const;
  const format = new Intl.DateTimeFormat('en-GB', { timeZone, hourCycle: 'h23', calendar: 'gregory', numberingSystem: 'latn', ...numeric });
  formats.set(timeZone, format);
  return format;
}

/** The calendar day in a time zone. */
export function dayAt(instant: number, timeZone: string): Day {
  return dayOf(wallClock(instant, timeZone));
}

/** The hour in a time zone, decimal. */
export function hourAt(instant: number, timeZone: string): number {
  const wall = wallClock(instant, timeZone);
  return (wall - startOf(dayOf(wall))) / 3_600_000;
}

/**
 * The instant at which a clock in the time zone shows `hours` (decimal, beyond 24 on the next day). An hour that
 * daylight saving skips counts from before the change; of an hour that comes twice, the first.
 */
export function instantAt(day: Day, hours: number, timeZone: string): number {
  const wanted = startOf(day) + Math.round(hours * 60) * 60_000;
  return instantOfWall(wanted, timeZone);
}

function instantOfWall(wanted: number, timeZone: string): number {
  const before = wanted - offsetAt(wanted - DAY_MS, timeZone);
  const after = wanted - offsetAt(wanted + DAY_MS, timeZone);
  return wallClock(before, timeZone) === wanted || wallClock(after, timeZone) !== wanted ? before : after;
}

/** The same hour on the wall, `days` calendar days later, or earlier when negative. */
export function shiftDays(instant: number, days: number, timeZone: string): number {
  const milliseconds = ((instant % 1000) + 1000) % 1000;
  return instantOfWall(wallClock(instant, timeZone) + days * DAY_MS, timeZone) + milliseconds;
}

export function addDays(day: Day, days: number): Day {
  return dayOf(startOf(day) + days * DAY_MS);
}

/** 1 = Monday to 7 = Sunday. */
export function weekdayOf(day: Day): number {
  return new Date(startOf(day)).getUTCDay() || 7;
}

/** How many days from one to the other. */
export function daysBetween(from: Day, to: Day): number {
  return Math.round((startOf(to) - startOf(from)) / DAY_MS);
}

function startOf({ year, month, day }: Day): number {
  return Date.UTC(year, month - 1, day);
}

function dayOf(wall: number): Day {
  const date = new Date(wall);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}
