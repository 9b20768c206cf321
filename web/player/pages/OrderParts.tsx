import type { ReactNode } from 'react';
import { typeset } from '../../components/text/typography.tsx';
import { infoText, usePageContext } from './page-context.ts';
import styles from './OrderParts.module.css';
import { useWords } from '../../words/use-words.ts';

/** Reference of the sheet: its children, else the one of the status. */
export function Ref({ children }: { readonly children?: ReactNode }) {
  const { infos } = usePageContext();
  const text = children ?? infoText(infos, 'reference');
  return text ? <p className={styles.ref}>{typeof text === 'string' ? typeset(text) : text}</p> : null;
}

/** The activation code of this order. */
export function Code() {
  const { code } = usePageContext();
  return <b className={styles.code}>{code ?? '······'}</b>;
}

export function Contact({ children }: { readonly children?: ReactNode }) {
  const words = useWords('game').pages;
  const { contact } = usePageContext();
  if (!contact) return <span>{children ?? words.contact}</span>;
  return (
    <a className={styles.contact} href={`mailto:${contact}`}>
      {children ?? contact}
    </a>
  );
}
