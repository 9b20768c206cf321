import { useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import { fetchBoughtLetters } from '../../api/site-calls.ts';
import type { ApiResult } from '../../api/client.ts';
import { Button } from '../../components/actions/Button.tsx';
import { FormCard } from '../../components/papers/FormCard.tsx';
import { PageTitle } from '../../components/screen/PageTitle.tsx';
import { typeset } from '../../components/text/typography.tsx';
import { adviceFor, explanationOf } from '../../state/game/outcome.ts';
import type { ApiSchemas } from '../../../schemas/api/openapi.generated.ts';
import { BoughtLetter } from './BoughtLetter.tsx';
import styles from './BoughtLetters.module.css';
import { titleOf } from './bought-words.ts';

type Letters = ApiSchemas['BoughtLetters'];

const PRIVATE = 'Ce lien est à vous : il ne montre ni code, ni nom, ni adresse.';

/** The way of a buyer’s letters, opened by the link of a mail. */
export function BoughtLettersPage() {
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
        <div className={styles.failure}>
          <p role="alert">
            {typeset(explanationOf(result) ?? adviceFor(result) ?? 'La page n’est pas arrivée.')}
          </p>
          {result.status !== 403 && result.status !== 404 && (
            <Button onClick={() => setTries(tries + 1)}>Redemander</Button>
          )}
        </div>
      )}
      {letters.map((letter, index) => (
        <BoughtLetter key={letter.number ?? index} letter={letter} isTitled={letters.length > 1} />
      ))}
    </FormCard>
  );
}
