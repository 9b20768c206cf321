/**
 * All that the web may import from the engine: types, and pure helpers that know no solution. Nothing here reaches a
 * story or a puzzle at run time.
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
export type { ConversationPublic } from './puzzles/conversation.ts';
export type { DefaultFormPublic } from './puzzles/default-form.ts';
export type { DigitDialsPublic, DigitDialsReveal } from './puzzles/digit-dials.ts';
export type { LastSmsPublic } from './puzzles/last-sms.ts';
export type { LetterDialsPublic, LetterDialsReveal } from './puzzles/letter-dials.ts';
export type { PuzzleLink } from './puzzles/shared/links.ts';
export type { NumberFieldsPublic } from './puzzles/number-fields.ts';
export type { PictureOrderPublic } from './puzzles/picture-order.ts';
export type { PictureTogglesPublic } from './puzzles/picture-toggles.ts';
export type { PuzzlePicture } from './puzzles/shared/pictures.ts';
export type { TextAreaPublic } from './puzzles/text-area.ts';
export type { TextFieldPublic } from './puzzles/text-field.ts';
export type { SoundAddresses, TunerPublic, TunerReveal } from './puzzles/tuner.ts';

import type { ConversationPublic } from './puzzles/conversation.ts';
import type { DefaultFormPublic } from './puzzles/default-form.ts';
import type { DigitDialsPublic } from './puzzles/digit-dials.ts';
import type { LastSmsPublic } from './puzzles/last-sms.ts';
import type { LetterDialsPublic } from './puzzles/letter-dials.ts';
import type { NumberFieldsPublic } from './puzzles/number-fields.ts';
import type { PictureOrderPublic } from './puzzles/picture-order.ts';
import type { PictureTogglesPublic } from './puzzles/picture-toggles.ts';
import type { TextAreaPublic } from './puzzles/text-area.ts';
import type { TextFieldPublic } from './puzzles/text-field.ts';
import type { TunerPublic } from './puzzles/tuner.ts';
import type { PuzzleSlug } from './types/puzzle.generated.ts';

/** The Public shape of each puzzle type, by slug. */
export interface PublicPuzzles extends Record<PuzzleSlug, { readonly type: PuzzleSlug }> {
  readonly conversation: ConversationPublic;
  readonly 'default-form': DefaultFormPublic;
  readonly 'digit-dials': DigitDialsPublic;
  readonly 'last-sms': LastSmsPublic;
  readonly 'letter-dials': LetterDialsPublic;
  readonly 'number-fields': NumberFieldsPublic;
  readonly 'picture-order': PictureOrderPublic;
  readonly 'picture-toggles': PictureTogglesPublic;
  readonly 'text-area': TextAreaPublic;
  readonly 'text-field': TextFieldPublic;
  readonly tuner: TunerPublic;
}

export { plainDigits } from './text/digits.ts';
export { typeset } from './text/typeset.ts';
export { WAIVER, WAIVER_VERSION } from './text/waivers.ts';
