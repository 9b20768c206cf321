import { judge } from '../../story/judge.ts';
import { type Neighbours, neighboursOf } from '../../story/neighbours.ts';
import type { Checker, ProofContext } from '../context.ts';

/** Checks that no slip is accepted which may as well be another name that the city knows. */
export const checkSlips: Checker = (context) =>
  slipsBetween(context)
    .filter(({ accepted }) => accepted.length > 0)
    .map(({ step, solution, name, accepted }) => ({
      code: 'slip-meets-another',
      about: { step, path: ['puzzle'] },
      message: `À l’étape ${step}, « ${accepted[0]} » est admis pour « ${solution} », et peut aussi viser « ${name} ».`,
      wayOut: `Écrivez « ${name} » dans replies ou dans examples.refuse.`,
    }));

/**
 * A pair of neighbours, and the texts between them that are judged right although the other name may be
 * meant.
 */
export interface ProvedSlips extends Neighbours {
  readonly step: string;
  readonly accepted: readonly string[];
}

/** Judges every text that one slip makes both of a solution and of another name that the city knows. */
export function slipsBetween({
  story,
  scenario,
}: Pick<ProofContext, 'story' | 'scenario'>): readonly ProvedSlips[] {
  return Object.values(scenario.steps).flatMap((step) =>
    neighboursOf(story, step).map((pair) => ({
      ...pair,
      step: step.name,
      accepted: pair.between.filter((text) => judge(story, step.name, text).verdict === 'right'),
    })),
  );
}
