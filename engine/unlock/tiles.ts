import type { ExtraTile, Scenario } from '../scenario/scenario.ts';
import type { Progress } from '../story/progress.ts';
import { isWithin, reachedBy } from './reached.ts';

/** The extra tiles that are there now. An instrument is shown again only to who solved its step. */
export function unlockedTiles(scenario: Scenario, progress: Progress): readonly ExtraTile[] {
  const reached = reachedBy(scenario, progress);
  return scenario.tiles.filter((tile) => reached.solved(tile.puzzleOf) && isWithin(scenario, reached, tile));
}
