import '../../styles/form-line.css';
import { useParams } from 'react-router-dom';
import { fetchBoughtLetters, askForKeptData, eraseKeptData } from '../../api/site-calls.ts';
import { type ApiResult, apiAddress } from '../../api/client.ts';
import { Button } from '../../components/actions/Button.tsx';
import { useSubmission } from '../../components/forms/use-submission.ts';
import { Stack } from '../../components/layout/layout.tsx';
import { FormCard } from '../../components/papers/FormCard.tsx';
import { PageTitle } from '../../components/screen/PageTitle.tsx';
import { typeset } from '../../components/text/typography.tsx';
import { adviceFor, explanationOf } from '../../state/game/outcome.ts';
import type { ApiSchemas } from '../../../schemas/api/openapi.generated.ts';
import styles from './BoughtLetters.module.css';
import { explanationFor, stagesOf, titleOf, type BoughtLetterBody } from './bought-words.ts';
import { useRead } from '../../components/use-read.ts';
import { useWords } from '../../words/use-words.ts';

/** The button by which a buyer asks for a link to what is kept of them. */
function KeptDataRequest({ link }: { readonly link: string }) {
  const words = useWords('site').kept;
  const { outcome: result, submit } = useSubmission(() => askForKeptData(link));
  return (
    <Stack as="section" gap={3} align="start" aria-label={words.title}>
      <p>{result?.ok ? <b role="status">{words.mailed}</b> : words.about}</p>
      <Failure result={result} />
      {!result?.ok && <Button onClick={() => void submit()}>{words.ask}</Button>}
    </Stack>
  );
}

/** What is kept of a buyer without an account: to download, and to erase. */
function KeptDataPage({ link }: { readonly link: string }) {
  const words = useWords('site').kept;
  const { outcome: result, submit } = useSubmission(() => eraseKeptData(link));
  const erased = result?.ok ? result.data : null;
  const erase = () => {
    if (window.confirm(words.confirm)) void submit();
  };
  return (
    <FormCard heading={<h1>{words.title}</h1>} lead={words.lead}>
      <PageTitle>{words.title}</PageTitle>
      <meta name="robots" content="noindex" />
      <Stack gap={4} align="start">
        <Failure result={result} />
        {erased ? (
          <>
            <p role="status">{words.erased(erased.erased)}</p>
            {erased.leaving.length > 0 && <p>{words.leaving(erased.leaving)}</p>}
            <p>{words.keptByLaw}</p>
            <ul>
              {erased.keptByLaw.map(({ what, until }) => (
                <li key={what}>{typeset(words.until(what, until))}</li>
              ))}
            </ul>
          </>
        ) : (
          <>
            <a className="button" href={apiAddress(`post/${encodeURIComponent(link)}/data`)}>
              {words.download}
            </a>
            <Button onClick={erase}>{words.erase}</Button>
          </>
        )}
      </Stack>
    </FormCard>
  );
}

function Failure({ result }: { readonly result: ApiResult<unknown> | null }) {
  const { errors } = useWords('common');
  if (!result || result.ok) return null;
  return <p role="alert">{typeset(explanationOf(result) ?? adviceFor(result, errors) ?? errors.failed)}</p>;
}

/** The way of one letter, stage by stage. `isTitled`: it says its state itself. */
function BoughtLetter({
  letter,
  isTitled,
}: {
  readonly letter: BoughtLetterBody;
  readonly isTitled: boolean;
}) {
  const words = useWords('site').bought;
  const { number, city, isSheet, trackingNumber, news, newsAt, postOn } = letter;
  const explanation = explanationFor(letter, words);
  return (
    <Stack
      as="section"
      gap={4}
      className={styles.letter}
      aria-label={isSheet ? words.sheet.name(number) : words.letter(number)}
    >
      {isTitled && <h2>{titleOf(letter, words)}</h2>}
      <dl className={styles.facts}>
        {number && <Fact label={words.order}>{number}</Fact>}
        {city !== '' && <Fact label={words.city}>{city}</Fact>}
        {postOn && <Fact label={words.postOn}>{words.day(new Date(`${postOn}T12:00:00Z`))}</Fact>}
        {trackingNumber && <Fact label={words.tracking}>{trackingNumber}</Fact>}
      </dl>
      {explanation && <p>{explanation}</p>}
      {news && newsAt && letter.state === 'posted' && (
        <p className={styles.news}>
          {typeset(news)} <time dateTime={newsAt}>({words.day(new Date(newsAt))})</time>
        </p>
      )}
      <ol className={styles.stages}>
        {stagesOf(letter, words).map(({ name, at, isReached }) => (
          <li key={name} className={isReached ? styles.reached : styles.awaited}>
            <span>{name}</span>
            {at ? (
              <time dateTime={at}>{words.day(new Date(at))}</time>
            ) : (
              <span>{isReached ? words.done : words.toCome}</span>
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
      <dt>{label}</dt>
      <dd className="typed">{typeset(children)}</dd>
    </div>
  );
}

type Letters = ApiSchemas['BoughtLetters'];

/** A page of a buyer, opened by the link of a mail; capital letters lead to what is kept of them. */
export function BoughtLettersPage() {
  const { link = '' } = useParams();
  return /^[OS]\d/.test(link) ? <KeptDataPage link={link} /> : <FollowedLetters link={link} />;
}

function FollowedLetters({ link }: { readonly link: string }) {
  const { value, readAgain } = useRead(link, () => fetchBoughtLetters(link));
  return <WayOfLetters link={link} result={value} onRetry={readAgain} />;
}

interface WayProps {
  readonly link: string;
  /** Null until it has come. */
  readonly result: ApiResult<Letters> | null;
  readonly onRetry: () => void;
}

/** The way of a buyer’s letters. */
export function WayOfLetters({ link, result, onRetry }: WayProps) {
  const words = useWords('site').bought;
  const { errors } = useWords('common');
  const letters = result?.ok ? result.data.letters : [];
  const [only] = letters;
  const title = !only ? words.titleUnknown : letters.length > 1 ? words.titleSeveral : titleOf(only, words);
  return (
    <FormCard heading={<h1>{title}</h1>} lead={only && words.private}>
      <PageTitle>{title}</PageTitle>
      <meta name="robots" content="noindex" />
      {result === null && (
        <p role="status" className={styles.waiting}>
          {words.loading}
        </p>
      )}
      {result?.ok === false && (
        <Stack gap={4} align="start" className={styles.failure}>
          <p role="alert">{typeset(explanationOf(result) ?? adviceFor(result, errors) ?? words.notLoaded)}</p>
          {result.status !== 403 && result.status !== 404 && <Button onClick={onRetry}>{words.retry}</Button>}
        </Stack>
      )}
      {letters.map((letter, index) => (
        <BoughtLetter key={letter.number ?? index} letter={letter} isTitled={letters.length > 1} />
      ))}
      {only && <KeptDataRequest link={link} />}
    </FormCard>
  );
}
