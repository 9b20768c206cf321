import { useEffect, useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import type { ApiResult } from '../api/client.ts';
import { fetchPreparation, type PreparationBody, type PreparedLetterBody } from '../api/site-calls.ts';
import { Button } from '../components/actions/Button.tsx';
import { Link } from '../components/actions/Link.tsx';
import { Stack } from '../components/layout/layout.tsx';
import { FormCard } from '../components/papers/FormCard.tsx';
import { PageTitle } from '../components/screen/PageTitle.tsx';
import { typeset } from '../components/text/typography.tsx';
import type { DrawnPreparation } from '../state/client-state.ts';
import { adviceFor, explanationOf } from '../state/game/outcome.ts';
import { useClientState } from '../state/store.ts';
import { useWords } from '../words/use-words.ts';
import { LetterDesk } from './LetterDesk.tsx';
import styles from './Prepare.module.css';

/** The letters of a sale, which their buyer tells and corrects until they are printed. */
export function PreparePage() {
  const { link = '' } = useParams();
  const words = useWords('buyer');
  const drawn = useClientState((state) => state.preparation);
  const [result, setResult] = useState<ApiResult<PreparationBody> | null>(null);
  const [tries, setTries] = useState(0);
  const isDrawn = drawn !== null && tries === 0;
  useEffect(() => {
    if (!isDrawn) void fetchPreparation(link).then(setResult);
  }, [isDrawn, link, tries]);
  const preparation = result?.ok ? result.data : isDrawn ? drawn.preparation : null;
  const title = words.title((preparation?.letters.length ?? 1) > 1);
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <meta name="robots" content="noindex" />
      {preparation ? (
        <Letters
          link={link}
          title={title}
          preparation={preparation}
          onStored={(data) => setResult({ ok: true, status: 200, data })}
        />
      ) : (
        <FormCard heading={<h1>{title}</h1>}>
          <Unread result={result} drawn={drawn} onRetry={() => setTries(tries + 1)} />
        </FormCard>
      )}
    </>
  );
}

interface UnreadProps {
  readonly result: ApiResult<PreparationBody> | null;
  readonly drawn: DrawnPreparation | null;
  readonly onRetry: () => void;
}

/** The page before its letters have come, or without them. */
function Unread({ result, drawn, onRetry }: UnreadProps) {
  const words = useWords('buyer');
  const { errors } = useWords('common');
  const failure = result?.ok === false ? result : null;
  const message = failure
    ? (explanationOf(failure) ?? adviceFor(failure, errors) ?? words.notLoaded)
    : (drawn?.message ?? null);
  if (message === null)
    return (
      <p role="status" className={styles.waiting}>
        {words.loading}
      </p>
    );
  return (
    <Stack gap={4} align="start" className={styles.waiting}>
      <p role="alert">{typeset(message)}</p>
      {failure && failure.status !== 403 && failure.status !== 404 && (
        <Button onClick={onRetry}>{words.retry}</Button>
      )}
    </Stack>
  );
}

interface LettersProps {
  readonly link: string;
  readonly title: string;
  readonly preparation: PreparationBody;
  readonly onStored: (preparation: PreparationBody) => void;
}

/** One letter at a time, and the way to the others. */
function Letters({ title, preparation, ...rest }: LettersProps) {
  const words = useWords('buyer');
  const [params] = useSearchParams();
  const { letters, number, today } = preparation;
  const shown = letters.find(({ copy }) => String(copy) === params.get('pli')) ?? letters[0];
  if (!shown) return null;
  const head = (
    <>
      <p className={styles.number}>
        <b className="typed">{typeset(words.order(number))}</b>
      </p>
      {letters.length > 1 && <OtherLetters letters={letters} shown={shown} />}
    </>
  );
  return <LetterDesk key={shown.copy} letter={shown} title={title} head={head} today={today} {...rest} />;
}

interface OtherLettersProps {
  readonly letters: readonly PreparedLetterBody[];
  readonly shown: PreparedLetterBody;
}

function OtherLetters({ letters, shown }: OtherLettersProps) {
  const words = useWords('buyer');
  return (
    <nav aria-label={words.letters}>
      <ul className={styles.letters}>
        {letters.map((letter) => (
          <li key={letter.copy}>
            <Link to={`?pli=${letter.copy}`} aria-current={letter === shown ? 'page' : undefined}>
              {typeset(words.letter(letter.copy, letter.city.name))}
            </Link>
            {` (${words.short[letter.standing ?? 'closed']})`}
          </li>
        ))}
      </ul>
    </nav>
  );
}
