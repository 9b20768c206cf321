import type { ExtraTile } from '../scenario/scenario.ts';
import type { Standing } from '../story/standing.ts';
import { isBegun, isWithin } from './span.ts';

/** The extra tiles that are there now. An instrument is shown again only to who solved its step. */
export function unlockedTiles(standing: Standing): readonly ExtraTile[] {
  return standing.story.scenario.tiles.filter((tile) => isShown(standing, tile));
}

/** The extra tiles whose page opens: those that are there, and those whose page stays when they are gone. */
export function openTiles(standing: Standing): readonly ExtraTile[] {
  return standing.story.scenario.tiles.filter((tile) => isShown(standing, tile) || (tile.pageStays === true && isOpen(standing, tile)));
}

function isShown(standing: Standing, tile: ExtraTile): boolean {
  const isThere = isWithin(standing, tile) || tile.also?.includes(standing.step?.name ?? '') === true;
  return isThere && isSolved(standing, tile);
}

const isOpen = (standing: Standing, tile: ExtraTile): boolean => isBegun(standing.reached, tile) && isSolved(standing, tile);

const isSolved = ({ reached }: Standing, { puzzleOf }: ExtraTile): boolean => puzzleOf === undefined || reached.solved(puzzleOf);
