import type { ReactNode } from 'react';
import { classNames } from '../../components/class-names.ts';
import { t } from '../../components/text/typography.tsx';
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

export function InstrumentHeading({ header, subheader }: { header: string; subheader?: string | undefined }) {
  return (
    <div className={styles.heading}>
      <h2>{t(header)}</h2>
      {subheader ? <p>{t(subheader)}</p> : null}
    </div>
  );
}
