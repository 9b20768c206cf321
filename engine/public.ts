/**
 * The only engine module for the web: types, and pure helpers without access to solutions. At run time it
 * imports no story and no puzzle. A widget imports the types of its own puzzle type from that type's file.
 */
export type {
  AnotherCityView,
  DocumentView,
  FinalView,
  HandsView,
  HeldPaperView,
  HintsView,
  MessageView,
  PageView,
  PartyDeedView,
  PartyMemberView,
  PartyView,
  PlayerView,
  ReactionView,
  SideStepView,
  Status,
  TileId,
  TileView,
  UnavailableView,
} from './view/types.ts';
export type { HoursView } from './hours/present-hours.ts';
export type { PublicPuzzle } from './puzzles/define.ts';
export type { RecogniseAnswer } from './story/recognise.ts';
export type { Verdict } from './story/judge.ts';
export type { PuzzleSlug } from './types/puzzle.generated.ts';
export type { SiteFile } from './types/site.generated.ts';
export type { MapFile } from './types/map.generated.ts';
export type { PageComponentName, PageComponentProps } from './scenario/parse/page-components.ts';
export type { PublicPuzzles } from './puzzles/index.ts';
export type { PuzzleLink } from './puzzles/shared/links.ts';
export type { PuzzlePicture } from './puzzles/shared/pictures.ts';

export type { ByLanguage, Language } from './words/language.ts';

export { cityMapOf } from './view/city-map.ts';
export { ABSENT_MS } from './hands/taking.ts';
export { isRecord } from './text/is-record.ts';
export { plainDigits, typeset } from './text/typeset.ts';
export { windowLines } from './text/window-lines.ts';
export {
  formatClock,
  formatDate,
  formatDay,
  formatDuration,
  formatHour,
  formatList,
  formatMoment,
  ofName,
  plural,
  spellNumber,
} from './words/format.ts';
export { CODE_TOO_SHORT } from './words/fr.ts';
export { addressIn, frenchAddress, languageOfAddress } from './words/addresses.ts';
export { inEachLanguage, LANGUAGES } from './words/language.ts';
export { currentWaiver } from './words/waivers.ts';
