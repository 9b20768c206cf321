import type { ExtraTile, Scenario } from '../scenario/scenario.ts';
import { isBegun, isWithin, oncePerWalk, type Reached } from './reached.ts';

/** The extra tiles that are there now. An instrument is shown again only to who solved its step. */
export const unlockedTiles = oncePerWalk((scenario, reached): readonly ExtraTile[] =>
  scenario.tiles.filter((tile) => isShown(scenario, reached, tile)),
);

/** The extra tiles whose page opens: those that are there, and those whose page stays when they are gone. */
export const openTiles = oncePerWalk((scenario, reached): readonly ExtraTile[] =>
  scenario.tiles.filter((tile) => isShown(scenario, reached, tile) || (tile.pageStays === true && isOpen(reached, tile))),
);

function isShown(scenario: Scenario, reached: Reached, tile: ExtraTile): boolean {
  const isThere = isWithin(scenario, reached, tile) || tile.also?.includes(reached.current ?? '') === true;
  return isThere && isSolved(reached, tile);
}

const isOpen = (reached: Reached, tile: ExtraTile): boolean => isBegun(reached, tile) && isSolved(reached, tile);

const isSolved = (reached: Reached, { puzzleOf }: ExtraTile): boolean => puzzleOf === undefined || reached.solved(puzzleOf);
