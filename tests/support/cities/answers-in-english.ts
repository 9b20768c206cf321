import { puzzleTypeOf } from '../../../engine/puzzles/index.ts';
import { labelKey, opening, reply } from '../../../engine/puzzles/shared/exchange.ts';
import type { Step } from '../../../engine/scenario/scenario.ts';

const TYPED: ReadonlySet<string> = new Set(['text-field', 'text-area', 'default-form']);

/** What is right in itself at a step: of keywords, a sentence with them. */
const rightAt = ({ puzzle, examples }: Step): readonly string[] => {
  if (!puzzle) return [];
  return 'keywords' in puzzle ? examples.accept : (puzzleTypeOf(puzzle).words?.(puzzle)?.solutions ?? []);
};

/**
 * A French answer as somebody gives it who plays in English: the solution that the translation adds, or the labels on
 * the screen. `french`, `english`: the same step in both.
 */
export function answerInEnglish(french: Step, english: Step, answer: string): string {
  const [own, other] = [french.puzzle, english.puzzle];
  if (own?.type === 'dialogue' && other?.type === 'dialogue') {
    let [heard, read] = [opening(own.lines), opening(other.lines)];
    const said = answer.split(' > ').map((piece) => {
      const index = heard.replies.findIndex(({ label }) => labelKey(label) === labelKey(piece));
      const [one, twin] = [heard.replies[index], read.replies[index]];
      if (!one || !twin) return piece;
      [heard, read] = [reply(heard, one), reply(read, twin)];
      return twin.label;
    });
    return said.join(' > ');
  }
  if (!own || !TYPED.has(own.type)) return answer;
  const known = rightAt(french);
  return rightAt(english).find((solution) => !known.includes(solution)) ?? answer;
}
