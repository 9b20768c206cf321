import type { ReactNode } from 'react';
import { PageTitle } from '../components/screen/PageTitle.tsx';
import { typeset } from '../components/text/typography.tsx';
import { useScreenFocus } from '../components/screen/use-screen.ts';
import styles from './AdminPage.module.css';

interface FiguresTableProps {
  readonly label: string;
  readonly heads: readonly string[];
  /** Rows; each begins with its head, which stays visible while the others scroll. */
  readonly children: ReactNode;
}

/** A table of figures that scrolls sideways on a narrow screen, also by keyboard. */
export function FiguresTable({ label, heads, children }: FiguresTableProps) {
  return (
    <div className={styles.scroll} role="region" aria-label={label} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}

interface AdminPageProps {
  readonly title: string;
  /** Purpose of the page, in a sentence. */
  readonly about?: string;
  readonly children: ReactNode;
}

/** Frame of a staff page: its title takes the focus on arrival. */
export function AdminPage({ title, about, children }: AdminPageProps) {
  const heading = useScreenFocus();
  return (
    <>
      <PageTitle>{typeset(title)}</PageTitle>
      <header className={styles.header}>
        <h1 ref={heading} tabIndex={-1}>
          {typeset(title)}
        </h1>
        {about && <p>{typeset(about)}</p>}
      </header>
      {children}
    </>
  );
}
