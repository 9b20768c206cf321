import { type ComponentProps, useState } from 'react';
import type { ValuePath } from '../../../engine/scenario/parse/parse-yaml.ts';
import { typeset } from '../../components/text/typography.tsx';
import { decimalHour, openingTimes } from '../changes/form-values.ts';
import { FIRST_OPENING } from './field-kind.ts';
import controls from '../controls.module.css';
import { useFormScope } from './form-scope.ts';
import styles from './Form.module.css';
import type { SchemaNode } from '../../../engine/scenario/json-schema.ts';

const MIDNIGHT = '24';

/** From the first opening to the last closing. */
export function withoutPause(value: unknown): string {
  const hours = Array.isArray(value) ? value.map(String).join('-').split('-') : [];
  return hours.length > 1 ? `${hours[0]}-${hours.at(-1)}` : FIRST_OPENING;
}

interface HourControlProps {
  readonly label: string;
  /** « 9.5 », or « 24 » for midnight. */
  readonly hour: string;
  readonly onHour: (hour: string) => void;
  readonly onLeave: () => void;
}

function HourControl({ label, hour, onHour, onLeave }: HourControlProps) {
  const [time = ''] = openingTimes(hour === MIDNIGHT ? '0' : hour);
  const [typed, setTyped] = useState(time);
  const [shown, setShown] = useState(time);
  if (shown !== time) {
    setShown(time);
    setTyped(time);
  }
  return (
    <label>
      {label}
      <input
        type="time"
        value={typed}
        onChange={({ target: { value } }) => {
          setTyped(value);
          if (value !== '') onHour(decimalHour(value));
        }}
        onBlur={() => {
          if (typed === '') setTyped(time);
          onLeave();
        }}
      />
    </label>
  );
}

interface OpeningControlProps extends Pick<
  ComponentProps<'fieldset'>,
  'id' | 'aria-label' | 'aria-describedby'
> {
  readonly node: SchemaNode;
  readonly path: ValuePath;
  /** « 8-19 », or one of the words that may stand there. */
  readonly value: string;
}

/** Opening hours as two times. The hour that is not changed stays as it is written. */
export function OpeningControl({ node, path, value, id, ...own }: OpeningControlProps) {
  const { 'aria-label': name, 'aria-describedby': described } = own;
  const { change, write } = useFormScope();
  const { beside = {}, items } = node.schema;
  const set = (next: string | readonly string[]) => change({ op: 'set', path, value: next });
  const isHours = !Object.hasOwn(beside, value);
  const [from = '', until = ''] = (isHours ? value : FIRST_OPENING).split('-');
  const after =
    until === MIDNIGHT ? 'minuit, à la fin du jour' : Number(until) < Number(from) && 'le lendemain';
  return (
    <fieldset
      id={id}
      {...(name === undefined ? { 'aria-labelledby': `${id}-label` } : { 'aria-label': name })}
      aria-describedby={described?.replace(`${id}-hint`, '').trim() || undefined}
      className={styles.days}
    >
      {Object.keys(beside).length > 0 && (
        <select
          aria-label={typeset('Ouvert ou fermé')}
          value={isHours ? '' : value}
          onChange={({ target }) => set(target.value === '' ? FIRST_OPENING : target.value) && write()}
        >
          <option value="">{typeset('Ouvert')}</option>
          {Object.entries(beside).map(([one, words]) => (
            <option key={one} value={one}>
              {typeset(words)}
            </option>
          ))}
        </select>
      )}
      {isHours && (
        <>
          <HourControl label="De" hour={from} onHour={(hour) => set(`${hour}-${until}`)} onLeave={write} />
          <HourControl
            label="À"
            hour={until}
            onHour={(hour) => set(`${from}-${hour === '0' ? MIDNIGHT : hour}`)}
            onLeave={write}
          />
          {after && <small>{typeset(after)}</small>}
          {items?.holds === 'opening' && (
            <button
              type="button"
              className={controls.link}
              onClick={() => set([`${from}-12`, `14-${until}`]) && write()}
            >
              {typeset('Avec une pause…')}
            </button>
          )}
        </>
      )}
    </fieldset>
  );
}
