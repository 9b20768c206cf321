import type { ValuePath } from '../../../engine/scenario/parse/parse-yaml.ts';
import { isFields } from '../form/json-schema.ts';

/** A place of a step’s file that names the step to which it leads. */
export interface StepWay {
  readonly path: ValuePath;
  /** In French. */
  readonly label: string;
  /** Null when it leads nowhere of its own. */
  readonly to: string | null;
  /** Whether the file may leave it out. */
  readonly isOptional: boolean;
}

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

function nextWays(next: unknown): readonly StepWay[] {
  if (!Array.isArray(next))
    return [{ path: ['next'], label: 'Étape suivante', to: textOf(next), isOptional: true }];
  return next.map((one: unknown, index) => ({
    path: ['next', index, 'to'],
    label: `Étape suivante, cas ${index + 1}`,
    to: isFields(one) ? textOf(one.to) : null,
    isOptional: false,
  }));
}

function optionWays(puzzle: unknown): readonly StepWay[] {
  const options: readonly unknown[] = isFields(puzzle) && Array.isArray(puzzle.options) ? puzzle.options : [];
  return options.flatMap((option, index) =>
    isFields(option)
      ? [
          {
            path: ['puzzle', 'options', index, 'next'],
            label: `Option « ${String(option.label)} »`,
            to: textOf(option.next),
            isOptional: true,
          },
        ]
      : [],
  );
}

/** The ways out of a step: the next one, or its cases; those of its options; the other route. */
export const stepWays = (step: unknown): readonly StepWay[] =>
  isFields(step)
    ? [
        ...nextWays(step.next),
        ...optionWays(step.puzzle),
        { path: ['alternative'], label: 'Trajet de secours', to: textOf(step.alternative), isOptional: true },
      ]
    : [];
