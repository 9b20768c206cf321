import { judge } from '../story/judge.ts';
import { type Neighbours, neighboursOf } from '../story/neighbours.ts';
import type { ProofContext } from './context.ts';

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
