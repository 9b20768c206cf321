import { fold } from '../answers/fold.ts';
import { formsOf } from '../answers/forms.ts';
import { type AnswerReading, isKindOfWay } from '../answers/reading.ts';
import { puzzleTypeOf } from '../puzzles/index.ts';
import type { Scenario, Step } from '../scenario/scenario.ts';

/** Longer texts are sentences. */
const LONGEST = 60;

/** Shorter names would make a slip of many words. */
const SHORTEST = 3;

/** A name, and the forms in which a typed text is compared with it. */
export interface KnownName {
  readonly name: string;
  readonly forms: readonly string[];
}

const rightAnswers = ({ puzzle }: Step): readonly string[] =>
  puzzle ? puzzleTypeOf(puzzle).answerParts(puzzle).flat(2) : [];

/** A name that a map shows scratched, « Rue ……… », is none. */
const namesOf = (names: readonly string[], reading: AnswerReading): readonly KnownName[] =>
  [...new Set(names)]
    .filter(({ length }) => length <= LONGEST)
    .map((name) => ({
      name,
      forms: formsOf(fold(name), reading).filter((form) => form.length >= SHORTEST && !isKindOfWay(form)),
    }));

/** Names that the whole city knows: answers, near answers, streets and places. */
function cityNames(scenario: Scenario, reading: AnswerReading): readonly KnownName[] {
  const steps = Object.values(scenario.steps);
  const near = steps.flatMap(({ replies }) => replies.flatMap(({ to }) => to));
  const places = scenario.places.flatMap(({ name }) => [name, name.split(',')[0] ?? '']);
  return namesOf([...steps.flatMap(rightAnswers), ...near, ...places, ...scenario.mapNames], reading);
}

/** The names that the city knows and that are no answer at a step, with those of the step's own table. */
export type OtherNames = (step: Step, reading: AnswerReading) => readonly KnownName[];

/** The city's names are read once for each reading, when a misspelling first needs them. */
export function otherNamesOf(scenario: Scenario): OtherNames {
  const known: Partial<Record<AnswerReading, readonly KnownName[]>> = {};
  return (step, reading) => {
    const names = (known[reading] ??= cityNames(scenario, reading));
    const right = new Set(rightAnswers(step).flatMap((answer) => formsOf(fold(answer), reading)));
    const own = namesOf([...step.examples.almost, ...step.examples.refuse], reading);
    return [...names, ...own].filter(({ forms }) => !forms.some((form) => right.has(form)));
  };
}
