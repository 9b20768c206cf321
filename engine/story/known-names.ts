import { puzzleTypeOf } from '../puzzles/index.ts';
import type { Scenario, Step } from '../scenario/scenario.ts';

/** Longer texts are sentences. */
const LONGEST = 60;

/** Each as it is written, without its other forms. */
const rightAnswers = ({ puzzle }: Step): readonly string[] =>
  puzzle
    ? puzzleTypeOf(puzzle)
        .answerParts(puzzle)
        .flatMap((parts) => parts.flatMap(([form = '']) => form))
    : [];

/**
 * Names that the city knows besides those of a step: solutions of other steps, places, names of its maps. A name
 * that a map shows scratched, « Rue ……… », is none.
 */
export function namesElsewhere(scenario: Scenario, step: Step): readonly string[] {
  const others = Object.values(scenario.steps).filter(({ name }) => name !== step.name);
  const places = scenario.places.flatMap(({ name }) => [name, name.split(',')[0] ?? '']);
  const names = [...others.flatMap(rightAnswers), ...places, ...scenario.mapNames];
  return [...new Set(names)].filter((name) => name.length <= LONGEST && /\p{L}{3}/u.test(name));
}
