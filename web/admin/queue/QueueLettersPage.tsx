import { useSearchParams } from 'react-router-dom';
import { Button } from '../../components/actions/Button.tsx';
import { Link } from '../../components/actions/Link.tsx';
import { Empty } from '../../components/status/Empty.tsx';
import { typeset } from '../../components/text/typography.tsx';
import { AdminPage, Notice } from '../AdminPage.tsx';
import { dayOf, momentOf } from '../dates.ts';
import { PAGE_SIZE, Pages, pageNumber } from '../explorer/Pages.tsx';
import { ListPlaceholder } from '../LoadFailure.tsx';
import { marksOf } from '../search/LetterList.tsx';
import { OrderLink, Slip, SlipList } from '../Slips.tsx';
import slips from '../Slips.module.css';
import { useChangedData, type ChangedData } from '../use-changed-data.ts';
import { fetchQueuedLetters, sendReleaseOfLetter, type QueuedLetter } from './queue-calls.ts';
import { standingWords } from './queue-words.tsx';

/** The letters of a city and a day that wait, page by page. */
export function QueueLettersPage() {
  const [params] = useSearchParams();
  const [city, day, page] = [params.get('city') ?? '', params.get('day') ?? '', pageNumber(params)];
  const query = new URLSearchParams({ city, day, page: String(page), size: String(PAGE_SIZE) }).toString();
  const {
    data: letters,
    total,
    notice,
    change,
    ...request
  } = useChangedData(query, () => fetchQueuedLetters(query));
  const name = /^\d{4}-\d\d-\d\d$/.test(day) ? `${city}, ${dayOf(`${day}T12:00`)}` : city;
  return (
    <AdminPage title={`En attente : ${name}`}>
      <p>
        <Link to="/admin/queue">Revenir au courrier</Link>
      </p>
      <Notice>{notice}</Notice>
      {!letters && <ListPlaceholder of={request} />}
      {letters?.length === 0 && (
        <Empty more="Ils ont été pris, ou remboursés.">Aucun pli n’attend plus ici.</Empty>
      )}
      {letters && letters.length > 0 && (
        <SlipList>
          {letters.map((letter) => (
            <LetterItem key={letter.code} letter={letter} change={change} />
          ))}
        </SlipList>
      )}
      {letters && <Pages params={params} page={page} total={total} />}
    </AdminPage>
  );
}

interface LetterItemProps {
  readonly letter: QueuedLetter;
  readonly change: ChangedData<readonly QueuedLetter[]>['change'];
}

function LetterItem({ letter, change }: LetterItemProps) {
  const { code, identifier, since, standing, isPresent } = letter;
  const waits = standingWords(letter);
  const isReleasable = standing === 'untold' || standing === 'telling' || standing === 'correctable';
  return (
    <Slip>
      <p>
        <OrderLink code={code} />
        {` ${[identifier, isPresent && 'cadeau', `depuis le ${momentOf(since)}`].filter(Boolean).join(' · ')}`}
      </p>
      <b className={slips.warning}>{typeset([waits, marksOf(letter)].filter(Boolean).join(', '))}</b>
      {isReleasable && (
        <Button
          aria-label={typeset(`Laisser partir : ${code}`)}
          onClick={() => void change(() => sendReleaseOfLetter(code))}
        >
          Laisser partir
        </Button>
      )}
    </Slip>
  );
}
