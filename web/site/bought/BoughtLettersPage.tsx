import { useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import { fetchBoughtLetters } from '../../api/site-calls.ts';
import type { ApiResult } from '../../api/client.ts';
import { Button } from '../../components/actions/Button.tsx';
import { Stack } from '../../components/layout/layout.tsx';
import { FormCard } from '../../components/papers/FormCard.tsx';
import { PageTitle } from '../../components/screen/PageTitle.tsx';
import { typeset } from '../../components/text/typography.tsx';
import { adviceFor, explanationOf } from '../../state/game/outcome.ts';
import type { ApiSchemas } from '../../../schemas/api/openapi.generated.ts';
import styles from './BoughtLetters.module.css';
import { titleOf, explanationFor, stagesOf, type BoughtLetterBody } from './bought-words.ts';
import { useWords } from '../../words/use-words.ts';

const dayWords = new Intl.DateTimeFormat('fr', { day: 'numeric', month: 'long', year: 'numeric' });

const dayOfStage = (at: string): string => dayWords.format(new Date(at));

/** The way of one letter, stage by stage. `isTitled`: it says its state itself. */
function BoughtLetter({
  letter,
  isTitled,
}: {
  readonly letter: BoughtLetterBody;
  readonly isTitled: boolean;
}) {
  const { number, city, trackingNumber, news, newsAt, postOn } = letter;
  const explanation = explanationFor(letter);
  return (
    <Stack
      as="section"
      gap={4}
      className={styles.letter}
      aria-label={typeset(number ? `Pli ${number}` : 'Votre pli')}
    >
      {isTitled && <h2>{typeset(titleOf(letter))}</h2>}
      <dl className={styles.facts}>
        {number && <Fact label="Commande">{number}</Fact>}
        <Fact label="Enquête">{city}</Fact>
        {postOn && <Fact label="Envoi demandé">{dayOfStage(`${postOn}T12:00:00Z`)}</Fact>}
        {trackingNumber && <Fact label="Suivi">{trackingNumber}</Fact>}
      </dl>
      {explanation && <p>{typeset(explanation)}</p>}
      {news && newsAt && letter.state === 'posted' && (
        <p className={styles.news}>
          {typeset(news)} <time dateTime={newsAt}>{typeset(`(${dayOfStage(newsAt)})`)}</time>
        </p>
      )}
      <ol className={styles.stages}>
        {stagesOf(letter).map(({ name, at, isReached }) => (
          <li key={name} className={isReached ? styles.reached : styles.awaited}>
            <span>{typeset(name)}</span>
            {at ? (
              <time dateTime={at}>{typeset(dayOfStage(at))}</time>
            ) : (
              <span>{typeset(isReached ? 'fait' : 'à venir')}</span>
            )}
          </li>
        ))}
      </ol>
    </Stack>
  );
}

function Fact({ label, children }: { readonly label: string; readonly children: string }) {
  return (
    <div className="form-line">
      <dt>{typeset(label)}</dt>
      <dd className="typed">{typeset(children)}</dd>
    </div>
  );
}

type Letters = ApiSchemas['BoughtLetters'];

const PRIVATE = 'Ce lien est à vous : il ne montre ni code, ni nom, ni adresse.';

/** The way of a buyer’s letters, opened by the link of a mail. */
export function BoughtLettersPage() {
  const { errors } = useWords('common');
  const { link = '' } = useParams();
  const [result, setResult] = useState<ApiResult<Letters> | null>(null);
  const [tries, setTries] = useState(1);
  useEffect(() => void fetchBoughtLetters(link).then(setResult), [link, tries]);
  const letters = result?.ok ? result.data.letters : [];
  const [only] = letters;
  const title = !only ? 'Suivre votre pli' : letters.length > 1 ? 'Vos plis' : titleOf(only);
  return (
    <FormCard heading={<h1>{typeset(title)}</h1>} lead={only && PRIVATE}>
      <PageTitle>{typeset(title)}</PageTitle>
      <meta name="robots" content="noindex" />
      {result === null && (
        <p role="status" className={styles.waiting}>
          {typeset('Nous demandons où il en est…')}
        </p>
      )}
      {result?.ok === false && (
        <Stack gap={4} align="start" className={styles.failure}>
          <p role="alert">
            {typeset(explanationOf(result) ?? adviceFor(result, errors) ?? 'La page n’est pas arrivée.')}
          </p>
          {result.status !== 403 && result.status !== 404 && (
            <Button onClick={() => setTries(tries + 1)}>Redemander</Button>
          )}
        </Stack>
      )}
      {letters.map((letter, index) => (
        <BoughtLetter key={letter.number ?? index} letter={letter} isTitled={letters.length > 1} />
      ))}
    </FormCard>
  );
}
