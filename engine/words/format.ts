/**
 * Dates, hours, lists, counts and names as a language writes them, with plain spaces: `typeset` sets them where
 * they are displayed. Nothing is made at import, so that a browser loads only the functions that it calls.
 */
import type { ByLanguage, Language } from './language.ts';

const LOCALES: ByLanguage<string> = { fr: 'fr-FR', en: 'en-GB' };

interface DateParts {
  readonly weekday?: boolean;
  readonly year?: boolean;
  /** Default: the reader's. */
  readonly timeZone?: string | undefined;
}

/** Making a formatter costs far more than using it. */
const dateFormats = new Map<string, Intl.DateTimeFormat>();

function dateFormat(language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = language + JSON.stringify(options);
  const known = dateFormats.get(key) ?? new Intl.DateTimeFormat(LOCALES[language], options);
  dateFormats.set(key, known);
  return known;
}

const dates: ByLanguage<(date: string) => string> = {
  // French has an ordinal for the first day only.
  fr: (date) => date.replace(/(?<!\d)1(?= \D)/u, '1er'),
  // Intl puts a comma after the day of the week.
  en: (date) => date.replace(',', ''),
};

/** « 12 octobre », « 1er mars 2026 », « lundi 23 novembre 2026 ». */
export function formatDate(
  at: number | Date,
  language: Language,
  { weekday = false, year = false, timeZone }: DateParts = {},
): string {
  const format = dateFormat(language, {
    ...(weekday && { weekday: 'long' }),
    day: 'numeric',
    month: 'long',
    ...(year && { year: 'numeric' }),
    timeZone,
  });
  return dates[language](format.format(at));
}

/** `month`: 1 to 12. */
export interface CalendarDay {
  readonly year?: number;
  readonly month: number;
  readonly day: number;
}

/** A leap year, for a day of any year. */
const ANY_YEAR = 2000;

/** Like `formatDate`, of a day without a time zone. */
export const formatDay = (
  { year = ANY_YEAR, month, day }: CalendarDay,
  language: Language,
  parts: Omit<DateParts, 'timeZone'> = {},
): string => formatDate(Date.UTC(year, month - 1, day), language, { ...parts, timeZone: 'UTC' });

const weekdays: ByLanguage<(first: string, last: string, areNeighbours: boolean) => string> = {
  fr: (first, last, areNeighbours) => `${first} ${areNeighbours ? 'et' : 'au'} ${last}`,
  en: (first, last, areNeighbours) => `${first} ${areNeighbours ? 'and' : 'to'} ${last}`,
};

const formatWeekday = (at: number, language: Language, timeZone: string): string =>
  dateFormat(language, { weekday: 'long', timeZone }).format(at);

/** « lundi », « samedi et dimanche », « lundi au vendredi »; 1 = Monday to 7 = Sunday. */
export function formatWeekdays(from: number, to: number, language: Language): string {
  // The first of January 2001 was a Monday.
  const name = (weekday: number): string => formatWeekday(Date.UTC(2001, 0, weekday), language, 'UTC');
  return from === to ? name(from) : weekdays[language](name(from), name(to), to === from + 1);
}

const clocks: ByLanguage<(hour: number, minute: number) => string> = {
  fr: (hour, minute) => `${hour} h ${twoDigits(minute)}`,
  en: (hour, minute) => `${hour}:${twoDigits(minute)}`,
};

export const twoDigits = (count: number): string => String(count).padStart(2, '0');

/** « 14 h 07 », « 9 h 00 ». */
export const formatClock = (hour: number, minute: number, language: Language): string =>
  clocks[language](hour, minute);

const hours: ByLanguage<(hour: number, minute: number) => string> = {
  fr: (hour, minute) => (minute > 0 ? clocks.fr(hour, minute) : hour === 0 ? 'minuit' : `${hour} h`),
  en: (hour, minute) => (hour === 0 && minute === 0 ? 'midnight' : clocks.en(hour, minute)),
};

/** « 7 h », « 9 h 30 », « minuit ». `time`: decimal hours, beyond 24 on the next day. */
export function formatHour(time: number, language: Language): string {
  const minutes = Math.round(time * 60) % (24 * 60);
  return hours[language](Math.floor(minutes / 60), minutes % 60);
}

export interface Moment {
  /** Milliseconds since 1970 UTC. */
  readonly at: number;
  readonly timeZone: string;
  /** Calendar days until then, in that time zone. */
  readonly days: number;
  /** Time of day, in decimal hours. */
  readonly time: number;
}

