import type { ReactNode } from 'react';
import { classNames } from '../../components/class-names.ts';
import { Surface } from '../../components/papers/Surface.tsx';
import { typeset } from '../../components/text/typography.tsx';
import styles from './Choice.module.css';

interface OptionSlipProps {
  readonly label: string;
  /** The wax seal is on it. */
  readonly sealed: boolean;
  /** The seal comes down in an animation. */
  readonly struck?: boolean;
  /** Id of the label's text. */
  readonly labelId?: string;
  /** The radio button, which covers the slip. */
  readonly children?: ReactNode;
}

/** A slip of paper with an option. */
export function OptionSlip({ label, sealed, struck = false, labelId, children }: OptionSlipProps) {
  return (
    <Surface
      as={children ? 'label' : 'p'}
      kind="buff"
      className={classNames(styles.slip, sealed && styles.sealed)}
    >
      <span className={styles.place} aria-hidden="true">
        {sealed ? <Wax struck={struck} /> : null}
      </span>
      <span id={labelId} className={styles.label}>
        {typeset(label)}
      </span>
      {children}
    </Surface>
  );
}

/** A wax seal with the P of the post. */
function Wax({ struck }: { readonly struck: boolean }) {
  return (
    <svg className={classNames(styles.wax, struck && 'is-struck')} viewBox="32 36 32 29" focusable="false">
      <path d="M48 40c4-3 7 0 9 1 4 0 4 4 5 6 3 3 1 6 0 8 0 4-3 5-6 6-3 3-6 2-8 1-4 1-7 0-8-3-4-1-5-4-4-7-2-3-1-6 2-8 1-4 5-5 10-4Z" />
      <path d="M45 57V45h4.500a3.700 3.700 0 0 1 0 7.400H45" className={styles.mark} />
    </svg>
  );
}
