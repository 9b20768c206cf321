import type { ReactNode } from 'react';
import { classNames } from '../../components/class-names.ts';
import { Stack } from '../../components/layout/layout.tsx';
import { typeset } from '../../components/text/typography.tsx';
import styles from './Instrument.module.css';

interface InstrumentProps {
  readonly fixed?: boolean;
  /** The last answer was wrong. */
  readonly wrong?: boolean;
  readonly gap?: 4 | 5;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Frame of every widget. */
export function Instrument({ fixed = false, wrong, gap = 4, className, children }: InstrumentProps) {
  return (
    <Stack
      gap={gap}
      className={classNames(styles.instrument, fixed && styles.fixed, className)}
      data-wrong={wrong || undefined}
    >
      {children}
    </Stack>
  );
}

interface InstrumentHeadingProps {
  /** Id of the title, for a control that it names. */
  readonly id?: string;
  readonly header: string;
  readonly subheader?: string | undefined;
}

export function InstrumentHeading({ id, header, subheader }: InstrumentHeadingProps) {
  return (
    <Stack gap={1} className={styles.heading}>
      <h2 id={id}>{typeset(header)}</h2>
      {subheader ? <p>{typeset(subheader)}</p> : null}
    </Stack>
  );
}
