import { useState } from 'react';
import { isEmail } from '../../account/email.ts';
import { unsubscribeAddress } from '../../api/site-calls.ts';
import { Button, ButtonLink, SendButton } from '../../components/actions/Button.tsx';
import { FormCard, formFields, formAlternative } from '../../components/papers/FormCard.tsx';
import { EmailField } from '../../components/forms/EmailField.tsx';
import { fieldText, focusField, submitting } from '../../components/forms/form-data.ts';
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
import type { Catalogue } from '../../words/catalogues.ts';

const ACCEPTED = 202;

type Words = Catalogue<'site'>['unsubscription'];

/** Only 202 means success. */
function unsubscribeOutcome(result: ApiResult<unknown>, words: Words, errors: ErrorWords): FormOutcome {
  if (result.status === ACCEPTED && result.ok) return done(words.done, words.stamp);
  if (result.ok) return refusedForm(errors.failed);
  return result.error === 'INVALID_EMAIL'
    ? refusedForm(words.invalidEmail, explanationOf(result))
    : failedWith(result, errors);
}

export function UnsubscribePage() {
  const words = useWords('site').unsubscription;
  const { back, errors } = useWords('common');
  const { pending, outcome, submit, clear } = useSubmission(async (email: string) =>
    unsubscribeOutcome(await unsubscribeAddress(email), words, errors),
  );
  const [wrong, setWrong] = useState(false);
  const onSubmit = submitting((form) => {
    const email = fieldText(form, 'email').trim();
    setWrong(!isEmail(email));
    if (isEmail(email)) void submit(email);
    else focusField(form, 'email');
  });
  return (
    <FormCard heading={<TypedTitle>{words.heading}</TypedTitle>} lead={words.lead}>
      <PageTitle>{words.title}</PageTitle>
      <form className={formFields} method="post" onSubmit={onSubmit} noValidate>
        <EmailField placeholder={words.placeholder} error={wrong ? words.invalidEmail : null} />
        <SendButton type="submit" primary pending={pending}>
          {words.submit}
        </SendButton>
      </form>
      <div className={formAlternative}>
        <ButtonLink data-back to="/">
          {back}
        </ButtonLink>
      </div>
      {outcome && <Result outcome={outcome} onClose={clear} />}
    </FormCard>
  );
}

function Result({ outcome, onClose }: { readonly outcome: FormOutcome; readonly onClose: () => void }) {
  const { doneText } = useWords('site').unsubscription;
  const { close } = useWords('common');
  const text = outcome.ok ? doneText : outcome.advice;
  return (
    <Modal title={outcome.text} surface="buff" closable={false} onClose={onClose}>
      {outcome.stamp && (
        <p className={styles.stamp}>
          <RubberStamp struck silent>
            {outcome.stamp}
          </RubberStamp>
        </p>
      )}
      {text && <p>{typeset(text)}</p>}
      <Button primary onClick={onClose}>
        {close}
      </Button>
    </Modal>
  );
}
