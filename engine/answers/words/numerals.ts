const UNITS =
  'zero un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize'.split(' ');

const OTHERS = {
  une: 1,
  vingt: 20,
  vingts: 20,
  trente: 30,
  quarante: 40,
  cinquante: 50,
  soixante: 60,
  septante: 70,
  huitante: 80,
  octante: 80,
  nonante: 90,
  cent: 100,
  cents: 100,
  mille: 1000,
};

const WORDS = new Map([...UNITS.map((word, value) => [word, value] as const), ...Object.entries(OTHERS)]);

const ROMAN = /^m{0,3}(?:cm|cd|d?c{0,3})(?:xc|xl|l?x{0,3})(?:ix|iv|v?i{0,3})$/u;

const LETTERS: Readonly<Record<string, number>> = { m: 1000, d: 500, c: 100, l: 50, x: 10, v: 5, i: 1 };

const fromRoman = (letters: string): number =>
  [...letters]
    .map((letter) => LETTERS[letter] ?? 0)
    .reduce((sum, value, index, all) => sum + (value < (all[index + 1] ?? 0) ? -value : value), 0);

const ORDINAL = /^(\d+)(?:er|ere|re|e|eme|ieme|nd|nde|st|rd|th)$/u;

/** « XIXe », « Ve »: in capitals up to the ending, as « vie » is not; or long. */
const ROMAN_ORDINAL = /^([XVI]+|[xvi]{3,})(?:er?|[eè]me)$/u;

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

/** In small letters, only what no French word looks like is Roman: « xiv », and never « mil » or « dix ». */
function oneWord({ word, raw }: Spelled): string | null {
  if (/^\d+$/u.test(word)) return word;
  const [, number] = ORDINAL.exec(word) ?? [];
  const [, roman] = ROMAN_ORDINAL.exec(raw) ?? [];
  if (number ?? roman) return `${number ?? fromRoman(roman?.toLowerCase() ?? '')}e`;
  const isRoman =
    word.length > 1 && ROMAN.test(word) && (raw === raw.toUpperCase() || /^[xvi]+$/u.test(word));
  return isRoman ? String(fromRoman(word)) : null;
}

/** « neuvieme » is neuf. */
function cardinalOf(word: string): string | null {
  if (word.startsWith('premi')) return 'un';
  const stem = /^(.*)ieme$/u.exec(word)?.[1]?.replace(/v$/u, 'f').replace(/qu$/u, 'q') ?? '';
  return [stem, `${stem}e`].find((one) => WORDS.has(one)) ?? null;
}

/** « dix-huit », « vingt-deux », « soixante-quinze », and not « dix quinze ». */
const follows = (tens: number, value: number): boolean =>
  [10, 70, 90].includes(tens) ? value > 6 && value < 10 : tens % 10 === 0 && value < (tens < 60 ? 10 : 17);

/** The number that begins at a word: « xiv », « quarante-sept », « 19ème »; null when there is none. */
export function numeralAt(words: readonly Spelled[], start: number): Numeral | null {
  const first = words[start];
  const alone = first ? oneWord(first) : null;
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

/** Folded words with their numbers in digits: « louis xiv » is louis 14. */
export function withDigits(words: readonly string[]): readonly string[] {
  const spelled = words.map((word) => ({ word, raw: word.toUpperCase() }));
  const digits: string[] = [];
  for (let at = 0; at < words.length;) {
    const numeral = numeralAt(spelled, at);
    digits.push(numeral?.digits ?? words[at] ?? '');
    at += numeral?.count ?? 1;
  }
  return digits;
}
