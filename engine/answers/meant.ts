import { bookOf } from './names.ts';
import { read } from './read.ts';
import type { AnswerReading } from './reading.ts';
import { meaningOf } from './verdict.ts';
import { isFrench } from './words/french.ts';

const NONE: ReadonlySet<string> = new Set();

/** Which of some solutions a text means, outside of any city: its index, null for none. */
export function solutionMeant(
  solutions: readonly string[],
  typed: string,
  reading: AnswerReading | 'text',
): number | null {
  const texts = solutions.map((text, index) => ({ text, role: 'right' as const, index }));
  const book = bookOf(texts, { reading, isWord: isFrench });
  const meaning = meaningOf(read(typed, { book, city: NONE, pages: NONE }), book);
  return meaning.means === 'right' ? meaning.name.index : null;
}
