import { puzzleTypeOf } from '../puzzles/index.ts';
import type { Scenario, Step } from '../scenario/scenario.ts';

/** Longer texts are sentences. */
const LONGEST = 60;

/** Names that the city knows besides the answers of a step: other answers, near answers, streets and places. */
export function knownNames(scenario: Scenario, { name, examples }: Step): readonly string[] {
  const steps = Object.values(scenario.steps);
  const answers = steps.flatMap((step) => (step.name === name ? [] : rightAnswers(step)));
  const near = steps.flatMap(({ replies }) => replies.flatMap(({ to }) => to));
  const places = scenario.places.flatMap((place) => [place.name, place.name.split(',')[0] ?? '']);
  const names = [...answers, ...near, ...examples.almost, ...examples.refuse, ...places, ...scenario.mapNames];
  return [...new Set(names)].filter(({ length }) => length <= LONGEST);
}

const rightAnswers = ({ puzzle }: Step): readonly string[] => (puzzle ? puzzleTypeOf(puzzle).answerParts(puzzle).flat(2) : []);
