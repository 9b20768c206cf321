import { useState } from 'react';
import { Stack } from '../../components/layout/layout.tsx';
import type { FoundOrders } from '../calls.ts';
import { AdminPage } from '../AdminPage.tsx';
import { listUnsent } from '../calls.ts';
import { ListPlaceholder } from '../ListPlaceholder.tsx';
import { useStaffList } from '../staff-lists.ts';
import { CreateOrder } from './CreateOrder.tsx';
import { OrderDocuments } from './OrderDocuments.tsx';
import { SendOrder } from './SendOrder.tsx';
import { UNSENT } from './unsent-list-name.ts';
import styles from './UnsentPage.module.css';
import { UnsentList } from './UnsentList.tsx';

/** Paid orders that are not posted yet: create, print, identify, mark as sent. */
export function UnsentPage() {
  const list = useStaffList<FoundOrders>(UNSENT, listUnsent);
  const found = list.rows;
  const [selected, setSelected] = useState<string | null>(null);
  const order = found?.orders.find(({ code }) => code === selected) ?? null;
  return (
    <AdminPage title="Commandes Non Envoyées" about="Un code, ses papiers, son identifiant, puis la poste.">
      <div className={styles.desk}>
        <Stack gap={3} className={styles.column}>
          <CreateOrder ready={found !== null} onCreated={setSelected} />
          {found ? (
            <UnsentList found={found} selected={selected} onSelect={setSelected} />
          ) : (
            <ListPlaceholder of={list} />
          )}
        </Stack>
        <Stack gap={3} className={styles.column}>
          <SendOrder
            code={order?.code ?? null}
            known={order?.identifier ?? null}
            onSent={() => setSelected(null)}
          />
          <OrderDocuments order={order} />
        </Stack>
      </div>
    </AdminPage>
  );
}
