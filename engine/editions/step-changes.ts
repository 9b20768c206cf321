import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { hasErrors } from '../diagnostics/report.ts';
import type { StandingChange } from './standing-change.ts';
import { hasSameTexts } from './step-texts.ts';

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
