/**
 * All that the web may import from the engine: types, and pure helpers that know no solution. Nothing here reaches a
 * story or a puzzle at run time. A widget takes the types of its own puzzle type from that type's file.
 */
export type {
  AnotherCityView,
  DocumentView,
  FinalView,
  HintsView,
  HoursView,
  MessageView,
  PageView,
  PlayerView,
  PublicPuzzle,
  ReactionView,
  RecogniseAnswer,
  Status,
  TileId,
  TileView,
  UnavailableView,
  Verdict,
} from './view/types.ts';
export type { PuzzleSlug } from './types/puzzle.generated.ts';
export type { SiteFile } from './types/site.generated.ts';
export type { MapFile } from './types/map.generated.ts';
export type { PageComponentName, PageComponentProps } from './scenario/page-components.ts';
export type { PublicPuzzles } from './puzzles/index.ts';
export type { PuzzleLink } from './puzzles/shared/links.ts';
export type { PuzzlePicture } from './puzzles/shared/pictures.ts';

export { plainDigits } from './text/digits.ts';
export { typeset } from './text/typeset.ts';
export { WAIVER, WAIVER_VERSION } from './text/waivers.ts';
