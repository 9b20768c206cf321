import { NAMES } from '../prove/address-book.ts';
import { puzzleTypeOf } from '../puzzles/index.ts';
import { variantIndex, withoutVariant } from '../scenario/page-variants.ts';
import { parseVariant } from '../scenario/parse/parse-mdx.ts';
import { ALL_ARRIVED } from '../unlock/arrival.ts';
import { unlockedPages } from '../unlock/pages.ts';
import { resolveStanding } from '../story/advance.ts';
import type { Standing } from '../story/standing.ts';
import type { StandingChange, Edition } from './standing-change.ts';

const AT_FIRST = { addresses: NAMES, debug: false, seed: '', recognised: false, solved: false };

/** Whether players read the same texts at a step before and after the edit. */
export function hasSameTexts({
  before,
  after,
  standingBefore,
  previousStanding,
  standingAfter,
}: StandingChange): boolean {
  const standsBefore = previousStanding && resolveStanding(after.story, previousStanding.progress);
  return textsAt(before, standingBefore, previousStanding) === textsAt(after, standingAfter, standsBefore);
}

/** All texts of a step: its description and recap, its puzzle, and the pages it unlocks. */
function textsAt(edition: Edition, at: Standing, before: Standing | null): string {
  const { step } = at;
  const puzzle = step?.puzzle ? puzzleTypeOf(step.puzzle).toPublic(step.puzzle, AT_FIRST) : null;
  const known = before === null ? new Set<string>() : unlockedPages(before, ALL_ARRIVED);
  const pages = [...unlockedPages(at, ALL_ARRIVED)]
    .filter((key) => !known.has(key))
    .map((key) => pageText(edition, key));
  return JSON.stringify([step?.description, step?.recap, puzzle, ...pages]);
}

/** The text of a page; of a variant, what its readers see. */
function pageText(edition: Edition, key: string): string | null {
  const path = `${withoutVariant(key)}.mdx`;
  const [text, index] = [textOf(edition, path), variantIndex(key)];
  if (text === null || index === null) return text;
  const page = parseVariant({ path, text }, index);
  return JSON.stringify(page, (name, value: unknown) => (name === 'position' ? undefined : value));
}

export function textOf({ source }: Edition, path: string): string | null {
  return source.files.find((file) => file.path === path)?.text ?? null;
}
