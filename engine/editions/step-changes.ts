import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { hasErrors } from '../diagnostics/report.ts';
import { NAMES } from '../prove/address-book.ts';
import { puzzleTypeOf } from '../puzzles/index.ts';
import { variantIndex, withoutVariant } from '../scenario/page-variants.ts';
import { parseVariant } from '../scenario/parse/parse-mdx.ts';
import { resolveStanding } from '../story/advance.ts';
import type { Standing } from '../story/standing.ts';
import { ALL_ARRIVED } from '../unlock/arrival.ts';
import { unlockedPages } from '../unlock/unlock.ts';
import { fr } from '../words/fr.ts';
import type { Edition, StandingChange } from './standing-change.ts';

/** Effect on the players of a step: none, other texts, another name, a warning, or an error. */
export type StepVerdict = 'same' | 'words' | 'moved' | 'warned' | 'refused';

/** In French, for writers. */
export const verdictWords: Readonly<Record<StepVerdict, string>> = {
  same: 'inchangée',
  words: 'les mots changent',
  moved: 'les joueurs suivent',
  warned: 'à voir',
  refused: 'refusé',
};

export interface StepChange {
  readonly step: string;
  readonly index: number;
  /** The step of its players after the edit. */
  readonly to: string;
  readonly verdict: StepVerdict;
  /** Codes of the findings. */
  readonly codes: readonly string[];
}

type Found = Diagnostic & { readonly steps: readonly string[] };

/** One entry for each step; where several routes lead to it, the first one is compared. */
export function stepChanges(
  changes: readonly StandingChange[],
  findings: readonly Found[],
): readonly StepChange[] {
  const first = new Map<string, StandingChange>();
  for (const change of changes) {
    const step = change.standingBefore.step?.name ?? '';
    if (!first.has(step)) first.set(step, change);
  }
  return [...first].map(([step, change]) => {
    const mine = findings.filter(({ steps }) => steps.includes(step));
    return {
      step,
      index: change.standingBefore.step?.index ?? 0,
      to: change.standingAfter.step?.name ?? '',
      verdict: verdictOn(change, mine),
      codes: [...new Set(mine.map(({ code }) => code))],
    };
  });
}

function verdictOn(change: StandingChange, findings: readonly Found[]): StepVerdict {
  if (findings.length > 0) return hasErrors(findings) ? 'refused' : 'warned';
  if (change.standingAfter.step?.name !== change.standingBefore.step?.name) return 'moved';
  return isSame(change) ? 'same' : 'words';
}

/** Compares the whole step, hints and replies included, and the pages it unlocks. */
function isSame(change: StandingChange): boolean {
  return (
    hasSameTexts(change) &&
    JSON.stringify(change.standingBefore.step) === JSON.stringify(change.standingAfter.step)
  );
}

const AT_FIRST = { addresses: NAMES, debug: false, seed: '', words: fr, recognised: false, solved: false };

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
