import type { ValuePath } from '../../../engine/scenario/parse/parse-yaml.ts';
import { typeset } from '../../components/text/typography.tsx';
import { datesInWords, daysOfMonth, keyOfYearDay, MONTH_NAMES, yearDayOf } from './dates.ts';
import { useFormScope } from './form-scope.ts';
import styles from './Form.module.css';
import { useState } from 'react';

interface DateKeyProps {
  readonly path: ValuePath;
  /** « 1/5 », or « 1/1-31/12 ». */
  readonly name: string;
  readonly taken: readonly string[];
}

const NAMES: readonly (readonly string[])[] = [['Le'], ['Du', 'Au']];

/** The day, or the first and the last day, of an entry of opening hours. */
export function DateKey({ path, name, taken }: DateKeyProps) {
  const { change, write } = useFormScope();
  const [refusal, setRefusal] = useState<string | null>(null);
  const ends = name.split('-');
  const set = (index: number, end: string) => {
    const key = ends.with(index, end).join('-');
    if (key === name) return;
    const isTaken = taken.includes(key);
    setRefusal(isTaken ? `Une ligne dit déjà : ${datesInWords(key)}.` : null);
    if (!isTaken && change({ op: 'rename', path, key })) write();
  };
  return (
    <fieldset className={styles.days}>
      <legend>{ends.length > 1 ? 'Dates' : 'Date'}</legend>
      {ends.map((end, index) => {
        const { day, month } = yearDayOf(end);
        const label = NAMES[ends.length - 1]?.[index] ?? '';
        return (
          <span key={label}>
            <label>
              {label}
              <select
                aria-label={typeset(`${label} : jour`)}
                value={day}
                onChange={({ target }) => set(index, keyOfYearDay({ day: Number(target.value), month }))}
              >
                {Array.from({ length: daysOfMonth(month) }, (_day, before) => (
                  <option key={before}>{before + 1}</option>
                ))}
              </select>
            </label>
            <select
              aria-label={typeset(`${label} : mois`)}
              value={month}
              onChange={({ target }) => set(index, keyOfYearDay({ day, month: Number(target.value) }))}
            >
              {MONTH_NAMES.map((words, before) => (
                <option key={words} value={before + 1}>
                  {words}
                </option>
              ))}
            </select>
          </span>
        );
      })}
      {refusal && <p role="alert">{typeset(refusal)}</p>}
    </fieldset>
  );
}
