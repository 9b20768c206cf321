import { keyword } from '../fields.ts';
import type { Field } from '../fields.ts';
import { misspelt, type Operator, type Operators, rewritten } from './operator.ts';

/** A value with a pattern or an enumeration is a name, not prose. */
const isName = (field: Field): boolean =>
  typeof field.data === 'string' &&
  (keyword(field, 'pattern') !== undefined || keyword(field, 'enum') !== undefined);

const withNames =
  (change: (field: Field, text: string) => string): Operator =>
  (field) => {
    if (!isName(field) || typeof field.data !== 'string') return null;
    const wrong = change(field, field.data);
    return wrong === field.data
      ? null
      : { ...rewritten(field, JSON.stringify(wrong)), names: [field.data, wrong] };
  };

/** An unknown name, or one in the wrong format. */
export const nameOperators: Operators = {
  misspelt: withNames((_field, name) => misspelt(name)),
  'with a space': withNames((_field, name) => `${name} bis`),
  'in other letters': withNames((_field, name) =>
    name === name.toUpperCase() ? name.toLowerCase() : name.toUpperCase(),
  ),
};
