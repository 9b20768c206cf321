import type { Edit } from '../../../engine/edit/edit.ts';
import { isFields } from './json-schema.ts';

export type AnswerColumn = 'accept' | 'almost' | 'refuse';

const listAt = (value: unknown, name: string): readonly unknown[] | null => {
  const found = isFields(value) ? value[name] : undefined;
  return Array.isArray(found) ? found : null;
};

/**
 * The edits of a step that give an answer of players its place: a right one also becomes a solution, where
 * the puzzle has a list of them; a near one gets a reply, whose sentence the writer still has to give.
 */
export function answerEdits(step: unknown, column: AnswerColumn, answer: string): readonly Edit[] {
  const example: Edit = { op: 'add', path: ['examples', column], value: answer };
  const puzzle = isFields(step) ? step.puzzle : undefined;
  if (column === 'accept' && listAt(puzzle, 'solution'))
    return [{ op: 'add', path: ['puzzle', 'solution'], value: answer }, example];
  if (column !== 'almost') return [example];
  const reply = { to: [answer], say: '' };
  return [
    listAt(step, 'replies')
      ? { op: 'add', path: ['replies'], value: reply }
      : { op: 'add', path: [], key: 'replies', value: [reply] },
    example,
  ];
}

/** Where the sentence of the last reply stands. */
export const lastReplyPath = (step: unknown): readonly (string | number)[] => [
  'replies',
  listAt(step, 'replies')?.length ?? 0,
  'say',
];
