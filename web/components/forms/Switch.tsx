import { Lamp } from '../status/Lamp.tsx';
import styles from './Switch.module.css';
import { typeset } from '../text/typography.tsx';
import { useWords } from '../../words/use-words.ts';

interface SwitchProps {
  readonly label: string;
  /** Describes the effect, in a line under the label. */
  readonly note: string;
  readonly on: boolean;
  onChange(on: boolean): void;
}

/** A switch with a lamp and a word for its state. */
export function Switch({ label, note, on, onChange }: SwitchProps) {
  const words = useWords('common');
  return (
    <button
      type="button"
      role="switch"
      aria-checked={on}
      className={`button ${styles.switch}`}
      onClick={() => onChange(!on)}
    >
      <span className={styles.words}>
        <span>{typeset(label)}</span>
        <span className={styles.note}>{typeset(note)}</span>
      </span>
      <span className={styles.state} aria-hidden="true">
        <Lamp state={on ? 'on' : 'off'} />
        {on ? words.on : words.off}
      </span>
    </button>
  );
}
