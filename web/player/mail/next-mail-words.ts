const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const UNDER_TWENTY = [
  ...['zéro', 'une', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix', 'onze', 'douze', 'treize', 'quatorze'],
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

const midnightOf = (instant: number): number => new Date(instant).setHours(0, 0, 0, 0);

/** « », « demain », « lundi », « le 3 mai », as the player's phone counts the days. */
function dayWords(at: number, now: number): string {
  // A day may have 23 or 25 hours.
  const away = Math.round((midnightOf(at) - midnightOf(now)) / DAY_MS);
  if (away === 0) return '';
  if (away === 1) return 'demain';
  const format = (options: Intl.DateTimeFormatOptions): string => new Intl.DateTimeFormat('fr-FR', options).format(at);
  return away < 7 ? format({ weekday: 'long' }) : `le ${format({ day: 'numeric', month: 'long' })}`;
}

/** « 8 h 45 », « 18 h », « minuit ». */
function clockWords(at: number): string {
  const date = new Date(at);
  const [hour, minute] = [date.getHours(), date.getMinutes()];
  if (hour === 0 && minute === 0) return 'minuit';
  return minute === 0 ? `${hour} h` : `${hour} h ${String(minute).padStart(2, '0')}`;
}

/** « à 8 h 45 », « demain à 8 h 45 ». `at` and `now`: milliseconds since 1970 UTC. */
export const momentWords = (at: number, now: number): string => `${dayWords(at, now)} à ${clockWords(at)}`.trim();

/** Like `momentWords`; « dans vingt minutes » when it is less than an hour away. */
export function delayWords(at: number, now: number): string {
  const minutes = Math.ceil((at - now) / MINUTE_MS);
  if (minutes <= 1) return 'd’un instant à l’autre';
  return minutes < 60 ? `dans ${countWords(minutes)} minutes` : momentWords(at, now);
}
