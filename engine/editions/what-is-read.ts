import { NAMES } from '../prove/address-book.ts';
import { puzzleTypeOf } from '../puzzles/index.ts';
import { unlockedPages } from '../unlock/pages.ts';
import { resolveStanding, type Standing } from '../story/standing.ts';
import type { Crossing, Edition } from './crossing.ts';

const AT_FIRST = { addresses: NAMES, debug: false, seed: '', recognised: false, solved: false };

/** Whether a step gives the same to read before and after. */
export function readsAlike({ before, after, stood, stoodBefore, stands }: Crossing): boolean {
  const standsBefore = stoodBefore && resolveStanding(after.story, stoodBefore.progress);
  return whatIsRead(before, stood, stoodBefore) === whatIsRead(after, stands, standsBefore);
}

/** All that a step gives to read by itself: its sentence, its instrument, and the pages that come with it. */
function whatIsRead(edition: Edition, at: Standing, before: Standing | null): string {
  const { step } = at;
  const puzzle = step?.puzzle ? puzzleTypeOf(step.puzzle).toPublic(step.puzzle, AT_FIRST) : null;
  const known = before === null ? new Set<string>() : unlockedPages(before);
  const pages = [...unlockedPages(at)].filter((key) => !known.has(key)).map((key) => textOf(edition, `${key}.mdx`));
  return JSON.stringify([step?.description, puzzle, ...pages]);
}

/** The text of a file of an edition; null where there is none. */
export function textOf({ source }: Edition, path: string): string | null {
  return source.files.find((file) => file.path === path)?.text ?? null;
}
