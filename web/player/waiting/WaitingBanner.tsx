import { useState } from 'react';
import { Button } from '../../components/actions/Button.tsx';
import { typeset } from '../../components/text/typography.tsx';
import { solverOf, staleMessage, type SentAnswer } from '../../state/game/answers.ts';
import { wordsFor, type ErrorWords } from '../../state/words.ts';
import type { Catalogue } from '../../words/catalogues.ts';
import { useWaitingAnswers } from './use-waiting-answers.ts';
import { Banner } from './Banner.tsx';
import { useWords } from '../../words/use-words.ts';

/** Says what became of an answer that was sent automatically. */
export function outcomeText(
  { answer, result }: SentAnswer,
  words: Catalogue<'game'>['waiting'],
  errors: ErrorWords,
): string {
  if (result.ok)
    return answer.decision === undefined ? words.right(answer.code) : words.decided(answer.decision);
  if (result.status === 409 && solverOf(result)) return staleMessage(result, errors);
  if (result.status === 409) return `${staleMessage(result, errors)} ${errors.notJudged}`;
  return result.status === 429
    ? words.tooMany(errors.tooManyTries(result.seconds))
    : words.refused(answer.code, wordsFor(result.error, errors));
}

/** Shown while an answer waits for the network, then once with its result. */
export function WaitingBanner() {
  const { shared, waiting: words } = useWords('game');
  const { errors } = useWords('common');
  const { count, errorCode, outcome, send, confirm } = useWaitingAnswers();
  const [isSending, setSending] = useState(false);
  const sendNow = async () => {
    setSending(true);
    await send();
    setSending(false);
  };
  if (count === 0 && !outcome) return null;
  return (
    <Banner>
      <p>{outcome ? typeset(outcomeText(outcome, words, errors)) : words.kept(errorCode, count)}</p>
      {outcome ? (
        <Button onClick={confirm}>{outcome.result.ok ? shared.goOn : words.read}</Button>
      ) : (
        <Button held={isSending} onClick={() => void sendNow()}>
          {isSending ? shared.sending : words.send}
        </Button>
      )}
    </Banner>
  );
}
