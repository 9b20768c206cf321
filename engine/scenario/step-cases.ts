import type { StepFile } from '../types/step.generated.ts';
import { type Case, casesOf } from './cases.ts';

/** The texts of a step that depend on what the player has done. */
export interface StepCases {
  /** The messages that its reaction opens. */
  readonly message: readonly Case<string>[];
  /** For each hint, its texts. */
  readonly hints: readonly (readonly Case<string>[])[];
}

export const stepCasesOf = ({ reaction, hints = [] }: Pick<StepFile, 'reaction' | 'hints'>): StepCases => ({
  message: casesOf(reaction?.message, 'open', ['reaction', 'message']),
  hints: hints.map((hint, index) => casesOf(hint, 'say', ['hints', index])),
});
