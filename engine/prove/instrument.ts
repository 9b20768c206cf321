import type { Scenario } from '../scenario/scenario.ts';
import { freshProgress } from '../story/progress.ts';
import { recognise } from '../story/recognise.ts';
import type { RecogniseAnswer } from '../view/types.ts';
import { NAMES, stringsIn } from './address-book.ts';

/** What the instrument of a step tells of each code that is written in its puzzle; nothing where there is no instrument. */
export function askInstrument(scenario: Scenario, step: string): readonly (RecogniseAnswer & { readonly code: string })[] {
  const progress = { ...freshProgress, state: 'ACTIVATED', step } as const;
  return [...new Set(stringsIn(scenario.steps[step]?.puzzle))].map((code) => ({
    code,
    ...recognise(scenario, progress, code, { addresses: NAMES, debug: false }),
  }));
}
