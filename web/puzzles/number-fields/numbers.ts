import { plainDigits } from '../../../engine/public.ts';
import type { NumberFieldsPublic } from '../../../engine/puzzles/number-fields.ts';

type Fields = Pick<NumberFieldsPublic, 'fields'>;

const BETWEEN = '-';

/** What is sent, and what is kept while some are still empty: « 17--1790 ». */
export const joinNumbers = (numbers: readonly string[]): string => numbers.join(BETWEEN);

/** As many numbers as there are fields, whatever the text. */
export function splitNumbers({ fields }: Fields, text: string): readonly string[] {
  const parts = text.split(BETWEEN);
  return fields.map(({ digits }, index) => onlyDigits(parts[index] ?? '', digits));
}

/** The numbers, with one of them typed anew: digits alone, as many as its field takes. */
export function withNumber({ fields }: Fields, numbers: readonly string[], index: number, typed: string): readonly string[] {
  return numbers.map((number, at) => (at === index ? onlyDigits(typed, fields[index]?.digits ?? 0) : number));
}

export const isFilled = (numbers: readonly string[]): boolean => numbers.every((number) => number !== '');

const onlyDigits = (text: string, most: number): string => plainDigits(text).replace(/\D/g, '').slice(0, most);
