import { useNavigate, useParams } from 'react-router-dom';
import { Button, ButtonLink } from '../../components/actions/Button.tsx';
import { useSubmission } from '../../components/forms/use-submission.ts';
import { FormCard, formAlternative, formFields } from '../../components/papers/FormCard.tsx';
import { PageTitle } from '../../components/screen/PageTitle.tsx';
import { useScreenFocus } from '../../components/screen/use-screen.ts';
import { typeset } from '../../components/text/typography.tsx';
import { isGuestSession } from '../../state/client-state.ts';
import { readInvitation } from '../../state/session/activation-code.ts';
import { logOut } from '../../state/session/login.ts';
import { useClientState } from '../../state/store.ts';
import { JoinForm } from './JoinForm.tsx';
import { useState } from 'react';
import { PARTY_ENDED } from '../../state/session/session-lost.ts';
import styles from '../login/LoginPage.module.css';

/** Tells a guest who was let go, or whose party is over. It stays during failed tries. */
function EndedParty() {
  const isEnded = useClientState((state) => state.auth.error === PARTY_ENDED);
  const [isShown, setShown] = useState(isEnded);
  if (isEnded && !isShown) setShown(true);
  if (!isShown) return null;
  return (
    <div role="status" className={styles.waiting}>
      <p>
        <b>{typeset('Vous n’êtes plus de la partie.')}</b>
      </p>
      <p>
        {typeset(
          'La personne qui tient la lettre y a mis fin, ou l’a reprise. Plus rien n’en reste sur ce téléphone.',
        )}
      </p>
      <p>{typeset('Pour revenir, demandez-lui une nouvelle invitation.')}</p>
    </div>
  );
}

const JOINING = 'Vous rejoignez une partie';
const TYPING = 'Rejoindre une partie';
const LEAD = 'Quelqu’un tient une lettre et vous fait venir : un prénom suffit, sans compte ni adresse.';

/** Where an invitation leads. Opening it uses nothing up: only the form does. */
export function JoinPage() {
  const code = readInvitation(useParams().code ?? '');
  const title = code ? JOINING : TYPING;
  const heading = useScreenFocus(title);
  const email = useClientState(({ auth }) => auth.email);
  const isGuest = useClientState(isGuestSession);
  return (
    <FormCard
      heading={
        <h1 ref={heading} tabIndex={-1}>
          {typeset(title)}
        </h1>
      }
      lead={LEAD}
    >
      <PageTitle>{typeset(title)}</PageTitle>
      <EndedParty />
      {email === null ? <JoinForm code={code} /> : <WithAccount email={email} />}
      {isGuest && (
        <div className={formAlternative}>
          <p>{typeset('Ce téléphone joue déjà une partie : en rejoindre une autre la lui fait quitter.')}</p>
          <ButtonLink to="/home">Revenir à la partie</ButtonLink>
        </div>
      )}
    </FormCard>
  );
}

/** A guest has no account: the telephone of one would not know which letter it plays. */
function WithAccount({ email }: { readonly email: string }) {
  const navigate = useNavigate();
  const { pending, submit } = useSubmission(logOut);
  return (
    <div className={formFields}>
      <p>
        {typeset('Ce téléphone est connecté au compte ')}
        <b className="typed">{email}</b>
        {typeset(
          '. On rejoint une partie sans compte : déconnectez-vous d’abord. Votre propre enquête vous attendra sur votre compte.',
        )}
      </p>
      <Button primary aria-busy={pending || undefined} onClick={() => void submit(undefined)}>
        {pending ? 'Un instant…' : 'Se déconnecter, puis rejoindre'}
      </Button>
      <Button onClick={() => void navigate('/home')}>Revenir à mon enquête</Button>
    </div>
  );
}
