import { plainDigits } from '../../../../engine/public.ts';

/** Symbols of a dial. */
export interface Alphabet {
  readonly name: 'digits' | 'letters';
  readonly symbols: string;
}

export const DIGITS: Alphabet = { name: 'digits', symbols: '0123456789' };
export const LETTERS: Alphabet = { name: 'letters', symbols: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ' };

/** Dials wrap around. */
export function turned({ symbols }: Alphabet, place: number, by: number): number {
  return (((place + by) % symbols.length) + symbols.length) % symbols.length;
}

export const symbolAt = (alphabet: Alphabet, place: number): string =>
  alphabet.symbols[turned(alphabet, place, 0)] ?? '';

/**
 * Index of a typed key's symbol, ignoring case, accents and digit scripts; null when the alphabet lacks it.
 */
export function placeOfKey({ symbols }: Alphabet, key: string): number | null {
  if ([...key].length !== 1) return null;
  const place = symbols.indexOf((plainDigits(key).normalize('NFD')[0] ?? '').toUpperCase());
  return place < 0 ? null : place;
}

/** Code shown by the dials. */
export const dialledCode = (alphabet: Alphabet, places: readonly number[]): string =>
  places.map((place) => symbolAt(alphabet, place)).join('');

/** Positions that show a code; null when it does not fit. */
export function dialPlaces(alphabet: Alphabet, code: string, count: number): readonly number[] | null {
  const places = [...code].map((symbol) => alphabet.symbols.indexOf(symbol));
  return places.length === count && places.every((place) => place >= 0) ? places : null;
}
