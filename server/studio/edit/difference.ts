/** A line of two texts side by side: in both, only in the first (-), only in the second (+). */
export interface DifferentLine {
  readonly sign: ' ' | '-' | '+';
  readonly line: string;
}

/** For each pair of positions, the length of the longest common sequence of lines from there on. */
function commonLengths(one: readonly string[], other: readonly string[]): readonly (readonly number[])[] {
  const rows: number[][] = Array.from({ length: one.length + 1 }, () =>
    Array.from({ length: other.length + 1 }, () => 0),
  );
  for (let row = one.length - 1; row >= 0; row -= 1) {
    for (let column = other.length - 1; column >= 0; column -= 1) {
      const [here, below] = [rows[row] ?? [], rows[row + 1] ?? []];
      here[column] =
        one[row] === other[column]
          ? 1 + (below[column + 1] ?? 0)
          : Math.max(below[column] ?? 0, here[column + 1] ?? 0);
    }
  }
  return rows;
}

/** The lines of both texts in their order. */
export function differenceOf(first: string, second: string): readonly DifferentLine[] {
  const [one, other] = [first.split(/\r?\n/u), second.split(/\r?\n/u)];
  const lengths = commonLengths(one, other);
  const lines: DifferentLine[] = [];
  let [row, column] = [0, 0];
  while (row < one.length || column < other.length) {
    const [line, otherLine] = [one[row], other[column]];
    if (line !== undefined && line === otherLine) {
      lines.push({ sign: ' ', line });
      row += 1;
      column += 1;
    } else if (
      otherLine === undefined ||
      (line !== undefined && (lengths[row + 1]?.[column] ?? 0) >= (lengths[row]?.[column + 1] ?? 0))
    ) {
      lines.push({ sign: '-', line: line ?? '' });
      row += 1;
    } else {
      lines.push({ sign: '+', line: otherLine });
      column += 1;
    }
  }
  return lines;
}
