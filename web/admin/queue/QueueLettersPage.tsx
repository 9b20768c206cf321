import { useSearchParams } from 'react-router-dom';
import { Link } from '../../components/actions/Link.tsx';
import { Row, Stack } from '../../components/layout/layout.tsx';
import { Empty } from '../../components/status/Empty.tsx';
import { AdminPage } from '../AdminPage.tsx';
import { dayOf, momentOf } from '../dates.ts';
import { PAGE_SIZE, Pages, pageNumber } from '../explorer/Pages.tsx';
import { ListPlaceholder } from '../LoadFailure.tsx';
import { marksOf } from '../search/LetterList.tsx';
import slips from '../Slips.module.css';
import { useChangedData } from '../use-changed-data.ts';
import { fetchQueuedLetters } from './queue-calls.ts';

/** The letters of a city and a day that wait, page by page. */
export function QueueLettersPage() {
  const [params] = useSearchParams();
  const [city, day, page] = [params.get('city') ?? '', params.get('day') ?? '', pageNumber(params)];
  const query = new URLSearchParams({ city, day, page: String(page), size: String(PAGE_SIZE) }).toString();
  const { data: letters, total, ...request } = useChangedData(query, () => fetchQueuedLetters(query));
  const name = /^\d{4}-\d\d-\d\d$/.test(day) ? `${city}, ${dayOf(`${day}T12:00`)}` : city;
  return (
    <AdminPage title={`En attente : ${name}`}>
      <p>
        <Link to="/admin/queue">Revenir au courrier</Link>
      </p>
      {!letters && <ListPlaceholder of={request} />}
      {letters?.length === 0 && (
        <Empty more="Ils ont été pris, ou remboursés.">Aucun pli n’attend plus ici.</Empty>
      )}
      {letters && letters.length > 0 && (
        <Stack as="ul" gap={3} className={slips.list}>
          {letters.map(({ code, identifier, since, isReady, isHeld, isPresent, ...reversed }) => (
            <Row
              as="li"
              gap={5}
              lineGap={2}
              align="center"
              justify="between"
              key={code}
              className={slips.slip}
            >
              <p>
                <Link to={`/admin/orders/${code}`} className="typed">
                  {code}
                </Link>
                {` ${[identifier, isPresent && 'cadeau', `depuis le ${momentOf(since)}`].filter(Boolean).join(' · ')}`}
              </p>
              <b className={slips.warning}>
                {[!isReady && (isHeld ? 'vente à regarder' : 'sans adresse'), marksOf(reversed)]
                  .filter(Boolean)
                  .join(', ')}
              </b>
            </Row>
          ))}
        </Stack>
      )}
      {letters && <Pages params={params} page={page} total={total} />}
    </AdminPage>
  );
}
