import { puzzleTypeOf } from '../puzzles/index.ts';
import type { Scenario } from '../scenario/scenario.ts';
import type { Progress } from '../story/progress.ts';
import { resolveStanding } from '../story/standing.ts';
import { unlockedPages } from './pages.ts';
import { openTiles } from './tiles.ts';

/** Names of the media the player may fetch now: of the unlocked pages, of the current puzzle, of the extra tiles. */
export function unlockedMedia(scenario: Scenario, stored: Progress): ReadonlySet<string> {
  const progress = resolveStanding(scenario, stored);
  if (progress.step === null) return new Set();
  return new Set([
    ...[...unlockedPages(scenario, progress)].flatMap((key) => scenario.pages[key]?.media ?? []),
    ...puzzleMedia(scenario, progress.step, progress.recognised),
    ...openTiles(scenario, progress).flatMap(({ puzzleOf }) => puzzleMedia(scenario, puzzleOf, true)),
  ]);
}

function puzzleMedia(scenario: Scenario, step: string | undefined, recognised: boolean): readonly string[] {
  const puzzle = scenario.steps[step ?? '']?.puzzle;
  if (!puzzle) return [];
  const { always, onceRecognised } = puzzleTypeOf(puzzle).media(puzzle);
  return recognised ? [...always, ...onceRecognised] : always;
}
