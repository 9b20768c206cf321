import { answerKey, type Reading } from '../../answers/reading.ts';
import type { AnswerParts } from '../define.ts';

/** Right answers that are typed, each as it is written or as it is read: a hint may use another article. */
export const typedParts = (solutions: readonly string[], reading: Reading): readonly AnswerParts[] =>
  solutions.map((solution) => [[solution, answerKey(solution, reading)]]);
