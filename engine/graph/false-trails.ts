import { puzzleTypeOf } from '../puzzles/index.ts';
import type { Step } from '../scenario/scenario.ts';

/** Wrong answers that the writer saw coming, and what is said to them. */
export interface FalseTrail {
  readonly answers: readonly string[];
  readonly says: string;
}

/** The replies to wrong answers, then the decoys of an instrument. */
export function falseTrailsOf({ replies, puzzle }: Pick<Step, 'replies' | 'puzzle'>): readonly FalseTrail[] {
  const decoys = (puzzle && puzzleTypeOf(puzzle).decoys?.(puzzle)) ?? [];
  return [
    ...replies.map(({ to, say }) => ({ answers: to, says: say })),
    ...decoys.map(({ answer, says }) => ({ answers: [answer], says })),
  ];
}
