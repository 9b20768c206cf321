import { faultsOf } from '../../puzzles/index.ts';
import type { Located } from '../draft.ts';
import type { LinkContext } from './context.ts';

/** Reports faults that the schema of a puzzle cannot detect. */
function checkPuzzle({ report }: LinkContext, { file, value }: Located<'step'>): void {
  for (const { code, path, onKey, message, wayOut } of value.puzzle ? faultsOf(value.puzzle) : []) {
    const at = ['puzzle', ...path];
    report(code, onKey ? file.keyAt(at) : file.valueAt(at), message, wayOut);
  }
}

export function checkSolutions(context: LinkContext): void {
  for (const step of context.draft.steps) checkPuzzle(context, step);
}
