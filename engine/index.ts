/**
 * The engine's public functions: no files, no clock, no network. They give access to solutions; the web
 * imports public.ts.
 */
export { factsOfEntry, isEntryPhrase, mayEnter } from './scenario/entry.ts';
export { compileCity, createCompiler, createStagedCompiler } from './city/compile.ts';
export { typeset } from './text/typeset.ts';
export { windowLines } from './text/window-lines.ts';
export { waiverText } from './words/waivers.ts';
export { addDays, dayAt, hourAt, instantAt, weekdayOf } from './hours/zoned.ts';
export { duePlaces, isCheckDue } from './places/register.ts';
export { fr } from './words/fr.ts';
export { plain, writeSentence } from './words/words.ts';
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
export { readSiteFile, siteIn, type TranslatedSite } from './scenario/parse/read-site.ts';
export { languagesOf } from './scenario/scenario.ts';
export { pathBeside, type SourcesBeside } from './scenario/translation/read-beside.ts';
export { dealRoles, handIn, holdersOf, isHeld } from './hands/hand.ts';
export { ABSENT_MS, standingTakings, withTakings } from './hands/taking.ts';
export { advance, begin, resolveStanding, stepMeant } from './story/advance.ts';
export { judge } from './story/judge.ts';
export { isFreeKey, opensAt, plainKey } from './story/timings.ts';
export { maxClues } from './story/refusals.ts';
export { recognise, recogniseEveryMs } from './story/recognise.ts';
export { compareEditions } from './editions/compare.ts';
export { createStory, offeringAll } from './story/story.ts';
export { renameMarks } from './story/fit-progress.ts';
export { openingStep, routeNumber } from './story/route.ts';
export { currentName } from './story/former-names.ts';
export { runningWaits, openStep, standingOf } from './story/standing.ts';
export { freshProgress, isSamePosition, ORDER_STATES } from './story/progress.ts';
export { optionsOf, puzzleTypeOf, puzzleTypes } from './puzzles/index.ts';
export { writeReport } from './report/write-report.ts';
export { isLastWordOpen } from './view/player-view.ts';
export { cityMapOf } from './view/city-map.ts';
export { roleName, stepTitle } from './view/present-hands.ts';
export { presentLine, presentStatus } from './view/present-status.ts';
export { presentLetter } from './view/present-letter.ts';
export { remedyMedia } from './view/present-step.ts';
export { unlockedMedia, unlockedPages } from './unlock/unlock.ts';
export { nextDelivery } from './unlock/papers.ts';
export { hasUnopenedArrival, openedMark } from './unlock/opened-mark.ts';
export { statusAt } from './hours/status.ts';
export { compilePromotions } from './promotions/compile-promotions.ts';
export {
  codeOfCopy,
  copyIndex,
  findPromotion,
  freeCopiesADay,
  isOver,
  NO_PROMOTIONS,
} from './promotions/promotion.ts';
export { parseWalkthroughs } from './prove/play-walkthrough.ts';
export { playWalkthrough } from './prove/play-walkthrough.ts';
export { lacksOfRoles, prove } from './prove/prove.ts';

export { addressIn, frenchAddress, languageOfAddress } from './words/addresses.ts';
export { type ByLanguage, inEachLanguage, type Language, LANGUAGES, TRANSLATIONS } from './words/language.ts';
export type { Sentence, Unwritten, WholeKey, Words } from './words/words.ts';
export type { Diagnostic, Severity, SourceRange } from './diagnostics/diagnostic.ts';
export type { PuzzleType } from './puzzles/define.ts';
export type { AddressBook } from './scenario/scenario.ts';
export type { AnyPuzzleType } from './puzzles/index.ts';
export type { AnotherCity, Promotion, Promotions } from './promotions/promotion.ts';
export type { Compilation, Compiler, StagedCompilation, StagedCompiler } from './city/compile.ts';
export type { Page, PageKind, Scenario, ScenarioSource, SourceFile, Step } from './scenario/scenario.ts';
export type { Deal, HeldRoles, HeldThing } from './hands/hand.ts';
export type { Taking } from './hands/taking.ts';
export type { Advance } from './story/advance.ts';
export type { MoveRefusal, Outcome, PartlyRight, RefusalReason, StoryEvent } from './story/events.ts';
export type { Judgement, Verdict } from './story/judge.ts';
export type { OrderState, Progress } from './story/progress.ts';
export type { Standing } from './story/standing.ts';
export type { Story } from './story/story.ts';
export type { RecogniseAnswer, RecogniseContext } from './story/recognise.ts';
export type { LetterView } from './view/present-letter.ts';
export type { OrderFacts, Remedy, StatusInput, UnavailablePlace } from './view/context.ts';
export type { PartyView, PlayerView, Status } from './view/types.ts';
export type { WalkMove, WalkProblem, WalkRoute } from './prove/play-walkthrough.ts';
export type { Comparison, EditionFinding } from './editions/compare.ts';
export type { StepChange, StepVerdict } from './editions/step-changes.ts';
export type { Finding, Proof } from './prove/prove.ts';
export type { Gesture } from './prove/graph.ts';
export type { DuePlaces } from './places/register.ts';
export type { SiteFile } from './types/site.generated.ts';
export type { WalkthroughFile } from './types/walkthrough.generated.ts';
