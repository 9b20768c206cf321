import { type HeldRoles, isHeld } from '../hands/hand.ts';
import { puzzleTypeOf } from '../puzzles/index.ts';
import type { Step } from '../scenario/scenario.ts';
import type { Standing } from '../story/standing.ts';
import { unlockedPages } from './pages.ts';
import { openTiles } from './tiles.ts';

/** Names of the media of the unlocked pages, the open puzzles and the extra tiles. */
export function unlockedMedia(standing: Standing, now: number): ReadonlySet<string> {
  const { step, progress, beside, hand } = standing;
  if (!step) return new Set();
  const { pages, steps } = standing.story.scenario;
  return new Set([
    ...[...unlockedPages(standing, now)].flatMap((key) => pages[key]?.media ?? []),
    ...puzzleMedia(step, progress.recognised, hand),
    ...beside.flatMap((side) =>
      side.isSolved ? [] : puzzleMedia(side.step, side.attempts.recognised, hand),
    ),
    ...openTiles(standing).flatMap(({ puzzleOf }) => puzzleMedia(steps[puzzleOf ?? ''], true, null)),
  ]);
}

function puzzleMedia(step: Step | undefined, recognised: boolean, hand: HeldRoles): readonly string[] {
  if (!step?.puzzle || !isHeld(hand, step)) return [];
  const { always, onceRecognised } = puzzleTypeOf(step.puzzle).media(step.puzzle);
  return recognised ? [...always, ...onceRecognised] : always;
}
