import type { Operators } from './operator.ts';
import { rewritten } from './operator.ts';
import type { Field } from '../fields.ts';

const RANGE = /^(\d{1,2}\/\d{1,2})-(\d{1,2}\/\d{1,2})$/u;

/** A text of opening hours; other texts look similar. */
const isHours = ({ schemas, data }: Field): boolean =>
  typeof data === 'string' &&
  schemas.some(({ file }) => file === 'hours.schema.json') &&
  /^\d[\d.]*-\d[\d.]*$/u.test(data);

/** Invalid days, impossible hours, and duplicate rules for a day. */
export const dateOperators: Operators = {
  'no such day': (field) => {
    const name = String(field.path.at(-1));
    if (field.key && /^\d{1,2}\/\d{1,2}/u.test(name)) {
      return {
        at: field.key,
        text: name.replace(/^\d{1,2}\/\d{1,2}/u, '31/2'),
        told: [field.key[0], field.value[1]],
      };
    }
    if (typeof field.data !== 'string') return null;
    if (/^\d{4}-\d\d-\d\d$/u.test(field.data)) return rewritten(field, field.data.replace(/\d\d$/u, '32'));
    return /^\d\d-\d\d$/u.test(field.data) ? rewritten(field, '31-02') : null;
  },
  'hours without a length': (field) => (isHours(field) ? rewritten(field, '9-9') : null),
  'hours beyond the day': (field) => (isHours(field) ? rewritten(field, '7-25') : null),
  'days that overlap': (field) => {
    const name = String(field.path.at(-1));
    const wider = RANGE.test(name)
      ? name.replace(RANGE, '$1-$1')
      : /^[1-7]-[1-7]$/u.test(name)
        ? `${name[0]}-${name[0]}`
        : null;
    if (!field.key || wider === null || wider === name) return null;
    const column = field.whole[0] - (field.text.lastIndexOf('\n', field.whole[0] - 1) + 1);
    const copy = `${wider}:${field.text.slice(field.key[1] + 1, field.whole[1]).replace(/\n*$/u, '\n')}${' '.repeat(column)}`;
    return {
      at: [field.whole[0], field.whole[0]],
      text: copy,
      told: [field.whole[0], field.whole[1] + copy.length],
    };
  },
};
