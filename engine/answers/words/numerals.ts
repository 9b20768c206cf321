const UNITS =
  'zero un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize'.split(' ');

const WORDS = new Map<string, number>([
  ...UNITS.map((word, value) => [word, value] as const),
  ...Object.entries({ une: 1, vingt: 20, vingts: 20, trente: 30, quarante: 40, cinquante: 50, soixante: 60 }),
  ...Object.entries({
    septante: 70,
    huitante: 80,
    octante: 80,
    nonante: 90,
    cent: 100,
    cents: 100,
    mille: 1000,
  }),
]);

const ROMAN = /^m{0,3}(?:cm|cd|d?c{0,3})(?:xc|xl|l?x{0,3})(?:ix|iv|v?i{0,3})$/u;

const LETTERS: Readonly<Record<string, number>> = { m: 1000, d: 500, c: 100, l: 50, x: 10, v: 5, i: 1 };

function fromRoman(letters: string): number {
  const values = [...letters].map((letter) => LETTERS[letter] ?? 0);
  return values.reduce((sum, value, index) => sum + (value < (values[index + 1] ?? 0) ? -value : value), 0);
}

/** In small letters, only what no French word looks like: « xiv », and never « mil » or « dix ». */
const isRoman = (word: string, raw: string): boolean =>
  word.length > 1 && ROMAN.test(word) && (raw === raw.toUpperCase() || /^[xvi]+$/u.test(word));

const ORDINAL = /^(?:\d+(?:er|ere|re|e|eme|ieme|nd|nde|st|rd|th)|[xvi]{3,}e(?:me)?)$/u;

/** « XIXe », « Ve »: in capitals up to its ending, as « vie » is not. */
const ROMAN_ORDINAL = /^[XVI]+(?:e|er|[eè]me)$/u;

/** « neuvieme » is neuf. */
function cardinalOf(word: string): string | null {
  if (word === 'premier' || word === 'premiere') return 'un';
  if (!word.endsWith('ieme')) return null;
  const stem = word.slice(0, -'ieme'.length).replace(/v$/u, 'f').replace(/qu$/u, 'q');
  return WORDS.has(stem) ? stem : WORDS.has(`${stem}e`) ? `${stem}e` : null;
}

interface Spelled {
  readonly word: string;
  /** As it was typed. */
  readonly raw: string;
}

/** A number, as digits, with « e » behind an ordinal one; `count`: of its words. */
export interface Numeral {
  readonly digits: string;
  readonly count: number;
}

function oneWord({ word, raw }: Spelled): string | null {
  if (/^\d+$/u.test(word)) return word;
  if (ORDINAL.test(word) || ROMAN_ORDINAL.test(raw)) {
    const number = word.replace(/\D*$/u, '') || String(fromRoman(word.replace(/[^xvi]+$/u, '')));
    return `${number}e`;
  }
  return isRoman(word, raw) ? String(fromRoman(word)) : null;
}

/** « dix-huit », « vingt-deux », « soixante-quinze », and not « dix quinze ». */
const follows = (tens: number, value: number): boolean =>
  [10, 70, 90].includes(tens) ? value > 6 && value < 10 : tens % 10 === 0 && value < (tens < 60 ? 10 : 17);

/** The number that begins at a word: « xiv », « quarante-sept », « 19ème »; null when there is none. */
export function numeralAt(words: readonly Spelled[], start: number): Numeral | null {
  const first = words[start];
  if (!first) return null;
  const alone = oneWord(first);
  if (alone !== null) return { digits: alone, count: 1 };
  let [total, current, count, isOrdinal] = [0, 0, 0, false];
  for (let at = start; at < words.length && !isOrdinal; at += 1) {
    const word = words[at]?.word ?? '';
    if (word === 'et' && count > 0 && /^(?:une?|onze|unieme)$/u.test(words[at + 1]?.word ?? '')) continue;
    const cardinal = cardinalOf(word);
    const value = WORDS.get(cardinal ?? word);
    if (value === undefined || (count === 0 && /^une?$/u.test(word))) break;
    const tens = current % 100;
    if (value === 1000) [total, current] = [total + Math.max(current, 1) * 1000, 0];
    else if (value === 100) current = Math.max(current, 1) * 100;
    else if (value === 20 && tens === 4) current += 76;
    else if (count === 0 || tens === 0 || follows(tens, value)) current += value;
    else break;
    isOrdinal = cardinal !== null;
    count = at - start + 1;
  }
  return count === 0 ? null : { digits: `${total + current}${isOrdinal ? 'e' : ''}`, count };
}
