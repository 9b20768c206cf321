import { type HeldRoles, isHeld } from '../hands/hand.ts';
import { puzzleTypeOf } from '../puzzles/index.ts';
import type { ExtraTile, PageKey, Step } from '../scenario/scenario.ts';
import { hasBegun, isWithin } from '../story/span.ts';
import { type Standing, unsolvedSteps } from '../story/standing.ts';
import {
  type UnlockedDocument,
  unlockedDocuments,
  type UnlockedMessage,
  unlockedMessages,
  variantFor,
} from './papers.ts';

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

/** The page that an open step shows to this player; null when it shows none. */
export const stepPage = (standing: Standing, { page }: Pick<Step, 'page'>): PageKey | null =>
  page === undefined ? null : variantFor(standing, 'pages', page);

/** The pages of the player's step and of those open beside it. */
export const unlockedStepPages = (standing: Standing): readonly PageKey[] =>
  unsolvedSteps(standing).flatMap((step) => stepPage(standing, step) ?? []);

/** The pages the player may fetch at `now`, in milliseconds since 1970 UTC; none before activation. */
export function unlockedPages(standing: Standing, now: number): ReadonlySet<PageKey> {
  if (!standing.step) return new Set();
  const papers = [...unlockedMessages(standing, now), ...unlockedDocuments(standing)];
  return new Set([...papers.map(({ page }) => page), ...unlockedStepPages(standing)]);
}

/** The steps whose stamp the player may see: those reached, and those solved or open beside the route. */
export const stampedSteps = ({ story, reached, beside }: Standing): readonly Step[] => {
  const { steps } = story.scenario;
  const aside = story.sideSteps.filter(
    ({ name }) => reached.solved(name) || beside.some(({ step }) => step.name === name),
  );
  return [...reached.steps.flatMap((name) => steps[name] ?? []), ...aside];
};

/** Names of the media of the unlocked pages, the stamps, the open puzzles and the extra tiles. */
export function unlockedMedia(standing: Standing, now: number): ReadonlySet<string> {
  const { step, progress, beside, hand } = standing;
  if (!step) return new Set();
  const { pages, steps } = standing.story.scenario;
  return new Set([
    ...[...unlockedPages(standing, now)].flatMap((key) => pages[key]?.media ?? []),
    ...stampedSteps(standing).flatMap(({ stamp }) => stamp?.medium ?? []),
    ...puzzleMedia(step, progress.recognised, hand),
    ...beside.flatMap((side) =>
      side.isSolved ? [] : puzzleMedia(side.step, side.attempts.recognised, hand),
    ),
    ...openTiles(standing).flatMap(({ puzzleOf }) => puzzleMedia(steps[puzzleOf ?? ''], true, null)),
  ]);
}

function puzzleMedia(step: Step | undefined, recognised: boolean, hand: HeldRoles): readonly string[] {
  if (!step?.puzzle || !isHeld(hand, step)) return [];
  const { always, onceRecognised } = puzzleTypeOf(step.puzzle).media(step.puzzle);
  return recognised ? [...always, ...onceRecognised] : always;
}

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
