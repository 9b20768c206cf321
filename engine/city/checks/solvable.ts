import { faultsOf, puzzleTypeOf } from '../../puzzles/index.ts';
import type { Puzzle } from '../../types/puzzle.generated.ts';

/** Why the solution of a puzzle cannot be sent with its own instrument; null when it can. */
export function whyUnsolvable(puzzle: Puzzle): string | null {
  const fault = faultsOf(puzzle).find(({ unsolvable }) => unsolvable);
  if (fault) return fault.message;
  const type = puzzleTypeOf(puzzle);
  const parsed = type.parseAnswer(puzzle, type.solve(puzzle));
  if (!parsed.ok) return parsed.message;
  return type.evaluate(puzzle, parsed.answer) ? null : 'elle est jugée fausse';
}
