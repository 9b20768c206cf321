import '../../styles/tick.css';
import { useSearchParams } from 'react-router-dom';
import { apiAddress } from '../../api/client.ts';
import { Empty } from '../../components/status/Empty.tsx';
import { typeset } from '../../components/text/typography.tsx';
import { AdminPage } from '../AdminPage.tsx';
import {
  searchOrders,
  type StaffCity,
  type FoundOrders,
  type StaffStatusBody,
  STATE_LABELS,
} from '../calls.ts';
import { useCities } from '../CitySelect.tsx';
import { ListPlaceholder } from '../LoadFailure.tsx';
import { SearchedIn, useSearched, WHOLE_WORDS } from '../search/SearchedIn.tsx';
import { useStaffList } from '../use-staff-request.ts';
import styles from './Explorer.module.css';
import { PAGE_SIZE, Pages, explorerCall, pageNumber, withFilters } from './Pages.tsx';
import { ExplorerRow } from './ExplorerRow.tsx';
import { Button, ButtonLink } from '../../components/actions/Button.tsx';
import { Field } from '../../components/forms/Field.tsx';
import { SelectField } from '../../components/forms/SelectField.tsx';
import { Row } from '../../components/layout/layout.tsx';
import { fieldText, submitting } from '../../components/forms/form-data.ts';

interface FiltersProps {
  /** Null until loaded. */
  readonly cities: readonly StaffCity[] | null;
  readonly params: URLSearchParams;
  readonly onChange: (params: URLSearchParams) => void;
}

const FIELDS = ['city', 'state', 'step', 'stuck', 'sort'] as const;

const SORTS = [
  ['', 'création'],
  ['-updated', 'dernier pas'],
  ['code', 'code'],
  ['identifier', 'identifiant'],
  ['city', 'ville'],
  ['step', 'étape'],
] as const;

/** What narrows the list beside the search; submitted by its button or by Enter. */
function Filters({ cities, params, onChange }: FiltersProps) {
  const onSubmit = submitting((form) => {
    const typed = FIELDS.map((name) => [name, fieldText(form, name).trim()] as const);
    onChange(withFilters(params, Object.fromEntries(typed)));
  });
  const value = (name: (typeof FIELDS)[number]) => params.get(name) ?? '';
  return (
    <form className={styles.filters} aria-label="Filtres" onSubmit={onSubmit}>
      <SelectField label="Ville" name="city" defaultValue={value('city')}>
        <option value="">toutes</option>
        {cities?.map(({ city, name }) => (
          <option key={city} value={city}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField label="État" name="state" defaultValue={value('state')}>
        <option value="">tous</option>
        {Object.entries(STATE_LABELS).map(([state, label]) => (
          <option key={state} value={state}>
            {label}
          </option>
        ))}
      </SelectField>
      <Field label="Étape" name="step" inputMode="numeric" defaultValue={value('step')} />
      <SelectField label="Ordre" name="sort" defaultValue={value('sort')}>
        {SORTS.map(([sort, label]) => (
          <option key={sort} value={sort}>
            {label}
          </option>
        ))}
      </SelectField>
      <label className={styles.stuck} title={typeset('… ou dont quelqu’un force l’instrument')}>
        <input
          className="tick"
          type="checkbox"
          name="stuck"
          value="1"
          defaultChecked={value('stuck') === '1'}
        />
        <span>{typeset('plus long que 9 joueurs sur 10')}</span>
      </label>
      <Row gap={2} align="end" className={styles.filterKeys}>
        <Button type="submit" primary>
          Filtrer
        </Button>
        <ButtonLink to="?">Tout voir</ButtonLink>
      </Row>
    </form>
  );
}

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
function ExplorerTable({ orders, offset, cities }: ExplorerTableProps) {
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
