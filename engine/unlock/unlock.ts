import type { ExtraTile } from '../scenario/scenario.ts';
import type { Standing } from '../story/standing.ts';
import { type UnlockedDocument, unlockedDocuments } from './documents.ts';
import { type UnlockedMessage, unlockedMessages } from './messages.ts';
import { openTiles, unlockedTiles } from './tiles.ts';

export interface Unlocked {
  readonly messages: readonly UnlockedMessage[];
  readonly documents: readonly UnlockedDocument[];
  readonly tiles: readonly ExtraTile[];
  /** The tiles whose page can be opened: the tiles above, and those with `pageStays`. */
  readonly openTiles: readonly ExtraTile[];
}

export function unlock(standing: Standing, now: number): Unlocked {
  return {
    messages: unlockedMessages(standing, now),
    documents: unlockedDocuments(standing),
    tiles: unlockedTiles(standing),
    openTiles: openTiles(standing),
  };
}
