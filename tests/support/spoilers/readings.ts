import { foldText } from './texts.ts';

/** A text freed of one disguise, and folded: what somebody could read in it who looks closely. */
export interface TextReading {
  readonly text: string;
  /** Shorter words would be found by chance in what is nobody's language. */
  readonly shortest: number;
}

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', rsquo: '’', hellip: '…' };
const ACCENTS: Readonly<Record<string, string>> = { acute: '\u0301', grave: '\u0300', circ: '\u0302', uml: '\u0308', cedil: '\u0327' };

/** `&eacute;`, `&#233;` and `&#xe9;` are one sign. */
function withoutEntities(text: string): string {
  return text
    .replace(/&#x([0-9a-f]{1,6});/gi, (all, code: string) => signOf(parseInt(code, 16), all))
    .replace(/&#(\d{1,7});/g, (all, code: string) => signOf(Number(code), all))
    .replace(/&([a-z])(acute|grave|circ|uml|cedil);/gi, (_all, letter: string, accent: string) =>
      `${letter}${ACCENTS[accent.toLowerCase()]}`.normalize('NFC'),
    )
    .replace(/&([a-z]+);/gi, (all, name: string) => NAMED[name.toLowerCase()] ?? all);
}

/** What scripts write besides `\u00e9`, which folding undoes. */
function withoutEscapes(text: string): string {
  return text
    .replace(/\\x([0-9a-f]{2})/gi, (all, code: string) => signOf(parseInt(code, 16), all))
    .replace(/\\u\{([0-9a-f]{1,6})\}/gi, (all, code: string) => signOf(parseInt(code, 16), all));
}

const signOf = (code: number, otherwise: string): string => (code <= 0x10ffff ? String.fromCodePoint(code) : otherwise);

const withoutPercents = (text: string): string =>
  text.replace(/(?:%[0-9a-f]{2})+/gi, (run) => Buffer.from(run.replaceAll('%', ''), 'hex').toString()).replaceAll('+', ' ');

const BASE64 = /[A-Za-z0-9+/_-]{8,}/g;

/** Each run of signs that may be base 64, read from each sign at which a group of four may begin. */
function fromBase64(text: string): string {
  const runs = text.match(BASE64) ?? [];
  return runs.flatMap((run) => [0, 1, 2, 3].map((start) => Buffer.from(run.slice(start), 'base64').toString())).join('\n');
}

const READERS: readonly (readonly [hint: RegExp, read: (text: string) => string, shortest: number])[] = [
  [/&[#a-z]/i, withoutEntities, 0],
  [/\\(x|u\{)/i, withoutEscapes, 0],
  [/%[0-9a-f]{2}/i, withoutPercents, 0],
  [/[A-Za-z0-9+/_-]{8}/, fromBase64, 6],
];

const known = new Map<string, readonly TextReading[]>();
const MOST_KNOWN = 400;

/** The text as it stands, and without each disguise that it seems to wear. The same file is asked for in many states. */
export function readingsOf(text: string): readonly TextReading[] {
  const before = known.get(text);
  if (before) return before;
  const undisguised = READERS.filter(([hint]) => hint.test(text)).map(([, read, shortest]) => ({ text: foldText(read(text)), shortest }));
  const readings = [{ text: foldText(text), shortest: 0 }, ...undisguised];
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(text, readings);
  return readings;
}
