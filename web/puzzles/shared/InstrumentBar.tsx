import type { ReactNode } from 'react';
import { classNames } from '../../components/class-names.ts';
import { Stack } from '../../components/layout/layout.tsx';
import styles from './InstrumentBar.module.css';

interface InstrumentBarProps {
  /** In a form, which needs it on low phones only. */
  readonly form?: boolean;
  readonly children: ReactNode;
}

/** The bar in which a key stays in sight while what stands above it scrolls. */
export function InstrumentBar({ form = false, children }: InstrumentBarProps) {
  return (
    <Stack gap={4} className={classNames(styles.bar, form && styles.low)} data-low-bar={form || undefined}>
      {children}
    </Stack>
  );
}
