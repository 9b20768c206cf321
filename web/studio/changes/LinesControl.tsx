import { useId, useRef } from 'react';
import { typeset } from '../../components/text/typography.tsx';
import controls from '../controls.module.css';
import styles from './Changes.module.css';

interface LinesControlProps {
  /** Of one line. */
  readonly label: string;
  readonly help: string;
  readonly value: readonly string[];
  readonly onChange: (lines: readonly string[]) => void;
}

const MOST = 8;

/** Two to eight lines of text. */
export function LinesControl({ label, help, value, onChange }: LinesControlProps) {
  const id = useId();
  const list = useRef<HTMLOListElement>(null);
  const add = () => {
    onChange([...value, '']);
    requestAnimationFrame(() =>
      list.current?.querySelector<HTMLInputElement>('li:last-child input')?.focus(),
    );
  };
  return (
    <div className={styles.lines} role="group" aria-labelledby={`${id}-help`}>
      <p id={`${id}-help`} className={styles.help}>
        {typeset(help)}
      </p>
      <ol ref={list}>
        {value.map((line, index) => (
          <li key={index}>
            <input
              type="text"
              aria-label={typeset(`${label} ${index + 1}`)}
              placeholder={typeset(`${label} ${index + 1}`)}
              required={index < 2}
              autoComplete="off"
              value={line}
              onChange={({ target }) => onChange(value.with(index, target.value))}
            />
          </li>
        ))}
      </ol>
      <button type="button" className={controls.add} disabled={value.length >= MOST} onClick={add}>
        Ajouter une ligne
      </button>
    </div>
  );
}
