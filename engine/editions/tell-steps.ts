import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { hasErrors } from '../diagnostics/report.ts';
import type { Crossing } from './crossing.ts';
import { readsAlike } from './what-is-read.ts';

/** What becomes of the players of a step: nothing, other words to read, another name, something to look at, or a refusal. */
export type StepVerdict = 'same' | 'words' | 'moved' | 'warned' | 'refused';

export interface StepChange {
  readonly step: string;
  readonly index: number;
  /** Where its players stand afterwards. */
  readonly to: string;
  readonly verdict: StepVerdict;
  /** Codes of what was found. */
  readonly codes: readonly string[];
}

type Found = Diagnostic & { readonly steps: readonly string[] };

/** One line for each step, whatever routes lead there: the first one tells what is read there. */
export function tellSteps(crossings: readonly Crossing[], findings: readonly Found[]): readonly StepChange[] {
  const first = new Map<string, Crossing>();
  for (const crossing of crossings) {
    const step = crossing.stood.step?.name ?? '';
    if (!first.has(step)) first.set(step, crossing);
  }
  return [...first].map(([step, crossing]) => {
    const mine = findings.filter(({ steps }) => steps.includes(step));
    return {
      step,
      index: crossing.stood.step?.index ?? 0,
      to: crossing.stands.step?.name ?? '',
      verdict: verdictOn(crossing, mine),
      codes: [...new Set(mine.map(({ code }) => code))],
    };
  });
}

function verdictOn(crossing: Crossing, findings: readonly Found[]): StepVerdict {
  if (findings.length > 0) return hasErrors(findings) ? 'refused' : 'warned';
  if (crossing.stands.step?.name !== crossing.stood.step?.name) return 'moved';
  return isSame(crossing) ? 'same' : 'words';
}

/** All of the step, hints and replies too, and the pages that come with it. */
function isSame(crossing: Crossing): boolean {
  return readsAlike(crossing) && JSON.stringify(crossing.stood.step) === JSON.stringify(crossing.stands.step);
}
