import { withDigits } from '../../../engine/answers/words/numerals.ts';

/** What a writer typed or chose, by field. */
export type FormValues = Readonly<Record<string, string | readonly string[]>>;

/** Empty when nothing was typed. */
export function typedIn(values: FormValues, field: string): string {
  const value = values[field];
  return typeof value === 'string' ? value.trim() : '';
}

export function linesIn(values: FormValues, field: string): readonly string[] {
  const value = values[field];
  return typeof value === 'object' ? value.map((line) => line.trim()).filter((line) => line !== '') : [];
}

/** An optional field of a change: nothing when it was left empty. */
export const orNothing = <Name extends string>(name: Name, value: string): Partial<Record<Name, string>> =>
  value === '' ? {} : ({ [name]: value } as Record<Name, string>);

const HOUR = 60;

/** « 09:30 » as cities write hours: « 9.5 ». */
export function decimalHour(time: string): string {
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
function delayOf(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / HOUR), minutes % HOUR];
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${String(rest).padStart(2, '0')}`;
}

/** Turns of speech about hours, with the digits that they mean. */
const SAID: readonly (readonly [words: RegExp, digits: string])[] = [
  [/trois quarts d'heure/u, '45 min'],
  [/(un )?quart d'heure/u, '15 min'],
  [/(une )?demi[ -]heure/u, '30 min'],
  [/et demie?$/u, '30'],
  [/et (un )?quart$/u, '15'],
  [/(et )?trois quarts$/u, '45'],
  [/^une? /u, '1 '],
];

const DELAY = /^(?:(\d{1,2}) ?h(?:eures?)?)?(?: ?(?:et )?(\d{1,3}) ?(min(?:utes?)?\.?|mn)?)?$/u;

/**
 * What a writer says of a length of time (« 15 minutes », « 1h30 », « une heure et demie ») as cities write it;
 * null for anything else, also for a number alone.
 */
export function delayIn(text: string): string | null {
  const said = SAID.reduce(
    (words, [pattern, digits]) => words.replace(pattern, digits),
    plainText(text).replaceAll('’', "'").trim(),
  );
  const words = withDigits(said.split(/[\s-]+/u)).join(' ');
  const [, hours, minutes = '0', unit] = DELAY.exec(words) ?? [];
  if (hours === undefined ? unit === undefined : Number(minutes) >= HOUR) return null;
  const sum = Number(hours ?? 0) * HOUR + Number(minutes);
  return sum > 0 ? delayOf(sum) : null;
}

const LIGATURES: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae' };

/** A French text without accents, in lower case. */
export const plainText = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[œæ]/gu, (letter) => LIGATURES[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '');

const plainWords = (text: string): readonly string[] =>
  plainText(text)
    .split(/[^a-z0-9]+/u)
    .filter((word) => word !== '');

/** Permanent names begin with a letter. */
const withLetter = (words: readonly string[], letter: string): readonly string[] =>
  /^\d/u.test(words[0] ?? '') ? [letter, ...words] : words;

/** « La fontaine » is LA_FONTAINE. */
export const stepNameOf = (text: string): string =>
  withLetter(plainWords(text), 'etape').join('_').toUpperCase();

/** « La clé du quai » is laCleDuQuai, as in the file’s name. */
export const paperNameOf = (text: string): string =>
  withLetter(plainWords(text), 'le')
    .map((word, index) => (index === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join('');

/** « Le vieux puits » is le-vieux-puits. */
export const placeNameOf = (text: string): string => withLetter(plainWords(text), 'lieu').join('-');

const POINT = /^(-?\d{1,2}[.,]\d+)[\s,;]+(-?\d{1,3}[.,]\d+)$/u;

const degreesIn = (number = ''): number => Number.parseFloat(number.replace(',', '.'));

/** Latitude and longitude as a map gives them, in degrees; not numbers for any other text. */
export function pointIn(text: string): readonly [number, number] {
  const [, latitude, longitude] = POINT.exec(text.trim()) ?? [];
  return [degreesIn(latitude), degreesIn(longitude)];
}

/** « Suivre la barque » is suivre-la-barque. */
export const optionNameOf = (text: string): string => withLetter(plainWords(text), 'option').join('-');
