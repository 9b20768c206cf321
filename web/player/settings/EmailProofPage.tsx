import { Navigate, useSearchParams } from 'react-router-dom';
import { proveEmail } from '../../api/account-calls.ts';
import type { ApiResult } from '../../api/client.ts';
import { Button, ButtonLink } from '../../components/actions/Button.tsx';
import { OutcomeNote } from '../../components/forms/OutcomeNote.tsx';
import { Stack } from '../../components/layout/layout.tsx';
import { Screen } from '../../components/screen/Screen.tsx';
import { typeset } from '../../components/text/typography.tsx';
import { useSubmission } from '../../components/forms/use-submission.ts';
import { done, failedWith, refusedForm, type FormOutcome } from '../../state/game/outcome.ts';
import { useClientState } from '../../state/store.ts';
import room from '../Room.module.css';
import { EmailProof, showProved } from './EmailProof.tsx';
import type { ErrorWords } from '../../state/words.ts';
import { useWords } from '../../words/use-words.ts';

const OTHER =
  'Il a déjà servi, un plus récent l’a remplacé, ou il est parti à une autre adresse que la vôtre.';

function outcomeOf(result: ApiResult<unknown>, errors: ErrorWords): FormOutcome {
  if (result.ok) return done('Adresse confirmée', 'Confirmée');
  if (result.error === 'TOKEN_EXPIRED')
    return refusedForm('Le lien utilisé a expiré', 'Il valait trois jours.');
  return result.status === 403
    ? refusedForm('Ce lien ne vaut pas pour votre compte', OTHER)
    : failedWith(result, errors);
}

interface Link {
  readonly id: string;
  readonly token: string;
}

async function prove(link: Link, errors: ErrorWords): Promise<FormOutcome> {
  const result = await proveEmail(link);
  if (result.ok) await showProved();
  return outcomeOf(result, errors);
}

/**
 * Target of the link in the mail. Confirming requires a login, which shows that the mail belongs to the
 * account's owner.
 */
export function EmailProofPage() {
  const { errors } = useWords('common');
  const [params] = useSearchParams();
  const { email, emailWaits } = useClientState((state) => state.auth);
  const { pending, outcome, submit } = useSubmission((link: Link) => prove(link, errors));
  const [id, token] = [params.get('id'), params.get('token')];
  // A guest of a party has no address to confirm.
  if (email === null) return <Navigate to="/home" replace />;
  return (
    <Screen title="Votre adresse" back="/home/settings" className={room.reading}>
      {emailWaits && id && token && !outcome && (
        <Stack gap={3}>
          <p>
            {typeset('Ce compte porte l’adresse ')}
            <b className="typed">{email}</b>
            {typeset('. Confirmez qu’elle est la vôtre : les lettres commandées avec elle se montreront.')}
          </p>
          <Button primary aria-busy={pending || undefined} onClick={() => void submit({ id, token })}>
            {pending ? 'Un instant…' : 'Confirmer mon adresse'}
          </Button>
        </Stack>
      )}
      {outcome && <OutcomeNote outcome={outcome} />}
      {emailWaits && (outcome !== null || !id || !token) && <EmailProof />}
      {!emailWaits && !outcome && <p>{typeset('Votre adresse est confirmée : rien ne l’attend plus.')}</p>}
      {!emailWaits && (
        <ButtonLink primary to="/home">
          Voir mon courrier
        </ButtonLink>
      )}
    </Screen>
  );
}
