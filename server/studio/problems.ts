import { existsSync, readFileSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import { codeFrame } from '../../engine/diagnostics/format.ts';
import type { DeskProblem } from '../../engine/graph/desk.ts';
import type { Diagnostic, Finding } from '../../engine/index.ts';
import { namedTitles } from './named-titles.ts';

/** Converts a problem for the desk. `folder`: base of its file path. */
export function deskProblem(
  scenariosDir: string,
  folder: string,
  problem: Diagnostic | Finding,
): DeskProblem {
  const { at, code, severity, message, wayOut } = problem;
  const path = resolve(folder, at.file);
  const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
  return {
    ...{ code, severity, message, wayOut, titles: namedTitles(problem, text) },
    file: relative(scenariosDir, path) || basename(path),
    line: at.line,
    column: at.column,
    path: join(folder, at.file),
    frame: text === '' ? [] : codeFrame(problem, text),
    gestures:
      'path' in problem
        ? problem.path.flatMap(({ step, does }) => (step === null ? [] : [{ step, does }]))
        : [],
  };
}

/** Errors first, otherwise in order. */
export const worstFirst = (problems: readonly DeskProblem[]): readonly DeskProblem[] => [
  ...problems.filter(({ severity }) => severity === 'error'),
  ...problems.filter(({ severity }) => severity === 'warning'),
];
