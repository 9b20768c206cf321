import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Button } from '../../components/actions/Button.tsx';
import { Link } from '../../components/actions/Link.tsx';
import { Row } from '../../components/layout/layout.tsx';
import { Empty } from '../../components/status/Empty.tsx';
import { typeset } from '../../components/text/typography.tsx';
import { AdminPage, Notice } from '../AdminPage.tsx';
import { PAGE_SIZE, Pages, pageNumber, withFilters } from '../explorer/Pages.tsx';
import { ListPlaceholder } from '../LoadFailure.tsx';
import { SearchedIn, useSearched, WHOLE_WORDS } from '../search/SearchedIn.tsx';
import { Links, SlipList } from '../Slips.tsx';
import slips from '../Slips.module.css';
import { type ChangedData, useChangedData } from '../use-changed-data.ts';
import { SaleItem } from './SaleItem.tsx';
import { type SaleBody, fetchSales, sendAllLooked, sendLooked } from './sales.ts';
import '../../styles/tick.css';

const VIEWS = [
  ['Toutes', ''],
  ['À regarder', '1'],
] as const;

export function SalesPage() {
  const [params] = useSearchParams();
  const [isOpen, page, q] = [params.get('open') === '1', pageNumber(params), useSearched()];
  const query = new URLSearchParams({
    ...(isOpen && { open: '1' }),
    ...(q !== '' && { q }),
    page: String(page),
    size: String(PAGE_SIZE),
  }).toString();
  const { data: sales, total, notice, change, ...request } = useChangedData(query, () => fetchSales(query));
  return (
    <AdminPage title="Ventes" about="Ce que la boutique a dit de chaque vente, et où en sont ses plis.">
      <SearchedIn />
      <Links>
        {VIEWS.map(([name, open]) => (
          <Link
            key={name}
            to={`?${withFilters(params, { open }).toString()}`}
            aria-current={isOpen === (open === '1') ? 'page' : undefined}
          >
            {name}
          </Link>
        ))}
      </Links>
      <Notice>{notice}</Notice>
      {!sales && <ListPlaceholder of={request} />}
      {sales?.length === 0 && <NoSale isOpen={isOpen} isSearch={q !== ''} />}
      {sales && sales.length > 0 && <Sales key={query} sales={sales} change={change} />}
      {sales && <Pages params={params} page={page} total={total} />}
    </AdminPage>
  );
}

interface NoSaleProps {
  readonly isOpen: boolean;
  readonly isSearch: boolean;
}

function NoSale({ isOpen, isSearch }: NoSaleProps) {
  if (isSearch) return <Empty more={WHOLE_WORDS}>Aucune vente ne répond à cette recherche.</Empty>;
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

const isToLookAt = ({ problems, lookedAt }: SaleBody): boolean => problems.length > 0 && lookedAt === null;

interface SalesProps {
  readonly sales: readonly SaleBody[];
  readonly change: ChangedData<readonly SaleBody[]>['change'];
}

/** A page of sales; those to look at can be chosen, and marked at once. */
function Sales({ sales, change }: SalesProps) {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const open = sales.filter(isToLookAt);
  const marked = open.filter(({ id }) => chosen.has(id));
  const choose = (some: readonly SaleBody[], isChosen: boolean) => {
    const ids = some.map(({ id }) => id);
    setChosen(new Set(isChosen ? [...chosen, ...ids] : [...chosen].filter((id) => !ids.includes(id))));
  };
  return (
    <>
      {open.length > 1 && (
        <Row gap={4} lineGap={2} align="center">
          <Choice
            words={`Choisir ces ${open.length} ventes à regarder`}
            isChosen={marked.length === open.length}
            onChange={(isChosen) => choose(open, isChosen)}
          />
          <Button disabled={marked.length === 0} onClick={() => void change(() => sendAllLooked(marked))}>
            {typeset(
              marked.length > 1
                ? `C’est regardé : ${marked.length} ventes`
                : 'C’est regardé : la vente choisie',
            )}
          </Button>
        </Row>
      )}
      <SlipList>
        {sales.map((sale) => (
          <SaleItem key={sale.id} sale={sale}>
            {isToLookAt(sale) && (
              <Row gap={4} lineGap={2} align="center">
                <Choice
                  words={`Choisir ${sale.number}`}
                  isChosen={chosen.has(sale.id)}
                  onChange={(isChosen) => choose([sale], isChosen)}
                />
                <Button
                  aria-label={typeset(`C’est regardé : ${sale.number}`)}
                  onClick={() => void change(() => sendLooked(sale))}
                >
                  C’est regardé
                </Button>
              </Row>
            )}
          </SaleItem>
        ))}
      </SlipList>
    </>
  );
}

interface ChoiceProps {
  readonly words: string;
  readonly isChosen: boolean;
  readonly onChange: (isChosen: boolean) => void;
}

function Choice({ words, isChosen, onChange }: ChoiceProps) {
  return (
    <label className={slips.choice}>
      <input
        className="tick"
        type="checkbox"
        checked={isChosen}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>{typeset(words)}</span>
    </label>
  );
}
