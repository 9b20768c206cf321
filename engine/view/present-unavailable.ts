import type { Step } from '../scenario/scenario.ts';
import { type Standing, unsolvedSteps } from '../story/standing.ts';
import type { Remedy, StepInput, UnavailablePlace } from './context.ts';
import type { UnavailableView } from './types.ts';

/** The unavailable places of the player's step, with their replacements. */
export function presentUnavailable(input: StepInput): readonly UnavailableView[] {
  return goneAt(input.step, input.unavailable).map(({ sentence, remedy }) => ({
    sentence,
    remedy: presentRemedy(input, remedy),
  }));
}

/** Media of replacements at the open steps, which the player may fetch too. */
export function remedyMedia(standing: Standing, unavailable: readonly UnavailablePlace[]): readonly string[] {
  const gone = unsolvedSteps(standing).flatMap((step) => goneAt(step, unavailable));
  return gone.flatMap(({ remedy }) => (remedy.kind === 'photo' ? [remedy.photo] : []));
}

/** In the order of the step's places, so that their numbers do not change. */
function goneAt(step: Step, unavailable: readonly UnavailablePlace[] = []): readonly UnavailablePlace[] {
  return step.kind !== 'end' && step.kind !== 'secret'
    ? step.places.flatMap((slug) => unavailable.filter(({ place }) => place === slug))
    : [];
}

/** The last hint is the solution, so the number of a hint is limited to the one before it. */
function presentRemedy({ step, addresses }: StepInput, remedy: Remedy): UnavailableView['remedy'] {
  if (remedy.kind === 'photo')
    return { kind: 'photo', address: addresses.medium(remedy.photo), alt: remedy.alt };
  const solution = step.hints.length - 1;
  const index = remedy.kind === 'solution' ? solution : Math.min(remedy.hint, solution) - 1;
  return { kind: remedy.kind, text: step.hints[Math.max(index, 0)] ?? '' };
}
