import { codeFrame } from '../../../engine/diagnostics/format.ts';
import type { DeskProblem } from '../../../engine/graph/desk.ts';
import type { Diagnostic } from '../../../engine/index.ts';

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
    ...place,
    frame: text === undefined ? [] : codeFrame(problem, text),
    gestures: [],
  };
}
