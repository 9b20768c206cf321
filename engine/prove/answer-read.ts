import { fold } from '../answers/fold.ts';
import type { Scenario } from '../scenario/scenario.ts';
import { judge } from '../story/judge.ts';
import type { Story } from '../story/story.ts';

const WORDS = /[\p{L}\p{M}]+|\p{N}+/gu;

/**
 * The right answer that a reader copies out of a text; null when there is none to copy. Words are taken as they stand,
 * in a row and in their order. Of a list, only what the instrument takes is kept: numbers, or the names of pictures.
 * Where the final application solves the step, a number of the text may be the size.
 */
export function answerRead(story: Story, step: string, text: string): string | null {
  const words = text.match(WORDS) ?? [];
  for (const reading of readingsOf(story.scenario, step)) {
    const found = firstRight(story, step, reading(words));
    if (found !== null) return found;
  }
  return null;
}

type Reading = (words: readonly string[]) => Iterable<string>;

function readingsOf(scenario: Scenario, step: string): readonly Reading[] {
  const puzzle = scenario.steps[step]?.puzzle;
  if (!puzzle) return [];
  if ('finalCode' in puzzle) return [sized];
  if ('pictures' in puzzle) {
    const ids = new Set(puzzle.pictures.map(({ id }) => id));
    return [
      (words) =>
        passages(
          words.map(fold).filter((word) => ids.has(word)),
          '-',
        ),
    ];
  }
  return [
    (words) => passages(words, ' '),
    (words) =>
      passages(
        words.filter((word) => /^\p{N}+$/u.test(word)),
        '-',
      ),
  ];
}

/** Every run of words, the shortest first from each beginning. */
function* passages(words: readonly string[], between: string): Generator<string> {
  for (let from = 0; from < words.length; from += 1) {
    for (let to = from + 1; to <= words.length; to += 1) yield words.slice(from, to).join(between);
  }
}

function* sized(words: readonly string[]): Generator<string> {
  for (const size of new Set(words.filter((word) => /^[1-9]$/u.test(word)))) {
    for (const word of passages(words, ' ')) yield `${size}_${word}`;
  }
}

function firstRight(story: Story, step: string, codes: Iterable<string>): string | null {
  for (const code of codes) if (judge(story, step, code).verdict === 'right') return code;
  return null;
}
