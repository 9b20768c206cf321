const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

const UNDER_TWENTY = [
  ...[
    'zéro',
    'une',
    'deux',
    'trois',
    'quatre',
    'cinq',
    'six',
    'sept',
    'huit',
    'neuf',
    'dix',
    'onze',
    'douze',
    'treize',
    'quatorze',
  ],
  ...['quinze', 'seize', 'dix-sept', 'dix-huit', 'dix-neuf'],
];
const TENS = ['', '', 'vingt', 'trente', 'quarante', 'cinquante'];

/** 0 to 59, of minutes: « vingt et une ». */
function countWords(count: number): string {
  if (count < 20) return UNDER_TWENTY[count] ?? '';
  const [tens, units] = [TENS[Math.floor(count / 10)] ?? '', count % 10];
  if (units === 0) return tens;
  return `${tens}${units === 1 ? ' et ' : '-'}${UNDER_TWENTY[units]}`;
}

const formatter = (timeZone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat('fr-FR', { timeZone, ...options });

/** The calendar day of an instant, as a number of days. */
function dayNumber(instant: number, timeZone: string): number {
  const parts = formatter(timeZone, { year: 'numeric', month: 'numeric', day: 'numeric' }).formatToParts(
    instant,
  );
  const part = (type: string): number => Number(parts.find((one) => one.type === type)?.value);
  return Date.UTC(part('year'), part('month') - 1, part('day')) / DAY_MS;
}

/** « », « demain », « lundi », « le 3 mai ». */
function dayWords(at: number, now: number, timeZone: string): string {
  const away = dayNumber(at, timeZone) - dayNumber(now, timeZone);
  if (away === 0) return '';
  if (away === 1) return 'demain';
  return away < 7
    ? formatter(timeZone, { weekday: 'long' }).format(at)
    : `le ${formatter(timeZone, { day: 'numeric', month: 'long' }).format(at)}`;
}

/** « 8 h 45 », « 18 h », « minuit ». */
function clockWords(at: number, timeZone: string): string {
  const [hour, minute = '00'] = formatter(timeZone, { hour: 'numeric', minute: '2-digit', hourCycle: 'h23' })
    .format(at)
    .split(':');
  if (Number(hour) === 0 && minute === '00') return 'minuit';
  return minute === '00' ? `${Number(hour)} h` : `${Number(hour)} h ${minute}`;
}

/**
 * « à 8 h 45 », « demain à 8 h 45 ». `at` and `now`: milliseconds since 1970 UTC; `timeZone`: of the city.
 */
export const momentWords = (at: number, now: number, timeZone: string): string =>
  `${dayWords(at, now, timeZone)} à ${clockWords(at, timeZone)}`.trim();

/** Like `momentWords`; « dans vingt minutes » when it is less than an hour away. */
export function delayWords(at: number, now: number, timeZone: string): string {
  const minutes = Math.ceil((at - now) / MINUTE_MS);
  if (minutes <= 1) return 'd’un instant à l’autre';
  return minutes < 60 ? `dans ${countWords(minutes)} minutes` : momentWords(at, now, timeZone);
}