const moments: ByLanguage<(moment: Moment) => string> = {
  fr({ at, timeZone, days, time }) {
    const hour = `à ${formatHour(time, 'fr')}`;
    if (days === 0) return hour;
    if (days === 1) return `demain ${hour}`;
    return days < 7
      ? `${formatWeekday(at, 'fr', timeZone)} ${hour}`
      : `le ${formatDate(at, 'fr', { timeZone })} ${hour}`;
  },
  en({ at, timeZone, days, time }) {
    const hour = `at ${formatHour(time, 'en')}`;
    if (days === 0) return hour;
    if (days === 1) return `tomorrow ${hour}`;
    const day = days < 7 ? formatWeekday(at, 'en', timeZone) : formatDate(at, 'en', { timeZone });
    return `on ${day} ${hour}`;
  },
};

/** « à 18 h », « demain à 7 h », « lundi à 7 h », « le 2 mai à 7 h ». */
export const formatMoment = (moment: Moment, language: Language): string => moments[language](moment);

/** « 2 min 36 s », « 15 s », « 3 min »: whole seconds, with signs that are the same in all languages. */
export function formatDuration(seconds: number): string {
  const whole = Math.round(seconds);
  const [minutes, rest] = [Math.floor(whole / 60), whole % 60];
  if (minutes === 0) return `${rest} s`;
  return rest === 0 ? `${minutes} min` : `${minutes} min ${rest} s`;
}

/** « Camille, Jo et Sam »; as a disjunction « 1878, 1879 ou 1880 ». */
export const formatList = (
  items: readonly string[],
  language: Language,
  type: 'conjunction' | 'disjunction' = 'conjunction',
): string => new Intl.ListFormat(LOCALES[language], { type }).format(items);

/** `one` where the language has a singular: in French for 0 and 1. */
export const plural = (count: number, one: string, many: string, language: Language): string =>
  new Intl.PluralRules(LOCALES[language]).select(count) === 'one' ? one : many;

const FRENCH_UNDER_TWENTY =
  'zéro,un,deux,trois,quatre,cinq,six,sept,huit,neuf,dix,onze,douze,treize,quatorze,quinze,seize,dix-sept,dix-huit,dix-neuf';
const FRENCH_TENS = 'vingt,trente,quarante,cinquante';
const ENGLISH_UNDER_TWENTY =
  'zero,one,two,three,four,five,six,seven,eight,nine,ten,eleven,twelve,thirteen,fourteen,fifteen,sixteen,seventeen,eighteen,nineteen';
const ENGLISH_TENS = 'twenty,thirty,forty,fifty';

/** « vingt », « twenty »: the name of the ten below a number from 20 to 59. */
const tenOf = (count: number, tens: string): string => `${tens.split(',')[Math.floor(count / 10) - 2]}`;

const spelled: ByLanguage<(count: number, isFeminine: boolean) => string> = {
  fr(count, isFeminine) {
    const units = count < 20 ? count : count % 10;
    const unit = units === 1 && isFeminine ? 'une' : `${FRENCH_UNDER_TWENTY.split(',')[units]}`;
    if (count < 20) return unit;
    const ten = tenOf(count, FRENCH_TENS);
    return units === 0 ? ten : `${ten}${units === 1 ? ' et ' : '-'}${unit}`;
  },
  en(count) {
    const units = count < 20 ? count : count % 10;
    const unit = `${ENGLISH_UNDER_TWENTY.split(',')[units]}`;
    if (count < 20) return unit;
    const ten = tenOf(count, ENGLISH_TENS);
    return units === 0 ? ten : `${ten}-${unit}`;
  },
};

interface Spelling {
  /** Greater numbers stay in figures. */
  readonly upTo?: number;
  /** Where a language distinguishes: « une », « vingt et une ». */
  readonly isFeminine?: boolean;
}

/** « zéro », « huit », « vingt et un »: 0 to 59. */
export const spellNumber = (
  count: number,
  language: Language,
  { upTo = 59, isFeminine = false }: Spelling = {},
): string => (count > upTo ? String(count) : spelled[language](count, isFeminine));

const ofNames: ByLanguage<(name: string) => string> = {
  fr: (name) => (/^(?:[aeiouhàâéèêëîïôû]|y[^aeiou])/iu.test(name) ? `d’${name}` : `de ${name}`),
  en: (name) => `${name}’s`,
};

/** « d’Anne », « de Camille ». */
export const ofName = (name: string, language: Language): string => ofNames[language](name);
