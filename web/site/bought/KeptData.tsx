import { useState } from 'react';
import { askForKeptData, eraseKeptData } from '../../api/site-calls.ts';
import { Button } from '../../components/actions/Button.tsx';
import { Stack } from '../../components/layout/layout.tsx';
import { FormCard } from '../../components/papers/FormCard.tsx';
import { PageTitle } from '../../components/screen/PageTitle.tsx';
import { typeset } from '../../components/text/typography.tsx';
import { adviceFor, explanationOf } from '../../state/game/outcome.ts';
import { apiAddress, type ApiResult } from '../../api/client.ts';
import { useWords } from '../../words/use-words.ts';

/** The button by which a buyer asks for a link to what is kept of them. */
export function KeptDataRequest({ link }: { readonly link: string }) {
  const words = useWords('site').kept;
  const { result, send } = useOneCall(() => askForKeptData(link));
  return (
    <Stack as="section" gap={3} align="start" aria-label={words.title}>
      <p>{result?.ok ? <b role="status">{words.mailed}</b> : words.about}</p>
      <Failure result={result} />
      {!result?.ok && <Button onClick={send}>{words.ask}</Button>}
    </Stack>
  );
}

/** What is kept of a buyer without an account: to download, and to erase. */
export function KeptDataPage({ link }: { readonly link: string }) {
  const words = useWords('site').kept;
  const { result, send } = useOneCall(() => eraseKeptData(link));
  const erased = result?.ok ? result.data : null;
  const erase = () => {
    if (window.confirm(words.confirm)) send();
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

/** A call that is not repeated while it runs. */
function useOneCall<Data>(call: () => Promise<ApiResult<Data>>) {
  const [result, setResult] = useState<ApiResult<Data> | null>(null);
  const [isRunning, setIsRunning] = useState(false);
  const send = () => {
    if (isRunning) return;
    setIsRunning(true);
    void call().then((answered) => {
      setResult(answered);
      setIsRunning(false);
    });
  };
  return { result, send };
}
