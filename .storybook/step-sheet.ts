import { typeset, type Status, type Step } from '../engine/index.ts';
import type { City } from './city.ts';

/** Where a designer is: what stands in the panel « Étape » beside the story. Plain data, for it leaves the page. */
export interface StepSheet {
  readonly city: string;
  readonly step: string;
  readonly file: string;
  readonly description: string;
  readonly puzzle: string;
  readonly answer: string;
  readonly hints: readonly string[];
  readonly hours: readonly string[];
  readonly closed: string;
}

export const STEP_SHEET = 'step';

export function stepSheet({ scenario }: City, step: Step, answer: string, { view }: Status): StepSheet {
  const hours = view?.hours;
  return {
    city: scenario.name,
    step: `${typeset('Étape')} ${step.index}`,
    file: step.name,
    description: typeset(step.description),
    puzzle: step.puzzle?.type ?? '',
    answer,
    hints: step.hints.map(typeset),
    hours: (hours?.lines ?? []).map(({ days, hours: times }) => typeset(`${days} : ${times}`)),
    closed: typeset(hours?.reason ?? ''),
  };
}
