import { useState, type SubmitEvent } from 'react';
import { isEmail } from '../../account/email.ts';
import { unsubscribeAddress } from '../../api/site-calls.ts';
import { Button, ButtonLink } from '../../components/actions/Button.tsx';
import { CounterSlip, slipForm, slipOther } from '../../components/papers/CounterSlip.tsx';
import { EmailField } from '../../components/forms/EmailField.tsx';
import { fieldText, focusField } from '../../components/forms/form-data.ts';
import { Modal } from '../../components/overlays/Modal.tsx';
import { PageTitle } from '../../components/screen/PageTitle.tsx';
import { RubberStamp } from '../../components/papers/RubberStamp.tsx';
import { TypedTitle } from '../../components/text/TypedTitle.tsx';
import { t } from '../../components/text/typography.tsx';
import { useSubmission } from '../../components/forms/use-submission.ts';
import type { FormOutcome } from '../../state/game/outcome.ts';
import styles from './UnsubscribePage.module.css';
import { ADDRESS_INVALID, unsubscribeOutcome } from './unsubscribe-outcome.ts';

const leave = async (email: string) => unsubscribeOutcome(await unsubscribeAddress(email));

/** Unsubscribes an address from the newsletter; the result is a dialog. */
export function UnsubscribePage() {
  const { pending, outcome, submit, clear } = useSubmission(leave);
  const [wrong, setWrong] = useState(false);
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = fieldText(event.currentTarget, 'email').trim();
    setWrong(!isEmail(email));
    if (isEmail(email)) void submit(email);
    else focusField(event.currentTarget, 'email');
  };
  return (
    <CounterSlip
      heading={<TypedTitle>Ne plus recevoir nos lettres</TypedTitle>}
      lead="Celles d’information : vos enquêtes, elles, continuent."
    >
      <PageTitle>Désinscription</PageTitle>
      <form className={slipForm} method="post" onSubmit={onSubmit} noValidate>
        <EmailField placeholder="Entrez votre email" error={wrong ? ADDRESS_INVALID : null} />
        <Button type="submit" primary aria-busy={pending || undefined}>
          {pending ? 'Un instant…' : 'Désinscription'}
        </Button>
      </form>
      <div className={slipOther}>
        <ButtonLink to="/">Retour</ButtonLink>
      </div>
      {outcome && <Result outcome={outcome} onClose={clear} />}
    </CounterSlip>
  );
}

function Result({ outcome, onClose }: { readonly outcome: FormOutcome; readonly onClose: () => void }) {
  const words = outcome.ok ? 'Plus aucune lettre d’information ne partira vers cette adresse.' : outcome.advice;
  return (
    <Modal title={outcome.text} stock="buff" closable={false} onClose={onClose}>
      {outcome.stamp && (
        <p className={styles.stamp}>
          <RubberStamp struck silent>
            {outcome.stamp}
          </RubberStamp>
        </p>
      )}
      {words && <p>{t(words)}</p>}
      <Button primary onClick={onClose}>
        Fermer
      </Button>
    </Modal>
  );
}
