import type { FormOutcome } from '../../state/game/outcome.ts';
import { classNames } from '../class-names.ts';
import styles from './OutcomeNote.module.css';
import { RubberStamp } from '../papers/RubberStamp.tsx';
import { typeset } from '../text/typography.tsx';

/** Result of a form: a red margin for a failure, a rubber stamp for a success. */
export function OutcomeNote({ outcome }: { readonly outcome: FormOutcome }) {
  return (
    <div
      role={outcome.ok ? 'status' : 'alert'}
      className={classNames(styles.note, !outcome.ok && styles.wrong)}
    >
      <p className={outcome.ok ? styles.done : 'field__error'}>{typeset(outcome.text)}</p>
      {outcome.stamp && (
        <RubberStamp struck silent className={styles.stamp}>
          {outcome.stamp}
        </RubberStamp>
      )}
      {outcome.advice && <p>{typeset(outcome.advice)}</p>}
    </div>
  );
}
