/** What a writer typed or chose, by field. */
export type FormValues = Readonly<Record<string, string | readonly string[]>>;

/** Empty when nothing was typed. */
export function typedIn(values: FormValues, field: string): string {
  const value = values[field];
  return typeof value === 'string' ? value.trim() : '';
}

/** The lines of a list that hold words. */
export function linesIn(values: FormValues, field: string): readonly string[] {
  const value = values[field];
  return typeof value === 'object' ? value.map((line) => line.trim()).filter((line) => line !== '') : [];
}

/** An optional field of a change: nothing when it was left empty. */
export const orNothing = <Name extends string>(name: Name, value: string): Partial<Record<Name, string>> =>
  value === '' ? {} : ({ [name]: value } as Record<Name, string>);

const HOUR = 60;

/** « 09:30 » as cities write hours: « 9.5 ». */
function decimalHour(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return String(Math.round((hours + minutes / HOUR) * 100) / 100);
}

/** Two times as the hours of a step, « 18-22 »; null when one is missing. */
export const openingBetween = (from: string, until: string): string | null =>
  from === '' || until === '' ? null : `${decimalHour(from)}-${decimalHour(until)}`;

/** « 9.5-17 » as two times: « 09:30 » and « 17:00 ». */
export const openingTimes = (between: string): readonly string[] =>
  between.split('-').map((hour) => {
    const minutes = Math.round(Number(hour) * HOUR);
    return [Math.floor(minutes / HOUR), minutes % HOUR]
      .map((part) => String(part).padStart(2, '0'))
      .join(':');
  });

/** A number of minutes as cities write it: « 20 min », « 1 h 30 ». */
export function delayOf(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / HOUR), minutes % HOUR];
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${String(rest).padStart(2, '0')}`;
}
