import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Link } from '../../components/actions/Link.tsx';
import { Row, Stack } from '../../components/layout/layout.tsx';
import { Empty } from '../../components/status/Empty.tsx';
import { typeset } from '../../components/text/typography.tsx';
import { AdminPage } from '../AdminPage.tsx';
import { ListPlaceholder } from '../LoadFailure.tsx';
import { SaleList } from '../sales/SaleItem.tsx';
import slips from '../Slips.module.css';
import { useChangedData } from '../use-changed-data.ts';
import { type CounterSearch, fetchSearch, personPath } from './counter-calls.ts';
import { LetterList } from './LetterList.tsx';
import { SearchedIn, WHOLE_WORDS } from './SearchedIn.tsx';

/** What answers the search of the counter, by kind. */
export function SearchPage() {
  const [params] = useSearchParams();
  const q = params.get('q')?.trim() ?? '';
  if (q === '')
    return (
      <AdminPage title="Recherche">
        <p>{typeset('La case du haut cherche partout : « / » y mène.')}</p>
      </AdminPage>
    );
  return <Results key={q} q={q} />;
}

function Results({ q }: { readonly q: string }) {
  const { data: found, ...request } = useChangedData(q, () => fetchSearch(q));
  return (
    <AdminPage title={`Recherche : ${q}`}>
      <SearchedIn />
      {found ? <Found found={found} /> : <ListPlaceholder of={request} />}
    </AdminPage>
  );
}

function Found({ found: { letters, sales, people, nearCodes, isCut } }: { readonly found: CounterSearch }) {
  if (letters.length + sales.length + people.length === 0) return <Nothing nearCodes={nearCodes} />;
  return (
    <>
      {isCut && (
        <p role="status">{typeset('Voici les plus récents : « Ventes » et « Explorateur » ont la suite.')}</p>
      )}
      <Kind id="people" title="Personnes" count={people.length}>
        <Stack as="ul" gap={3} className={slips.list}>
          {people.map(({ email, bought, played }) => (
            <Row
              as="li"
              gap={5}
              lineGap={2}
              align="center"
              justify="between"
              key={email}
              className={slips.slip}
            >
              <Link to={personPath(email)}>{email}</Link>
              <span>{typeset(sharesOf(bought, played))}</span>
            </Row>
          ))}
        </Stack>
      </Kind>
      <Kind id="letters" title="Plis" count={letters.length}>
        <LetterList letters={letters} />
      </Kind>
      <Kind id="sales" title="Ventes" count={sales.length}>
        <SaleList sales={sales} />
      </Kind>
    </>
  );
}

/** « 2 achetés, 1 joué ». */
const sharesOf = (bought: number, played: number): string =>
  [
    bought > 0 && `${bought} acheté${bought > 1 ? 's' : ''}`,
    played > 0 && `${played} joué${played > 1 ? 's' : ''}`,
  ]
    .filter(Boolean)
    .join(', ');

interface KindProps {
  readonly id: string;
  readonly title: string;
  readonly count: number;
  readonly children: ReactNode;
}

/** A section of results or of a person; nothing when it is empty. */
export function Kind({ id, title, count, children }: KindProps) {
  if (count === 0) return null;
  return (
    <Stack as="section" gap={3} align="start" className={slips.section} aria-labelledby={id}>
      <h2 id={id}>{typeset(`${title} : ${count}`)}</h2>
      {children}
    </Stack>
  );
}

function Nothing({ nearCodes }: { readonly nearCodes: readonly string[] }) {
  if (nearCodes.length === 0) return <Empty more={WHOLE_WORDS}>Rien ne répond à cette recherche.</Empty>;
  return (
    <Stack gap={3}>
      <p>{typeset('Aucun pli ne porte ce code. À un signe près :')}</p>
      <ul>
        {nearCodes.map((code) => (
          <li key={code}>
            <Link to={`/admin/orders/${code}`} className="typed">
              {code}
            </Link>
          </li>
        ))}
      </ul>
    </Stack>
  );
}
