/** Counts of a finished test file. */
export interface FinishedFile {
  /** « node tests/server » */
  readonly family: string;
  readonly tests: number;
  readonly milliseconds: number;
}

const HEADINGS = ['seconds', 'files', 'tests', ''] as const;

/** A table of the slowest groups and of the total. */
export function slowestFamilies(files: readonly FinishedFile[], count: number): string {
  const families = new Map<string, FinishedFile[]>();
  for (const file of files) families.set(file.family, [...(families.get(file.family) ?? []), file]);
  const rows = [...families]
    .map(([family, members]) => row(family, members))
    .toSorted((left, right) => right[0] - left[0]);
  const table = [HEADINGS, ...rows.slice(0, count), row('all', files)];
  const width = Math.max(...table.flatMap((cells) => cells.slice(0, -1).map((cell) => String(cell).length)));
  return table
    .map((cells) => cells.map((cell, index) => (index < 3 ? String(cell).padStart(width) : cell)).join('  '))
    .join('\n');
}

const sum = (files: readonly FinishedFile[], of: (file: FinishedFile) => number): number =>
  files.reduce((total, file) => total + of(file), 0);

function row(name: string, files: readonly FinishedFile[]): [number, number, number, string] {
  const seconds = Math.round(sum(files, ({ milliseconds }) => milliseconds) / 1000);
  return [seconds, files.length, sum(files, ({ tests }) => tests), name];
}

/** The states of a file's tests: passed, failed, skipped or pending. */
interface FileResult {
  readonly hasFailed: boolean;
  readonly results: readonly string[];
}

/**
 * « N passed, N failed ». A file that failed without a failed test, as when its preparation failed, counts as
 * one failure.
 */
export function closingLine(files: readonly FileResult[], errors: number): string {
  const results = files.flatMap((file) => file.results);
  const count = (state: string): number => results.filter((result) => result === state).length;
  const withoutTest = files.filter((file) => file.hasFailed && !file.results.includes('failed')).length;
  const skipped = results.length - count('passed') - count('failed');
  return `${count('passed')} passed, ${count('failed') + withoutTest + errors} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
