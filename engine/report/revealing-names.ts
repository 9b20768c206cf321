import { fold } from '../answers/fold.ts';
import { placeNameIn } from '../answers/read-place.ts';
import { isOneSlip } from '../answers/slip.ts';
import { puzzleTypeOf } from '../puzzles/index.ts';
import type { Scenario, Step } from '../scenario/scenario.ts';

/** Shorter words are found in any text. */
const SHORTEST = 4;

/** A slip of a shorter word is another word. */
const SHORTEST_WITH_SLIP = 5;

/** Words of names that tell nothing by themselves. */
const TELL_NOTHING = new Set(
  [
    'rue place placette quai boulevard avenue square impasse montee cours passage pont faubourg route allee chemin esplanade passerelle',
    'parvis promenade traverse ruelle cour dans avec pour sous chez entre devant derriere cette vers plus',
  ].flatMap((words) => words.split(' ')),
);

function namesAt({ puzzle, replies, examples }: Step): readonly string[] {
  const answers = puzzle ? puzzleTypeOf(puzzle).answerParts(puzzle).flat(2) : [];
  return [...answers, ...replies.flatMap(({ to }) => to), ...examples.accept, ...examples.almost];
}

/** Words of the answers, the near answers and the places of a whole city, folded. */
export function revealingWordsOf(scenario: Scenario): readonly string[] {
  const names = [
    ...Object.values(scenario.steps).flatMap(namesAt),
    ...scenario.places.map(({ name }) => name),
  ];
  const wholes = names.map((name) => placeNameIn(fold(name)).replaceAll(' ', ''));
  const words = [...names.flatMap((name) => fold(name).split(' ')), ...wholes];
  return [...new Set(words)].filter((word) => word.length >= SHORTEST && !TELL_NOTHING.has(word));
}

/** Whether some passage of the text is one slip from the word. */
function holdsSlipOf(text: string, word: string): boolean {
  for (const length of [word.length - 1, word.length, word.length + 1])
    for (let start = 0; start + length <= text.length; start += 1)
      if (isOneSlip(text.slice(start, start + length), word)) return true;
  return false;
}

/**
 * Whether a reading, without spaces, holds a word of an answer, of a near answer or of a place, or one slip
 * from it.
 */
export const reveals = (revealingWords: readonly string[], reading: string): boolean =>
  revealingWords.some(
    (word) => reading.includes(word) || (word.length >= SHORTEST_WITH_SLIP && holdsSlipOf(reading, word)),
  );
