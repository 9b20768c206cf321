import { casesOf } from './cases.ts';
import { optionsOf } from '../puzzles/index.ts';
import type { Condition } from '../types/condition.generated.ts';
import type { StepFile } from '../types/step.generated.ts';

/** A step that the right answer leads to, when its condition holds. */
export interface Exit {
  readonly if?: Condition;
  readonly to: string;
  /** The place of its name in the step's file. */
  readonly path: readonly (string | number)[];
}

/** The exits of a step, those of its options first. The first one whose condition holds counts. */
export function exitsOf({ name, puzzle, next }: Pick<StepFile, 'name' | 'puzzle' | 'next'>): readonly Exit[] {
  return [
    ...optionsOf(puzzle).flatMap((option): Exit[] =>
      option.next === undefined
        ? []
        : [
            {
              if: { chose: { [name]: option.name } },
              to: option.next,
              path: ['puzzle', ...option.path, 'next'],
            },
          ],
    ),
    ...casesOf(next, 'to', ['next']).map(({ value: to, ...exit }): Exit => ({ ...exit, to })),
  ];
}
