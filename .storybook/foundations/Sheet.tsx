import type { ReactNode } from 'react';
import { AirmailStripe } from '../../web/components/papers/AirmailStripe.tsx';
import { t } from '../../web/components/text/typography.tsx';
import styles from './foundations.module.css';

interface SheetProps {
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
}

/** Page of the foundations: title, introduction, content. */
export function Sheet({ title, lead, children }: SheetProps) {
  return (
    <div className={`paper ${styles.sheet}`}>
      <AirmailStripe />
      <main className={styles.page}>
        <header className={styles.head}>
          <p className="caps">{t('Poste Restante, l’atelier')}</p>
          <h1 className="typed">{t(title)}</h1>
          <p className={styles.lead}>{t(lead)}</p>
        </header>
        {children}
      </main>
    </div>
  );
}

interface ChapterProps {
  readonly title: string;
  readonly note?: string;
  /** On the night background instead of paper. */
  readonly night?: boolean;
  readonly children: ReactNode;
}

export function Chapter({ title, note, night = false, children }: ChapterProps) {
  return (
    <section className={`${styles.chapter} ${night ? `night ${styles.dark}` : ''}`}>
      <h2>{t(title)}</h2>
      {note && <p className={styles.note}>{t(note)}</p>}
      {children}
    </section>
  );
}
