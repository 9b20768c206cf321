import { isHeld } from '../hands/hand.ts';
import type { ExtraTile } from '../scenario/scenario.ts';
import type { Standing } from '../story/standing.ts';
import { hasBegun, isWithin } from '../story/span.ts';

/** The visible extra tiles. A tile with an instrument requires its step to be solved. */
export function unlockedTiles(standing: Standing): readonly ExtraTile[] {
  return standing.story.scenario.tiles.filter((tile) => isShown(standing, tile));
}

/** The extra tiles whose page can be opened: visible ones, and those with `pageStays`. */
export function openTiles(standing: Standing): readonly ExtraTile[] {
  return standing.story.scenario.tiles.filter(
    (tile) => isShown(standing, tile) || (tile.pageStays === true && isOpen(standing, tile)),
  );
}

function isShown(standing: Standing, tile: ExtraTile): boolean {
  const isThere = isWithin(standing, tile) || tile.also?.includes(standing.step?.name ?? '') === true;
  return isThere && isReady(standing, tile);
}

const isOpen = (standing: Standing, tile: ExtraTile): boolean =>
  hasBegun(standing, tile) && isReady(standing, tile);

const isReady = ({ reached, hand }: Standing, tile: ExtraTile): boolean =>
  isHeld(hand, tile) && (tile.puzzleOf === undefined || reached.solved(tile.puzzleOf));
