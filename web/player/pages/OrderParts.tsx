import { lazy, Suspense, type ReactNode } from 'react';
import { t } from '../../components/typography.tsx';
import { infoText, usePageContext } from './page-context.ts';
import styles from './OrderParts.module.css';

/** The reference of the sheet: what is written, else what the status tells. */
export function Ref({ children }: { readonly children?: ReactNode }) {
  const { infos } = usePageContext();
  const text = children ?? infoText(infos, 'reference');
  return text ? <p className={styles.ref}>{typeof text === 'string' ? t(text) : text}</p> : null;
}

/** The activation code of this order. */
export function Code() {
  const { code } = usePageContext();
  return <b className={styles.code}>{code ?? '······'}</b>;
}

/** Where to write to. */
export function Contact({ children }: { readonly children?: ReactNode }) {
  const { contact } = usePageContext();
  if (!contact) return <span>{children ?? 'la Compagnie'}</span>;
  return (
    <a className={styles.contact} href={`mailto:${contact}`}>
      {children ?? contact}
    </a>
  );
}

/** Only the letter bears it: nobody else loads what draws it. */
const QrCode = lazy(async () => ({ default: (await import('./QrCode.tsx')).QrCode }));

/** The scan link of this order, where it is known; its place is kept, and marked as not drawn yet, until it comes. */
export function LetterQrCode() {
  const { link } = usePageContext();
  return link ? (
    <Suspense fallback={<span className={styles.qr} data-page="loading" />}>
      <QrCode text={link} className={styles.qr} />
    </Suspense>
  ) : null;
}
