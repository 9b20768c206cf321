import { Navigate, useSearchParams } from 'react-router-dom';
import { proveEmail } from '../../api/account-calls.ts';
import type { ApiResult } from '../../api/client.ts';
import { ButtonLink, SendButton } from '../../components/actions/Button.tsx';
import { OutcomeNote } from '../../components/forms/OutcomeNote.tsx';
import { Stack } from '../../components/layout/layout.tsx';
import { Screen } from '../../components/screen/Screen.tsx';
import { useSubmission } from '../../components/forms/use-submission.ts';
import { done, failedWith, refusedForm, type FormOutcome } from '../../state/game/outcome.ts';
import { useClientState } from '../../state/store.ts';
import room from '../Room.module.css';
import { EmailProof, showProved } from './EmailProof.tsx';
import type { ErrorWords } from '../../state/words.ts';
import { useWords } from '../../words/use-words.ts';
import type { Catalogue } from '../../words/catalogues.ts';

interface Words {
  readonly emailProof: Catalogue<'beside'>['settings']['emailProof'];
  readonly reset: Catalogue<'account'>['reset'];
}

function outcomeOf(
  result: ApiResult<unknown>,
  { emailProof: words, reset }: Words,
  errors: ErrorWords,
): FormOutcome {
  if (result.ok) return done(words.confirmed, words.confirmedStamp);
  if (result.error === 'TOKEN_EXPIRED') return refusedForm(reset.expired, words.expiredAdvice);
  return result.status === 403
    ? refusedForm(words.notYours, words.notYoursAdvice)
    : failedWith(result, errors);
}

interface Link {
  readonly id: string;
  readonly token: string;
}

async function prove(link: Link, words: Words, errors: ErrorWords): Promise<FormOutcome> {
  const result = await proveEmail(link);
  if (result.ok) await showProved();
  return outcomeOf(result, words, errors);
}

/**
 * Target of the link in the mail. Confirming requires a login, which shows that the mail belongs to the
 * account's owner.
 */
export function EmailProofPage() {
  const { emailProof: words } = useWords('beside').settings;
  const { reset } = useWords('account');
  const { errors } = useWords('common');
  const [params] = useSearchParams();
  const { email, emailWaits } = useClientState((state) => state.auth);
  const { pending, outcome, submit } = useSubmission((link: Link) =>
    prove(link, { emailProof: words, reset }, errors),
  );
  const [id, token] = [params.get('id'), params.get('token')];
  // A guest of a party has no address to confirm.
  if (email === null) return <Navigate to="/home" replace />;
  return (
    <Screen title={words.pageTitle} back="/home/settings" className={room.reading}>
      {emailWaits && id && token && !outcome && (
        <Stack gap={3}>
          <p>{words.question(<b className="typed">{email}</b>)}</p>
          <SendButton primary onClick={() => void submit({ id, token })} pending={pending}>
            {words.confirm}
          </SendButton>
        </Stack>
      )}
      {outcome && <OutcomeNote outcome={outcome} />}
      {emailWaits && (outcome !== null || !id || !token) && <EmailProof />}
      {!emailWaits && !outcome && <p>{words.confirmedBefore}</p>}
      {!emailWaits && (
        <ButtonLink primary to="/home">
          {words.toMail}
        </ButtonLink>
      )}
    </Screen>
  );
}
