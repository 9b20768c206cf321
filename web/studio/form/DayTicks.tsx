import { useState } from 'react';
import type { ValuePath } from '../../../engine/scenario/parse/parse-yaml.ts';
import { typeset } from '../../components/text/typography.tsx';
import { DAYS, daysIn, daysInWords, keyOfDays, nameOfDay } from './days.ts';
import { useFormScope } from './form-scope.ts';
import styles from './Form.module.css';

interface DayTicksProps {
  readonly path: ValuePath;
  /** « 1-5 ». */
  readonly name: string;
  readonly taken: readonly string[];
}

/** The days of a row of opening hours: seven ticks. Days that do not follow one another are several rows. */
export function DayTicks({ path, name, taken }: DayTicksProps) {
  const { change, write } = useFormScope();
  const [ticked, setTicked] = useState({ name, days: daysIn(name) });
  if (ticked.name !== name) setTicked({ name, days: daysIn(name) });
  const key = keyOfDays(ticked.days);
  const refusal =
    key === null
      ? 'Des jours qui se suivent : mettez les autres sur une autre ligne.'
      : key !== name && taken.includes(key)
        ? `Une ligne dit déjà : ${daysInWords(key)}.`
        : null;
  const tick = (day: number, isOn: boolean) => {
    const days = DAYS.filter((one) => (one === day ? isOn : ticked.days.includes(one)));
    const next = keyOfDays(days);
    setTicked({ name, days });
    if (next === null || next === name || taken.includes(next)) return;
    if (change({ op: 'rename', path, key: next })) write();
  };
  return (
    <fieldset className={styles.days}>
      <legend>Jours</legend>
      {DAYS.map((day) => (
        <label key={day}>
          <input
            type="checkbox"
            checked={ticked.days.includes(day)}
            onChange={({ target }) => tick(day, target.checked)}
          />
          {nameOfDay(day)}
        </label>
      ))}
      {refusal && <span role="alert">{typeset(refusal)}</span>}
    </fieldset>
  );
}
