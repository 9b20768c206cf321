import { join } from 'node:path';
import type { DeskProblem } from '../../../engine/graph/desk.ts';
import type { Compiler, Diagnostic, ScenarioSource, SourceFile } from '../../../engine/index.ts';
import { isMediumFile } from './scenario-files.ts';
import { namedTitles } from '../named-titles.ts';
import { codeFrame } from '../../../engine/diagnostics/format.ts';

const nameOf = ({ code, message, at }: Diagnostic): string => `${code} ${at.file} ${message}`;

/** The problems of the second list that are not in the first, wherever they stand in their file. */
export function newDiagnostics(
  before: readonly Diagnostic[],
  after: readonly Diagnostic[],
): readonly Diagnostic[] {
  const left = before.map(nameOf);
  return after.filter((diagnostic) => {
    const index = left.indexOf(nameOf(diagnostic));
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
}

/** A file as an edit leaves it; without a text, it is gone. */
export interface TextAfter {
  readonly path: string;
  readonly text: string | null;
}

/** A city with other texts in some of its files. */
export function withTexts(source: ScenarioSource, changed: readonly TextAfter[]): ScenarioSource {
  const isMedium = ({ path }: TextAfter): boolean => isMediumFile(`${source.slug}/${path}`);
  const texts = afterChange([...source.files, ...changed.filter((one) => !isMedium(one))]);
  const media = afterChange([
    ...source.media.map((name) => ({ path: `media/${name}`, text: '' })),
    ...changed.filter(isMedium),
  ]);
  return { ...source, files: texts, media: media.map(({ path }) => path.slice('media/'.length)) };
}

/** Keeps only the last text of each file. */
function afterChange(files: readonly TextAfter[]): readonly SourceFile[] {
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  return [...texts].flatMap(([path, text]) => (text === null ? [] : [{ path, text }]));
}

/** The problems that the compiler finds in the changed texts and did not find before. */
export function newProblems(
  compile: Compiler,
  folder: string,
  source: ScenarioSource,
  changed: readonly TextAfter[],
): readonly DeskProblem[] {
  const after = withTexts(source, changed);
  return newDiagnostics(compile(source).diagnostics, compile(after).diagnostics).map((problem) => {
    const { file } = problem.at;
    const text = after.files.find(({ path }) => path === file)?.text;
    return problemInText(problem, text, `${source.slug}/${file}`, join(folder, file));
  });
}

/**
 * A problem of a text that may not be on the disk. `file`: relative to the folder of all cities; `path`:
 * absolute.
 */
export function problemInText(
  problem: Diagnostic,
  text: string | undefined,
  file: string,
  path: string,
): DeskProblem {
  const { code, severity, message, wayOut, at } = problem;
  const place = { file, line: at.line, column: at.column, path };
  return {
    code,
    severity,
    message,
    wayOut,
    titles: namedTitles(problem, text ?? ''),
    ...place,
    frame: text === undefined ? [] : codeFrame(problem, text),
    gestures: [],
  };
}
