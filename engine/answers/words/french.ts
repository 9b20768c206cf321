import { once } from '../../text/memoise.ts';
import list from './french-words.json' with { type: 'json' };

/** Each word of a line is written as the number of letters that it shares with the one before, and the rest. */
function wordsIn(line: string): readonly string[] {
  let word = '';
  return (
    line.match(/\d[a-z]*/gu)?.map((piece) => (word = word.slice(0, Number(piece[0])) + piece.slice(1))) ?? []
  );
}

/** A dictionary of words of four to eight letters, folded: a slip makes no other word of longer ones. */
export const frenchWords = once(() => new Set(list.words.flatMap(wordsIn)));

/** A word that stands in a dictionary is no slip of another one. */
export const isFrench = (word: string): boolean => frenchWords().has(word);
