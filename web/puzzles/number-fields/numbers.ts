import { plainDigits } from '../../../engine/public.ts';
import type { NumberFieldsPublic } from '../../../engine/puzzles/number-fields.ts';

type Fields = Pick<NumberFieldsPublic, 'fields'>;

const BETWEEN = '-';

/** Submitted text, also stored while some fields are empty: « 17--1790 ». */
export const joinNumbers = (numbers: readonly string[]): string => numbers.join(BETWEEN);

/** One number per field, for any text. */
export function splitNumbers({ fields }: Fields, text: string): readonly string[] {
  const parts = text.split(BETWEEN);
  return fields.map(({ digits }, index) => onlyDigits(parts[index] ?? '', digits));
}

/** Replaces one number, reduced to the digits that its field accepts. */
export function withNumber(
  { fields }: Fields,
  numbers: readonly string[],
  index: number,
  typed: string,
): readonly string[] {
  return numbers.map((number, at) => (at === index ? onlyDigits(typed, fields[index]?.digits ?? 0) : number));
}

export const isFilled = (numbers: readonly string[]): boolean => numbers.every((number) => number !== '');

const onlyDigits = (text: string, most: number): string =>
  plainDigits(text).replace(/\D/g, '').slice(0, most);
