import { useSearchParams } from 'react-router-dom';
import { Link } from '../../components/actions/Link.tsx';
import { Row, Stack } from '../../components/layout/layout.tsx';
import { Empty } from '../../components/status/Empty.tsx';
import { typeset } from '../../components/text/typography.tsx';
import { AdminPage } from '../AdminPage.tsx';
import { PAGE_SIZE, Pages, pageNumber } from '../explorer/Pages.tsx';
import { ListPlaceholder } from '../LoadFailure.tsx';
import slips from '../Slips.module.css';
import { type ChangedData, useChangedData } from '../use-changed-data.ts';
import { LETTER_STATES, type SaleBody, fetchSales, saleState, sendLooked } from './sales.ts';
import { amountOf } from './sale-amount.ts';
import { UnreadTexts } from './UnreadTexts.tsx';
import { Button } from '../../components/actions/Button.tsx';
import { dayOf } from '../dates.ts';

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
      <Row as="p" gap={4} lineGap={2} align="center" className={slips.links}>
        <Link to="/admin/sales" aria-current={isOpen ? undefined : 'page'}>
          Toutes
        </Link>
        <Link to="/admin/sales?open=1" aria-current={isOpen ? 'page' : undefined}>
          À regarder
        </Link>
      </Row>
      {notice && (
        <p role="alert" className="field__error">
          {typeset(notice)}
        </p>
      )}
      {!sales && <ListPlaceholder of={request} />}
      {sales?.length === 0 && <NoSale isOpen={isOpen} />}
      {sales && sales.length > 0 && (
        <Stack as="ul" gap={3} className={slips.list}>
          {sales.map((sale) => (
            <SaleItem key={sale.id} sale={sale} change={change} />
          ))}
        </Stack>
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

const SHOPS: Readonly<Record<SaleBody['shop'], string>> = { stripe: 'Stripe', standard: 'boutique' };

interface SaleItemProps {
  readonly sale: SaleBody;
  readonly change: ChangedData<readonly SaleBody[]>['change'];
}

/** A sale, its letters, and what a person should look at. */
function SaleItem({ sale, change }: SaleItemProps) {
  const { number, shop, reference, createdAt, problems, lookedAt, unread, letters } = sale;
  return (
    <Row as="li" gap={5} lineGap={2} align="center" justify="between" className={slips.slip}>
      <div>
        <p>
          <b className="typed">
            {typeset([number, amountOf(sale), saleState(sale)].filter(Boolean).join(' · '))}
          </b>
          <br />
          {typeset(`${dayOf(createdAt)}, ${SHOPS[shop]} : ${reference}`)}
        </p>
        <ul>
          {letters.map(({ code, city, state }) => (
            <li key={code}>
              <Link to={`/admin/orders/${code}`} className="typed">
                {code}
              </Link>
              {typeset(` ${city}${state === null ? '' : `, ${LETTER_STATES[state]}`}`)}
            </li>
          ))}
        </ul>
        {problems.map(({ code, words }) => (
          <p key={code} className={lookedAt === null ? slips.warning : undefined}>
            {typeset(words)}
          </p>
        ))}
        <UnreadTexts unread={unread} />
        {lookedAt !== null && problems.length > 0 && <p>{typeset(`Regardé le ${dayOf(lookedAt)}.`)}</p>}
      </div>
      {problems.length > 0 && lookedAt === null && (
        <Button
          aria-label={typeset(`C’est regardé : ${number}`)}
          onClick={() => void change(() => sendLooked(sale))}
        >
          C’est regardé
        </Button>
      )}
    </Row>
  );
}
