import { answerKey, type AnswerReading } from '../../answers/reading.ts';
import type { AnswerParts } from '../define.ts';

/** Each typed solution as written and as normalised: a hint may use another article. */
export const typedParts = (solutions: readonly string[], reading: AnswerReading): readonly AnswerParts[] =>
  solutions.map((solution) => [[solution, answerKey(solution, reading)]]);
