import { keyword } from '../fields.ts';
import type { Field } from '../fields.ts';
import { misspelt, type Operator, type Operators, rewritten } from './operator.ts';

/** A value that has a form or a list of its own is a name, not prose. */
const isName = (field: Field): boolean =>
  typeof field.data === 'string' && (keyword(field, 'pattern') !== undefined || keyword(field, 'enum') !== undefined);

const withNames =
  (change: (field: Field, text: string) => string): Operator =>
  (field) => {
    if (!isName(field) || typeof field.data !== 'string') return null;
    const wrong = change(field, field.data);
    return wrong === field.data ? null : { ...rewritten(field, JSON.stringify(wrong)), names: [field.data, wrong] };
  };

/** A name that leads nowhere, or is not written as such names are. */
export const nameOperators: Operators = {
  misspelt: withNames((_field, name) => misspelt(name)),
  'with a space': withNames((_field, name) => `${name} bis`),
  'in other letters': withNames((_field, name) => (name === name.toUpperCase() ? name.toLowerCase() : name.toUpperCase())),
};
