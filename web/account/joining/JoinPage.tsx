import { useNavigate, useParams } from 'react-router-dom';
import { Button, ButtonLink } from '../../components/actions/Button.tsx';
import { useSubmission } from '../../components/forms/use-submission.ts';
import { FormCard, formAlternative, formFields } from '../../components/papers/FormCard.tsx';
import { PageTitle } from '../../components/screen/PageTitle.tsx';
import { useScreenFocus } from '../../components/screen/use-screen.ts';
import { typeset } from '../../components/text/typography.tsx';
import { isGuestSession } from '../../state/client-state.ts';
import { CODE_LENGTH, normalizeCode } from '../../state/session/activation-code.ts';
import { logOut } from '../../state/session/login.ts';
import { useClientState } from '../../state/store.ts';
import { JoinForm } from './JoinForm.tsx';
import { EndedParty } from './EndedParty.tsx';

const JOINING = 'Vous rejoignez une partie';
const TYPING = 'Rejoindre une partie';
const LEAD = 'Quelqu’un tient une lettre et vous fait venir : un prénom suffit, sans compte ni adresse.';

/** Where an invitation leads. Opening it uses nothing up: only the form does. */
export function JoinPage() {
  const invited = normalizeCode(useParams().code ?? '');
  const code = invited.length === CODE_LENGTH ? invited : null;
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
