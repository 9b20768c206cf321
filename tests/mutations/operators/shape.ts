import { keyword } from '../fields.ts';
import type { Field } from '../fields.ts';
import { misspelt, type Operators, rewritten } from './operator.ts';

/** The type of a field by its schema, or by its value if the schema has none. */
function typeOf(field: Field): string {
  if (Array.isArray(field.data)) return 'array';
  return typeof field.data === 'object' && field.data !== null ? 'object' : typeof field.data;
}

const OTHER_TYPE: Readonly<Record<string, string>> = {
  string: '{ rien: vrai }',
  number: 'beaucoup',
  boolean: 'peut-être',
  array: 'un mot',
  object: 'un mot',
};

const isEmpty = ({ data }: Field): boolean => data === '' || (Array.isArray(data) && data.length === 0);

const EMPTY: Readonly<Record<string, string>> = { string: "''", array: '[]', object: '{}' };

/** Mutations of a field's presence, name, type and content. */
export const shapeOperators: Operators = {
  removed: (field) => {
    if (!field.key) return null;
    const { whole, before, after } = field;
    const at = after ? ([whole[0], after[0]] as const) : before ? ([before[1], whole[1]] as const) : whole;
    return { at, text: after || field.flow ? '' : '\n' };
  },
  renamed: ({ key, text, value }) => {
    if (!key) return null;
    const name = text.slice(...key);
    const wrong = misspelt(name);
    return { at: key, text: wrong, told: [key[0], value[1] + wrong.length - name.length] };
  },
  'of another kind': (field) => rewritten(field, OTHER_TYPE[typeOf(field)] ?? '[]'),
  'a number for a text': (field) => (keyword(field, 'type') === 'string' ? rewritten(field, '412') : null),
  'without a value': (field) => rewritten(field, field.key ? '' : '~'),
  empty: (field) =>
    EMPTY[typeOf(field)] === undefined || isEmpty(field)
      ? null
      : rewritten(field, EMPTY[typeOf(field)] ?? ''),
  twice: (field) => {
    if (!field.key || field.flow) return null;
    const { text, whole } = field;
    const column = whole[0] - (text.lastIndexOf('\n', whole[0] - 1) + 1);
    const copy = text.slice(...whole).replace(/\n*$/u, '\n') + ' '.repeat(column);
    return { at: [whole[0], whole[0]], text: copy, told: [whole[0], whole[1] + copy.length] };
  },
};

/** A number out of range, on the side that the schema bounds, else far away. */
export const rangeOperators: Operators = {
  'too small': (field) => {
    if (typeof field.data !== 'number') return null;
    const least = keyword<number>(field, 'minimum') ?? keyword<number>(field, 'exclusiveMinimum');
    return rewritten(field, String(least === undefined ? -1e9 : least - 1));
  },
  'too large': (field) => {
    if (typeof field.data !== 'number') return null;
    const most = keyword<number>(field, 'maximum') ?? keyword<number>(field, 'exclusiveMaximum');
    return rewritten(field, String(most === undefined ? 1e9 : most + 1));
  },
  'too long': (field) => {
    if (typeof field.data !== 'string' || keyword(field, 'enum')) return null;
    const words = 'très long '.repeat(2500).trim();
    return rewritten(field, `'${words}'`);
  },
};
