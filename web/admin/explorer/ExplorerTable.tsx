import type { StaffCity, StaffStatusBody } from '../calls.ts';
import styles from './Explorer.module.css';
import { ExplorerRow } from './ExplorerRow.tsx';

const COLUMNS = [
  '#',
  'Code',
  'Identifier',
  'City',
  'State',
  'Step',
  'Full Price',
  'Steps',
  'Updated',
] as const;

interface ExplorerTableProps {
  readonly orders: readonly StaffStatusBody[];
  /** Number of orders before the first row. */
  readonly offset: number;
  /** Null until loaded. */
  readonly cities: readonly StaffCity[] | null;
}

/** Table of orders. On a phone each row is a card; for screen readers it stays a table. */
export function ExplorerTable({ orders, offset, cities }: ExplorerTableProps) {
  const stepsOf = (name: string) =>
    cities?.find(({ city }) => city === name)?.steps.map(({ index }) => index) ?? null;
  return (
    <table className={styles.table} role="table">
      <caption className="visually-hidden">Commandes, de la plus récente à la plus ancienne</caption>
      <thead role="rowgroup">
        <tr role="row">
          {COLUMNS.map((name) => (
            <th key={name} scope="col" role="columnheader">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {orders.map((order, index) => (
          <ExplorerRow
            key={order.code}
            order={order}
            number={offset + index + 1}
            steps={stepsOf(order.story.city)}
          />
        ))}
      </tbody>
    </table>
  );
}
