import { useSearchParams } from 'react-router-dom';
import { Link } from '../../components/actions/Link.tsx';
import { Stack } from '../../components/layout/layout.tsx';
import { Empty } from '../../components/status/Empty.tsx';
import { typeset } from '../../components/text/typography.tsx';
import { AdminPage } from '../AdminPage.tsx';
import { ListPlaceholder } from '../LoadFailure.tsx';
import { SaleList } from '../sales/SaleItem.tsx';
import { OrderLink, Section, Slip, SlipList } from '../Slips.tsx';
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
      <Section id="people" title="Personnes" count={people.length}>
        <SlipList>
          {people.map(({ email, bought, played }) => (
            <Slip key={email}>
              <Link to={personPath(email)}>{email}</Link>
              <span>{typeset(sharesOf(bought, played))}</span>
            </Slip>
          ))}
        </SlipList>
      </Section>
      <Section id="letters" title="Plis" count={letters.length}>
        <LetterList letters={letters} />
      </Section>
      <Section id="sales" title="Ventes" count={sales.length}>
        <SaleList sales={sales} />
      </Section>
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

function Nothing({ nearCodes }: { readonly nearCodes: readonly string[] }) {
  if (nearCodes.length === 0) return <Empty more={WHOLE_WORDS}>Rien ne répond à cette recherche.</Empty>;
  return (
    <Stack gap={3}>
      <p>{typeset('Aucun pli ne porte ce code. À un signe près :')}</p>
      <ul>
        {nearCodes.map((code) => (
          <li key={code}>
            <OrderLink code={code} />
          </li>
        ))}
      </ul>
    </Stack>
  );
}
