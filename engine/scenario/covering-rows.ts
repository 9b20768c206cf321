/** Number of columns whose combinations all occur. */
const TOGETHER = 3;

/** Sets of columns, as many as told apart together. */
function columnSets(count: number, size: number, first = 0): readonly (readonly number[])[] {
  if (size === 0) return [[]];
  return Array.from({ length: Math.max(0, count - first) }, (_none, index) => first + index).flatMap(
    (column) => columnSets(count, size - 1, column + 1).map((rest) => [column, ...rest]),
  );
}

/** The values of some columns in a row, as indexes; null when one of them is not set yet. */
function cellsKey(columns: readonly number[], row: readonly (number | undefined)[]): string | null {
  const cells = columns.map((column) => row[column]);
  return cells.includes(undefined) ? null : `${columns.join()}:${cells.join()}`;
}

/**
 * Rows with one value of each column, such that any values of three columns stand together in one row. The
 * first row has the first value of each. With three columns or fewer, every row there is.
 */
export function coveringRows<Value>(columns: readonly (readonly Value[])[]): readonly (readonly Value[])[] {
  const sets = columnSets(columns.length, Math.min(TOGETHER, columns.length));
  const missing = new Map<string, { readonly set: readonly number[]; readonly cells: readonly number[] }>();
  for (const set of sets) {
    const all = set.reduce<readonly (readonly number[])[]>(
      (rows, column) =>
        rows.flatMap((row) => (columns[column] ?? []).map((_value, index) => [...row, index])),
      [[]],
    );
    for (const cells of all) missing.set(`${set.join()}:${cells.join()}`, { set, cells });
  }
  const rows: (readonly number[])[] = [];
  const add = (row: readonly number[]): void => {
    rows.push(row);
    for (const set of sets) missing.delete(cellsKey(set, row) ?? '');
  };
  add(columns.map(() => 0));
  for (let [next] = missing.values(); next; [next] = missing.values()) {
    const { set, cells } = next;
    const row: (number | undefined)[] = columns.map((_column, index) => cells[set.indexOf(index)]);
    const gain = (column: number, value: number): number => {
      const tried = row.with(column, value);
      return sets.filter((one) => one.includes(column) && missing.has(cellsKey(one, tried) ?? '')).length;
    };
    columns.forEach((values, column) => {
      if (row[column] !== undefined) return;
      const gains = values.map((_value, index) => gain(column, index));
      row[column] = gains.indexOf(Math.max(...gains));
    });
    add(row.map((value) => value ?? 0));
  }
  return rows.map((row) => row.map((value, column) => columns[column]?.[value] as Value));
}
