import type { ReactNode } from 'react';
import { classNames } from '../../components/class-names.ts';
import { typeset } from '../../components/text/typography.tsx';
import styles from './Instrument.module.css';

interface InstrumentProps {
  readonly fixed?: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Frame of every widget. */
export function Instrument({ fixed = false, className, children }: InstrumentProps) {
  return <div className={classNames(styles.instrument, fixed && styles.fixed, className)}>{children}</div>;
}

interface InstrumentHeadingProps {
  /** Id of the title, for a control that it names. */
  readonly id?: string;
  readonly header: string;
  readonly subheader?: string | undefined;
}

export function InstrumentHeading({ id, header, subheader }: InstrumentHeadingProps) {
  return (
    <div className={styles.heading}>
      <h2 id={id}>{typeset(header)}</h2>
      {subheader ? <p>{typeset(subheader)}</p> : null}
    </div>
  );
}
