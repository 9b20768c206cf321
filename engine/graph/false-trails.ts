import type { Step } from '../scenario/scenario.ts';

/** Wrong answers that the writer saw coming, and what is said to them. */
export interface FalseTrail {
  readonly answers: readonly string[];
  readonly says: string;
}

/** The replies to wrong answers, then the decoys of an instrument. */
export function falseTrailsOf({ replies, puzzle }: Pick<Step, 'replies' | 'puzzle'>): readonly FalseTrail[] {
  const decoys = puzzle && 'decoys' in puzzle ? (puzzle.decoys ?? []) : [];
  return [
    ...replies.map(({ to, say }) => ({ answers: to, says: say })),
    ...decoys.map(({ at, caption }) => ({ answers: [String(at)], says: caption })),
  ];
}
