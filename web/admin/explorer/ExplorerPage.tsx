import { useSearchParams } from 'react-router-dom';
import { apiAddress } from '../../api/client.ts';
import { Empty } from '../../components/status/Empty.tsx';
import { typeset } from '../../components/text/typography.tsx';
import { AdminPage } from '../AdminPage.tsx';
import { searchOrders, type StaffCity, type FoundOrders } from '../calls.ts';
import { useCities } from '../CitySelect.tsx';
import { ListPlaceholder } from '../LoadFailure.tsx';
import { SearchedIn, useSearched, WHOLE_WORDS } from '../search/SearchedIn.tsx';
import { useStaffList } from '../use-staff-request.ts';
import styles from './Explorer.module.css';
import { ExplorerTable } from './ExplorerTable.tsx';
import { Filters } from './Filters.tsx';
import { PAGE_SIZE, Pages, explorerCall, pageNumber } from './Pages.tsx';

/** All orders, with search and corrections. */
export function ExplorerPage() {
  const [params, setParams] = useSearchParams();
  const call = explorerCall(params);
  const list = useStaffList<FoundOrders>(call, () => searchOrders(call));
  const cities = useCities().rows;
  const found = list.rows;
  const page = pageNumber(params);
  return (
    <AdminPage title="Explorateur">
      <SearchedIn />
      <Filters key={params.toString()} cities={cities} params={params} onChange={setParams} />
      {found ? <Found found={found} page={page} cities={cities} /> : <ListPlaceholder of={list} />}
      {found && found.total > 0 && (
        <a className={styles.export} href={apiAddress(explorerCall(params, 'csv'))} download>
          {typeset('Exporter ces commandes (CSV)')}
        </a>
      )}
      {found && <Pages params={params} page={page} total={found.total} />}
    </AdminPage>
  );
}

interface FoundProps {
  readonly found: FoundOrders;
  readonly page: number;
  readonly cities: readonly StaffCity[] | null;
}

function Found({ found: { orders, total }, page, cities }: FoundProps) {
  const offset = (page - 1) * PAGE_SIZE;
  const isSearch = useSearched() !== '';
  if (orders.length === 0)
    return (
      <Empty more={isSearch ? WHOLE_WORDS : 'Un filtre de moins, peut-être.'}>
        {`Aucune commande ne répond à ${isSearch ? 'cette recherche' : 'ces filtres'}.`}
      </Empty>
    );
  return (
    <>
      <p role="status" className={styles.count}>
        {typeset(`${offset + 1} à ${offset + orders.length} sur ${total.toLocaleString('fr-FR')}`)}
      </p>
      <ExplorerTable orders={orders} offset={offset} cities={cities} />
    </>
  );
}
