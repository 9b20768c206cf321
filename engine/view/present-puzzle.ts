import { isHeld } from '../hands/hand.ts';
import type { PublicContext, PublicPuzzle } from '../puzzles/define.ts';
import { puzzleTypeOf } from '../puzzles/index.ts';
import type { Step } from '../scenario/scenario.ts';
import { seedOf } from '../story/recognise.ts';
import type { StatusInput, StepInput, ViewInput } from './context.ts';
import type { PlayerView } from './types.ts';

/** Null when the step has no puzzle, and when it is in another hand. */
export function presentPuzzle(input: StepInput): PublicPuzzle | null {
  if (!isHeld(input.standing.hand, input.step)) return null;
  return publicPuzzle(input, input.step, { recognised: input.attempts.recognised, solved: false });
}

/** The instrument of a solved step; null while its page cannot be opened. */
export function presentAnalyser(input: ViewInput): PlayerView['analyser'] {
  const tile = input.unlocked.openTiles.find(({ app }) => app === 'frequencies');
  const step = input.standing.story.scenario.steps[tile?.puzzleOf ?? ''];
  const puzzle = step ? publicPuzzle(input, step, { recognised: true, solved: true }) : null;
  if (!tile || !puzzle) return null;
  return { header: tile.header ?? tile.label, subheader: tile.subheader ?? null, puzzle };
}

type PuzzleState = Pick<PublicContext, 'recognised' | 'solved'>;

function publicPuzzle(
  { standing, addresses, debug }: StatusInput,
  step: Step,
  found: PuzzleState,
): PublicPuzzle | null {
  if (!step.puzzle) return null;
  const seed = seedOf(standing.story.scenario, step);
  return puzzleTypeOf(step.puzzle).toPublic(step.puzzle, { addresses, debug, seed, ...found });
}
