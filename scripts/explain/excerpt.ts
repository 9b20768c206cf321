import type { SourceFile } from '../../engine/scenario/scenario.ts';

/** The differing lines of a file, wrong and right; empty when the file is missing. */
export interface Excerpt {
  readonly path: string;
  readonly wrong: readonly string[];
  readonly right: readonly string[];
}

const MOST_LINES = 12;
const MOST_COLUMNS = 100;

const linesOf = (text: string | undefined): readonly string[] =>
  text === undefined ? [] : text.replace(/\n$/u, '').split('\n');

/** The number of lines needed to recognise a passage. */
function shortened(lines: readonly string[]): string[] {
  const shown = lines
    .slice(0, MOST_LINES)
    .map((line) => (line.length > MOST_COLUMNS ? `${line.slice(0, MOST_COLUMNS)}…` : line));
  return lines.length > MOST_LINES ? [...shown, '…'] : shown;
}

function excerptOf(path: string, before: string | undefined, after: string | undefined): Excerpt {
  const [wrong, right] = [linesOf(before), linesOf(after)];
  const isSame = (offset: number, end: number): boolean => {
    const at = (lines: readonly string[]): string | undefined => lines.at(end === 0 ? offset : -1 - offset);
    return offset < Math.min(wrong.length, right.length) && at(wrong) === at(right);
  };
  let start = 0;
  while (isSame(start, 0)) start += 1;
  let tail = 0;
  while (tail < Math.min(wrong.length, right.length) - start && isSame(tail, 1)) tail += 1;
  // One line of context shows the position.
  const from = Math.max(0, start - 1);
  const part = (lines: readonly string[]): string[] =>
    shortened(lines.slice(from, Math.min(lines.length, lines.length - tail + 1)));
  return { path, wrong: part(wrong), right: part(right) };
}

/** The differences between the files of a city with and without an error. */
export function excerptsOf(wrong: readonly SourceFile[], right: readonly SourceFile[]): readonly Excerpt[] {
  const textsOf = (files: readonly SourceFile[]): Map<string, string> =>
    new Map(files.map(({ path, text }) => [path, text]));
  const [before, after] = [textsOf(wrong), textsOf(right)];
  return [...new Set([...before.keys(), ...after.keys()])]
    .filter((path) => before.get(path) !== after.get(path))
    .map((path) => excerptOf(path, before.get(path), after.get(path)));
}
