import { useState, type SubmitEvent } from 'react';
import { isEmail } from '../../account/email.ts';
import { unsubscribeAddress } from '../../api/site-calls.ts';
import { Button, ButtonLink } from '../../components/actions/Button.tsx';
import { FormCard, formFields, formAlternative } from '../../components/papers/FormCard.tsx';
import { EmailField } from '../../components/forms/EmailField.tsx';
import { fieldText, focusField } from '../../components/forms/form-data.ts';
import { Modal } from '../../components/overlays/Modal.tsx';
import { PageTitle } from '../../components/screen/PageTitle.tsx';
import { RubberStamp } from '../../components/papers/RubberStamp.tsx';
import { TypedTitle } from '../../components/text/Typed.tsx';
import { typeset } from '../../components/text/typography.tsx';
import { useSubmission } from '../../components/forms/use-submission.ts';
import { type FormOutcome, done, failedWith, explanationOf, refusedForm } from '../../state/game/outcome.ts';
import type { ErrorWords } from '../../state/words.ts';
import type { ApiResult } from '../../api/client.ts';
import styles from './UnsubscribePage.module.css';
import { useWords } from '../../words/use-words.ts';

const ADDRESS_INVALID = 'Le mail indiqué est invalide';
const ACCEPTED = 202;

/** Only 202 means success. */
function unsubscribeOutcome(result: ApiResult<unknown>, errors: ErrorWords): FormOutcome {
  if (result.status === ACCEPTED && result.ok) return done('Désinscription validée', 'Rayé');
  if (result.ok) return refusedForm(errors.failed);
  return result.error === 'INVALID_EMAIL'
    ? refusedForm(ADDRESS_INVALID, explanationOf(result))
    : failedWith(result, errors);
}

/** Unsubscribes an address from the newsletter; the result is a dialog. */
export function UnsubscribePage() {
  const { errors } = useWords('common');
  const { pending, outcome, submit, clear } = useSubmission(async (email: string) =>
    unsubscribeOutcome(await unsubscribeAddress(email), errors),
  );
  const [wrong, setWrong] = useState(false);
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = fieldText(event.currentTarget, 'email').trim();
    setWrong(!isEmail(email));
    if (isEmail(email)) void submit(email);
    else focusField(event.currentTarget, 'email');
  };
  return (
    <FormCard
      heading={<TypedTitle>Ne plus recevoir nos lettres</TypedTitle>}
      lead="Celles d’information : vos enquêtes, elles, continuent."
    >
      <PageTitle>Désinscription</PageTitle>
      <form className={formFields} method="post" onSubmit={onSubmit} noValidate>
        <EmailField placeholder="Entrez votre email" error={wrong ? ADDRESS_INVALID : null} />
        <Button type="submit" primary aria-busy={pending || undefined}>
          {pending ? 'Un instant…' : 'Désinscription'}
        </Button>
      </form>
      <div className={formAlternative}>
        <ButtonLink to="/">Retour</ButtonLink>
      </div>
      {outcome && <Result outcome={outcome} onClose={clear} />}
    </FormCard>
  );
}

function Result({ outcome, onClose }: { readonly outcome: FormOutcome; readonly onClose: () => void }) {
  const words = outcome.ok
    ? 'Plus aucune lettre d’information ne partira vers cette adresse.'
    : outcome.advice;
  return (
    <Modal title={outcome.text} surface="buff" closable={false} onClose={onClose}>
      {outcome.stamp && (
        <p className={styles.stamp}>
          <RubberStamp struck silent>
            {outcome.stamp}
          </RubberStamp>
        </p>
      )}
      {words && <p>{typeset(words)}</p>}
      <Button primary onClick={onClose}>
        Fermer
      </Button>
    </Modal>
  );
}
