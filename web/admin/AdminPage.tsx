import type { ReactNode } from 'react';
import { PageTitle } from '../components/screen/PageTitle.tsx';
import { typeset } from '../components/text/typography.tsx';
import { useScreenFocus } from '../components/screen/use-screen.ts';
import styles from './AdminPage.module.css';

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
