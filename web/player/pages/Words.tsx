import type { ReactNode } from 'react';
import { Row } from '../../components/layout/layout.tsx';
import { RubberStamp } from '../../components/papers/RubberStamp.tsx';
import { useTypeset } from '../../components/text/typography.tsx';
import { infoText, usePageContext } from './page-context.ts';
import styles from './Words.module.css';

interface WithChildren {
  readonly children?: ReactNode;
}

/** Typewritten text, literal: a deciphered text, a report. */
export function TypedWords({ children }: WithChildren) {
  const { kind } = usePageContext();
  return <div className={kind === 'document' ? styles.struck : styles.typed}>{children}</div>;
}

export const Aside = ({ children }: WithChildren) => <aside className={styles.aside}>{children}</aside>;

/** A teleprinter strip, pasted under the rest. */
export const Machine = ({ children }: WithChildren) => <div className={styles.machine}>{children}</div>;

/**
 * Signature: a name in a message; on a sheet beside its stamp or seal, with a handwritten flourish only where
 * the sheet has a reference.
 */
export function Signature({ who, children }: WithChildren & { readonly who?: string }) {
  const { kind, infos } = usePageContext();
  const typeset = useTypeset();
  if (kind !== 'document') return <p className={styles.signed}>{who ? typeset(`— ${who}`) : children}</p>;
  return (
    <Row gap={4} lineGap={2} align="end" justify="between" className={styles.signedOnPaper}>
      {who ? children : null}
      <Row gap={4} lineGap={2} align="end" justify="between" className={styles.signatory}>
        <p>{who ? typeset(who) : children}</p>
        {infoText(infos, 'reference') ? <Flourish /> : null}
      </Row>
    </Row>
  );
}

function Flourish() {
  return (
    <svg
      className={styles.flourish}
      viewBox="0 0 150 56"
      fill="none"
      stroke="var(--ink)"
      strokeWidth="2.2"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d="M6 40C18 8 30 4 32 12C34 22 14 34 20 42C28 50 38 22 46 24C52 26 40 42 50 40C58 38 58 24 66 26C70 28 62 40 70 40C80 40 90 4 98 6C104 8 82 44 92 44C102 44 106 26 114 28C118 30 112 40 120 38M4 50C50 44 100 46 144 34" />
    </svg>
  );
}

export function StampedWords({ children }: WithChildren) {
  return typeof children === 'string' ? (
    <p className={styles.stamp}>
      <RubberStamp>{children}</RubberStamp>
    </p>
  ) : (
    <div className={styles.stamp}>
      <span className="rubber">{children}</span>
    </div>
  );
}
