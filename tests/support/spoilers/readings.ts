import { foldText } from './texts.ts';

/** A text after decoding one encoding and folding. */
export interface TextReading {
  readonly text: string;
  /** Shorter words would match decoded noise by chance. */
  readonly shortest: number;
}

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  rsquo: '’',
  hellip: '…',
};
const ACCENTS: Readonly<Record<string, string>> = {
  acute: '\u0301',
  grave: '\u0300',
  circ: '\u0302',
  uml: '\u0308',
  cedil: '\u0327',
};

/** `&eacute;`, `&#233;` and `&#xe9;` are the same character. */
function withoutEntities(text: string): string {
  return text
    .replace(/&#x([0-9a-f]{1,6});/gi, (all, code: string) => characterOf(parseInt(code, 16), all))
    .replace(/&#(\d{1,7});/g, (all, code: string) => characterOf(Number(code), all))
    .replace(/&([a-z])(acute|grave|circ|uml|cedil);/gi, (_all, letter: string, accent: string) =>
      `${letter}${ACCENTS[accent.toLowerCase()]}`.normalize('NFC'),
    )
    .replace(/&([a-z]+);/gi, (all, name: string) => NAMED[name.toLowerCase()] ?? all);
}

/** Decodes escapes other than `\u00e9`, which folding decodes. */
function withoutEscapes(text: string): string {
  return text
    .replace(/\\x([0-9a-f]{2})/gi, (all, code: string) => characterOf(parseInt(code, 16), all))
    .replace(/\\u\{([0-9a-f]{1,6})\}/gi, (all, code: string) => characterOf(parseInt(code, 16), all));
}

const characterOf = (code: number, otherwise: string): string =>
  code <= 0x10ffff ? String.fromCodePoint(code) : otherwise;

const withoutPercents = (text: string): string =>
  text
    .replace(/(?:%[0-9a-f]{2})+/gi, (run) => Buffer.from(run.replaceAll('%', ''), 'hex').toString())
    .replaceAll('+', ' ');

const BASE64 = /[A-Za-z0-9+/_-]{8,}/g;

/** Decodes each run that may be base 64 at every alignment. */
function fromBase64(text: string): string {
  const runs = text.match(BASE64) ?? [];
  return runs
    .flatMap((run) => [0, 1, 2, 3].map((start) => Buffer.from(run.slice(start), 'base64').toString()))
    .join('\n');
}

const READERS: readonly (readonly [hint: RegExp, read: (text: string) => string, shortest: number])[] = [
  [/&[#a-z]/i, withoutEntities, 0],
  [/\\(x|u\{)/i, withoutEscapes, 0],
  [/%[0-9a-f]{2}/i, withoutPercents, 0],
  [/[A-Za-z0-9+/_-]{8}/, fromBase64, 6],
];

const cache = new Map<string, readonly TextReading[]>();
const CACHE_LIMIT = 400;

/**
 * The text as it is, and decoded by each encoding that it seems to use. Cached: the same file is read in many
 * states.
 */
export function readingsOf(text: string): readonly TextReading[] {
  const cached = cache.get(text);
  if (cached) return cached;
  const undisguised = READERS.filter(([hint]) => hint.test(text)).map(([, read, shortest]) => ({
    text: foldText(read(text)),
    shortest,
  }));
  const readings = [{ text: foldText(text), shortest: 0 }, ...undisguised];
  if (cache.size >= CACHE_LIMIT) cache.clear();
  cache.set(text, readings);
  return readings;
}
