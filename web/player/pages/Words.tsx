import type { ReactNode } from 'react';
import { RubberStamp } from '../../components/RubberStamp.tsx';
import { t } from '../../components/typography.tsx';
import { usePageContext } from './page-context.ts';
import styles from './Words.module.css';

interface WithChildren {
  readonly children?: ReactNode;
}

/** What a machine struck, word for word: a deciphered text, a report. */
export function Typed({ children }: WithChildren) {
  const { kind } = usePageContext();
  return <div className={kind === 'document' ? styles.struck : styles.typed}>{children}</div>;
}

/** Said in passing, beside the text. */
export const Aside = ({ children }: WithChildren) => <aside className={styles.aside}>{children}</aside>;

/** What another machine struck: a strip pasted under the rest. */
export const Machine = ({ children }: WithChildren) => <div className={styles.machine}>{children}</div>;

/** Who signs. */
export function Signature({ who, children }: WithChildren & { readonly who?: string }) {
  const { kind } = usePageContext();
  return <p className={kind === 'document' ? styles.signedOnPaper : styles.signed}>{who ? t(kind === 'document' ? who : `— ${who}`) : children}</p>;
}

/** A rubber stamp set in the text. */
export function Stamp({ children }: WithChildren) {
  return typeof children === 'string' ? <p className={styles.stamp}><RubberStamp>{children}</RubberStamp></p> : <div className={styles.stamp}><span className="rubber">{children}</span></div>;
}
