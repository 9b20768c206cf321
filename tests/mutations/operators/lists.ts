import type { Field } from '../fields.ts';
import type { Edit } from '../mutant.ts';
import type { Operator, Operators } from './operator.ts';
import { rewritten } from './operator.ts';

const at = (value: unknown, ...path: readonly (string | number)[]): unknown =>
  path.reduce<unknown>(
    (found, key) =>
      typeof found === 'object' && found !== null
        ? (found as Record<string | number, unknown>)[key]
        : undefined,
    value,
  );

/** Measures may be repeated; names, sentences and objects may not. */
const repeated: Operator = (field) => {
  if (
    field.key ||
    typeof field.data === 'number' ||
    (Array.isArray(field.data) && typeof field.data[0] === 'number')
  )
    return null;
  const { text, whole, flow } = field;
  const first = text.slice(...whole);
  const column = whole[0] - (text.lastIndexOf('\n', whole[0] - 1) + 1);
  const copy = flow
    ? `${first}, `
    : `${first.replace(/\n*$/u, '\n')}${' '.repeat(Math.max(0, column - 2))}- `;
  return { at: [whole[0], whole[0]], text: copy, told: [whole[0], whole[1] + copy.length] };
};

/** The first text of a list that also occurs elsewhere in the file. */
function textAt(field: Field, ...path: readonly (string | number)[]): string | null {
  const text = at(field.file, ...path);
  return typeof text === 'string' ? text : null;
}

function moved(field: Field, column: string, to: string): Edit | null {
  const [examples, from, index] = field.path;
  if (examples !== 'examples' || from !== column || typeof index !== 'number') return null;
  const other = textAt(field, 'examples', to, 0);
  return other === null ? null : rewritten(field, JSON.stringify(other));
}

/** Duplicates, and values in the wrong column. */
export const listOperators: Operators = {
  repeated,
  'a right answer said to be wrong': (field) => moved(field, 'refuse', 'accept'),
  'a wrong answer said to be right': (field) => moved(field, 'accept', 'refuse'),
  'a right answer said to be nearly right': (field) => moved(field, 'almost', 'accept'),
  'a wrong answer said to be nearly right': (field) => moved(field, 'almost', 'refuse'),
  'an answer also listed as reply': (field) => {
    if (field.path[0] !== 'replies' || field.path[2] !== 'to' || field.path.length !== 4) return null;
    const solution = textAt(field, 'examples', 'accept', 0);
    return solution === null ? null : rewritten(field, JSON.stringify(solution));
  },
  'another answer': (field) => {
    if (!field.path.includes('solution') || typeof field.data !== 'string') return null;
    const wrong = /^\d+$/u.test(field.data)
      ? [...field.data].map((digit) => (Number(digit) + 1) % 10).join('')
      : [...field.data].reverse().join('');
    return wrong === field.data
      ? null
      : { ...rewritten(field, JSON.stringify(wrong)), names: [field.data, wrong] };
  },
};
