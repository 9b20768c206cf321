import type { ReactNode } from 'react';
import styles from './FiguresTable.module.css';

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
