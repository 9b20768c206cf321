import type { ReactNode } from 'react';
import { AirmailStripe } from '../../web/components/papers/AirmailStripe.tsx';
import { typeset } from '../../web/components/text/typography.tsx';
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
          <p className="caps">{typeset('Poste Restante, l’atelier')}</p>
          <h1 className="typed">{typeset(title)}</h1>
          <p className={styles.lead}>{typeset(lead)}</p>
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
      <h2>{typeset(title)}</h2>
      {note && <p className={styles.note}>{typeset(note)}</p>}
      {children}
    </section>
  );
}
