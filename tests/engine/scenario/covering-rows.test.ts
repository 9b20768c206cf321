import { expect, it } from 'vitest';
import { coveringRows } from '../../../engine/scenario/condition.ts';

const COLUMNS = [
  ['-', 'a', 'b'],
  ['-', 'c', 'd'],
  ['-', 'e'],
  ['-', 'f', 'g', 'h'],
  ['-', 'i'],
] as const;

it('any values of three columns stand together, in fewer rows than there are', () => {
  const rows = coveringRows(COLUMNS);
  const together = (values: readonly string[], at: readonly number[]) =>
    rows.some((row) => at.every((column, index) => row[column] === values[index]));
  COLUMNS.forEach((first, a) =>
    COLUMNS.forEach((second, b) =>
      COLUMNS.forEach((third, c) => {
        if (a >= b || b >= c) return;
        for (const one of first)
          for (const two of second)
            for (const three of third) expect(together([one, two, three], [a, b, c])).toBe(true);
      }),
    ),
  );
  expect(rows[0]).toEqual(['-', '-', '-', '-', '-']);
  expect(rows.length).toBeLessThan((3 * 3 * 2 * 4 * 2) / 2);
});

it('three columns or fewer give every row', () => {
  expect(coveringRows(COLUMNS.slice(0, 3))).toHaveLength(3 * 3 * 2);
  expect(coveringRows([])).toEqual([[]]);
});
