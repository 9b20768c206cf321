import { typeset, type Status, type Step } from '../../../engine/index.ts';
import type { WorkshopCity } from './city.ts';
import type { StepSheet } from './step-sheet-shape.ts';

export function stepSheet({ scenario }: WorkshopCity, step: Step, answer: string, { view }: Status): StepSheet {
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
