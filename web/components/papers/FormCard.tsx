import type { ReactNode } from 'react';
import styles from './FormCard.module.css';
import { Surface } from './Surface.tsx';
import { typeset } from '../text/typography.tsx';

interface FormCardProps {
  /** The h1. */
  readonly heading: ReactNode;
  readonly lead?: string;
  /** Beside the title, for instance a stamp. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** Sheet of a form, used by every page of the site with a form. */
export function FormCard({ heading, lead, aside, children }: FormCardProps) {
  return (
    <div className={styles.counter}>
      <Surface kind="buff" className={styles.slip}>
        <div className={styles.header}>
          <div>
            {heading}
            {lead && <p>{typeset(lead)}</p>}
          </div>
          {aside}
        </div>
        {children}
      </Surface>
    </div>
  );
}

export const formFields = styles.form;
/** Another way, under the form and a dashed rule. */
export const formAlternative = styles.other;
