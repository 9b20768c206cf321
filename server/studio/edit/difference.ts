import { diffArrays } from 'diff';

/** A line of two texts side by side: in both, only in the first (-), only in the second (+). */
export interface DifferentLine {
  readonly sign: ' ' | '-' | '+';
  readonly line: string;
}

/** The lines of both texts in their order. */
export const differenceOf = (first: string, second: string): readonly DifferentLine[] =>
  diffArrays(first.split(/\r?\n/u), second.split(/\r?\n/u)).flatMap(({ value, added, removed }) =>
    value.map((line): DifferentLine => ({ sign: added ? '+' : removed ? '-' : ' ', line })),
  );
