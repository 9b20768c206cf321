import { plainDigits } from '../../../../engine/public.ts';

/** What stands round a wheel. */
export interface Alphabet {
  readonly symbols: string;
  /** What its two keys bring, read aloud. */
  readonly next: string;
  readonly previous: string;
}

export const DIGITS: Alphabet = { symbols: '0123456789', next: 'chiffre suivant', previous: 'chiffre précédent' };
export const LETTERS: Alphabet = { symbols: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', next: 'lettre suivante', previous: 'lettre précédente' };

/** Wheels go round: after the last symbol the first, before the first the last. */
export function turned({ symbols }: Alphabet, place: number, by: number): number {
  return (((place + by) % symbols.length) + symbols.length) % symbols.length;
}

export const symbolAt = (alphabet: Alphabet, place: number): string => alphabet.symbols[turned(alphabet, place, 0)] ?? '';

/** Where a typed key stands on the wheel, whatever its case, accent or alphabet of digits; null when it is not there. */
export function placeOfKey({ symbols }: Alphabet, key: string): number | null {
  if ([...key].length !== 1) return null;
  const place = symbols.indexOf((plainDigits(key).normalize('NFD')[0] ?? '').toUpperCase());
  return place < 0 ? null : place;
}

/** What stands on the wheels, as it is sent. */
export const dialledCode = (alphabet: Alphabet, places: readonly number[]): string =>
  places.map((place) => symbolAt(alphabet, place)).join('');

/** The wheels that show a code; null when it does not fit them. */
export function dialPlaces(alphabet: Alphabet, code: string, count: number): readonly number[] | null {
  const places = [...code].map((symbol) => alphabet.symbols.indexOf(symbol));
  return places.length === count && places.every((place) => place >= 0) ? places : null;
}
