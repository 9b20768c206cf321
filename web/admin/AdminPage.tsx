import '../styles/form-line.css';
import type { ReactNode } from 'react';
import { PageTitle } from '../components/screen/PageTitle.tsx';
import { typeset } from '../components/text/typography.tsx';
import { ScreenTitle } from '../components/screen/ScreenTitle.tsx';
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

/** Why the last change was refused. */
export const Notice = ({ children }: { readonly children: string | null }) =>
  children && (
    <p role="alert" className="field__error">
      {typeset(children)}
    </p>
  );

/** Without a value it is not shown. */
export type FactLine = readonly [name: string, value: string | number | null | undefined];

/** The lines of a description list. */
export const Facts = ({ lines }: { readonly lines: readonly FactLine[] }) =>
  lines.map(
    ([name, value], index) =>
      value != null && (
        <div key={index} className="form-line">
          <dt>{typeset(name)}</dt>
          <dd className="typed">{value}</dd>
        </div>
      ),
  );

interface AdminPageProps {
  readonly title: string;
  /** Purpose of the page, in a sentence. */
  readonly about?: string;
  readonly children: ReactNode;
}

/** Frame of a staff page: its title takes the focus on arrival. */
export function AdminPage({ title, about, children }: AdminPageProps) {
  return (
    <>
      <PageTitle>{typeset(title)}</PageTitle>
      <header className={styles.header}>
        <ScreenTitle>{typeset(title)}</ScreenTitle>
        {about && <p>{typeset(about)}</p>}
      </header>
      {children}
    </>
  );
}
