import { answerKey, type AnswerReading } from '../../answers/reading.ts';
import type { AnswerParts } from '../define.ts';

/** Right answers that are typed, each as it is written or as it is read: a hint may use another article. */
export const typedParts = (solutions: readonly string[], reading: AnswerReading): readonly AnswerParts[] =>
  solutions.map((solution) => [[solution, answerKey(solution, reading)]]);
