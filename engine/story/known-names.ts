import { fold } from '../answers/fold.ts';
import { formsOf } from '../answers/forms.ts';
import type { AnswerReading } from '../answers/reading.ts';
import { puzzleTypeOf } from '../puzzles/index.ts';
import type { Scenario, Step } from '../scenario/scenario.ts';

/** Longer texts are sentences. */
const LONGEST = 60;

/** Shorter names would make a slip of many words. */
const SHORTEST = 3;

const rightAnswers = ({ puzzle }: Step): readonly string[] => (puzzle ? puzzleTypeOf(puzzle).answerParts(puzzle).flat(2) : []);

/** Names that the city knows: answers of other steps, near answers, what the step's table refuses, streets and places. */
function knownNames(scenario: Scenario, { name, examples }: Step): readonly string[] {
  const steps = Object.values(scenario.steps);
  const answers = steps.flatMap((step) => (step.name === name ? [] : rightAnswers(step)));
  const near = steps.flatMap(({ replies }) => replies.flatMap(({ to }) => to));
  const places = scenario.places.flatMap((place) => [place.name, place.name.split(',')[0] ?? '']);
  const names = [...answers, ...near, ...examples.almost, ...examples.refuse, ...places, ...scenario.mapNames];
  return [...new Set(names)].filter(({ length }) => length <= LONGEST);
}

/** A name, and the forms in which a typed text is compared with it. */
export interface KnownName {
  readonly name: string;
  readonly forms: readonly string[];
}

/** The names that the city knows and that are no answer at this step. */
export function otherNames(scenario: Scenario, step: Step, reading: AnswerReading): readonly KnownName[] {
  const right = new Set(rightAnswers(step).flatMap((answer) => formsOf(fold(answer), reading)));
  return knownNames(scenario, step)
    .map((name) => ({ name, forms: formsOf(fold(name), reading) }))
    .filter(({ forms }) => !forms.some((form) => right.has(form)))
    .map(({ name, forms }) => ({ name, forms: forms.filter(({ length }) => length >= SHORTEST) }));
}
