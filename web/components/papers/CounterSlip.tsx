import type { ReactNode } from 'react';
import styles from './CounterSlip.module.css';
import { Stock } from './Stock.tsx';
import { t } from '../text/typography.tsx';

interface CounterSlipProps {
  /** The h1. */
  readonly heading: ReactNode;
  readonly lead?: string;
  /** Beside the title: a label, a stamp. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A form of the counter, torn off its block: every page of the site that asks for something. */
export function CounterSlip({ heading, lead, aside, children }: CounterSlipProps) {
  return (
    <div className={styles.counter}>
      <Stock kind="buff" className={styles.slip}>
        <div className={styles.header}>
          <div>
            {heading}
            {lead && <p>{t(lead)}</p>}
          </div>
          {aside}
        </div>
        {children}
      </Stock>
    </div>
  );
}

/** The fields of a slip, one under another, and its button. */
export const slipForm = styles.form;
/** What stands under the form, behind a dashed rule: another way. */
export const slipOther = styles.other;
