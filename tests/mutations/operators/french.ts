import type { Field } from '../fields.ts';
import type { Operators } from './operator.ts';
import type { Edit } from '../mutant.ts';

function replacedFirst(field: Field, sign: RegExp, by: (found: string) => string): Edit | null {
  if (typeof field.data !== 'string') return null;
  const [start, end] = field.value;
  const found = sign.exec(field.text.slice(start, end));
  if (!found) return null;
  const at = start + found.index;
  const inserted = by(found[0]);
  return { at: [at, at + found[0].length], text: inserted, told: [start, end + inserted.length] };
}

/** Typewriter characters in printed texts. */
export const frenchOperators: Operators = {
  'straight apostrophe': (field) =>
    replacedFirst(field, /(?<=\p{L})’(?=\p{L})/u, () => (field.text[field.value[0]] === "'" ? "''" : "'")),
  'straight quotes': (field) =>
    replacedFirst(field, /«\s?[^»"]+?\s?»/u, (found) => {
      const words = found.slice(1, -1).trim();
      return field.text[field.value[0]] === '"' ? `\\"${words}\\"` : `"${words}"`;
    }),
};
