import { once } from '../../text/memoise.ts';
import list from './french-words.json' with { type: 'json' };

/** Each word is written as the number of letters that it shares with the one before, and the rest. */
function wordsIn(line: string): readonly string[] {
  let word = '';
  return (
    line.match(/\d[a-z]*/gu)?.map((piece) => (word = word.slice(0, Number(piece[0])) + piece.slice(1))) ?? []
  );
}

/** All of them, of four to eight letters, folded. */
export const frenchWords = (): readonly string[] => list.words.flatMap(wordsIn);

const french = once(() => new Set(frenchWords()));

/** Longer words are not in the list: a slip makes no other word of them. */
const LONGEST = 8;

/** Whether a folded word stands in a French dictionary: it is then no slip of another one. */
export const isFrench = (word: string): boolean => word.length <= LONGEST && french().has(word);
