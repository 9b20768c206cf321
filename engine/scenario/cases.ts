import type { Condition } from '../types/condition.generated.ts';
import type { StepFile } from '../types/step.generated.ts';
import { type Facts, holds } from './condition.ts';

/** A value for the players who meet a condition. */
export interface Case<Value> {
  readonly if?: Condition;
  readonly value: Value;
  /** The place of the value in its file. */
  readonly path: readonly (string | number)[];
}

/** The value of the first case whose condition holds; undefined when none does. */
export const firstOf = <Value>(cases: readonly Case<Value>[], facts: Facts): Value | undefined =>
  cases.find((one) => holds(one.if, facts))?.value;

type WrittenCase<Key extends string> = { readonly if?: Condition } & Readonly<Record<Key, string>>;

/** The cases of a field: a text alone, or a list of cases with their text under `key`. */
export function casesOf<Key extends string>(
  written: string | readonly WrittenCase<Key>[] | undefined,
  key: Key,
  path: Case<string>['path'],
): readonly Case<string>[] {
  if (written === undefined) return [];
  if (typeof written === 'string') return [{ value: written, path }];
  return written.map((one, index) => ({
    ...(one.if && { if: one.if }),
    value: one[key],
    path: [...path, index, key],
  }));
}

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
