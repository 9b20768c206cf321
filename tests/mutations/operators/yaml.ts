import type { Field } from '../fields.ts';
import { type Operators, rewritten, typed } from './operator.ts';

const isScalarField = ({ data }: Field): boolean => typeof data !== 'object' || data === null;

/** Text that is invalid YAML, or valid YAML that we refuse. */
export const yamlOperators: Operators = {
  'an unclosed quote': (field) =>
    isScalarField(field) && !field.flow
      ? rewritten(field, `"${typed(field).split('\n')[0]?.replaceAll(/["']/gu, '') ?? ''}`)
      : null,
  'one colon too many': (field) =>
    isScalarField(field) && !field.flow ? rewritten(field, 'un mot: et la suite') : null,
  'an anchor': (field) => (isScalarField(field) ? rewritten(field, `&ancre ${typed(field)}`) : null),
  'an alias': (field) => (isScalarField(field) ? rewritten(field, '*ailleurs') : null),
  'a tag': (field) => (isScalarField(field) ? rewritten(field, `!binary ${typed(field)}`) : null),
  'a tab': (field) => {
    if (!field.key || field.flow) return null;
    const start = field.text.lastIndexOf('\n', field.key[0] - 1) + 1;
    const indent = field.text.slice(start, field.key[0]);
    return indent.length > 0 && indent.trim() === ''
      ? { at: [start, field.key[0]], text: '\t', told: [start, field.value[1]] }
      : null;
  },
};
