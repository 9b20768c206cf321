import { puzzleTypeOf } from '../puzzles/index.ts';
import { wordsOrNumbers } from '../puzzles/shared/passages.ts';
import { judge } from '../story/judge.ts';
import type { Story } from '../story/story.ts';

const WORDS = /[\p{L}\p{M}]+|\p{N}+/gu;

/**
 * A right answer that can be copied out of a text; null when there is none. Words are taken unchanged and
 * consecutive; the puzzle type defines the candidates.
 */
export function answerInText(story: Story, step: string, text: string): string | null {
  const puzzle = story.scenario.steps[step]?.puzzle;
  if (!puzzle) return null;
  const words = text.match(WORDS) ?? [];
  const codes = puzzleTypeOf(puzzle).answersIn?.(puzzle, words) ?? wordsOrNumbers(words);
  for (const code of codes) if (judge(story, step, code).verdict === 'right') return code;
  return null;
}
