import { useSearchParams } from 'react-router-dom';
import { Link } from '../../components/actions/Link.tsx';
import { Empty } from '../../components/status/Empty.tsx';
import { typeset } from '../../components/text/typography.tsx';
import { AdminPage } from '../AdminPage.tsx';
import { Pages } from '../explorer/Pages.tsx';
import { PAGE_SIZE, pageNumber } from '../explorer/query.ts';
import { ListPlaceholder } from '../ListPlaceholder.tsx';
import slips from '../Slips.module.css';
import { useChangedData } from '../use-changed-data.ts';
import { fetchSales } from './sale-calls.ts';
import { SaleItem } from './SaleItem.tsx';

/** The sales of the shops, newest first. */
export function SalesPage() {
  const [params] = useSearchParams();
  const [isOpen, page] = [params.get('open') === '1', pageNumber(params)];
  const query = new URLSearchParams({
    ...(isOpen && { open: '1' }),
    page: String(page),
    size: String(PAGE_SIZE),
  }).toString();
  const { data: sales, total, notice, change, ...request } = useChangedData(query, () => fetchSales(query));
  return (
    <AdminPage title="Ventes" about="Ce que la boutique a dit de chaque vente, et où en sont ses plis.">
      <p className={slips.links}>
        <Link to="/admin/sales" aria-current={isOpen ? undefined : 'page'}>
          Toutes
        </Link>
        <Link to="/admin/sales?open=1" aria-current={isOpen ? 'page' : undefined}>
          À regarder
        </Link>
      </p>
      {notice && (
        <p role="alert" className="field__error">
          {typeset(notice)}
        </p>
      )}
      {!sales && <ListPlaceholder of={request} />}
      {sales?.length === 0 && <NoSale isOpen={isOpen} />}
      {sales && sales.length > 0 && (
        <ul className={slips.list}>
          {sales.map((sale) => (
            <SaleItem key={sale.id} sale={sale} change={change} />
          ))}
        </ul>
      )}
      {sales && <Pages params={params} page={page} total={total} />}
    </AdminPage>
  );
}

function NoSale({ isOpen }: { readonly isOpen: boolean }) {
  if (isOpen)
    return (
      <Empty more="Une vente qui pose question viendra ici d’elle-même.">
        Aucune vente n’est à regarder.
      </Empty>
    );
  return (
    <Empty more="Chaque vente de la boutique s’inscrit ici d’elle-même.">Aucune vente pour l’instant.</Empty>
  );
}
