import { useNavigate, useParams } from 'react-router-dom';
import { Button, ButtonLink, SendButton } from '../../components/actions/Button.tsx';
import { useSubmission } from '../../components/forms/use-submission.ts';
import { FormCard, formAlternative, formFields } from '../../components/papers/FormCard.tsx';
import { PageTitle } from '../../components/screen/PageTitle.tsx';
import { ScreenTitle } from '../../components/screen/ScreenTitle.tsx';
import { isGuestSession } from '../../state/client-state.ts';
import { readInvitation } from '../../state/session/activation-code.ts';
import { logOut } from '../../state/session/login.ts';
import { useClientState } from '../../state/store.ts';
import { JoinForm } from './JoinForm.tsx';
import { useState } from 'react';
import { PARTY_ENDED } from '../../state/session/session-lost.ts';
import styles from '../login/LoginPage.module.css';
import { useWords } from '../../words/use-words.ts';

/** Tells a guest who was let go, or whose party is over. It stays during failed tries. */
function EndedParty() {
  const words = useWords('account').joining.ended;
  const isEnded = useClientState((state) => state.auth.error === PARTY_ENDED);
  const [isShown, setShown] = useState(isEnded);
  if (isEnded && !isShown) setShown(true);
  if (!isShown) return null;
  return (
    <div role="status" className={styles.waiting}>
      <p>
        <b>{words.title}</b>
      </p>
      <p>{words.text}</p>
      <p>{words.advice}</p>
    </div>
  );
}

/** Where an invitation leads. Opening it uses nothing up: only the form does. */
export function JoinPage() {
  const words = useWords('account').joining;
  const code = readInvitation(useParams().code ?? '');
  const title = code ? words.titleInvited : words.title;
  const email = useClientState(({ auth }) => auth.email);
  const isGuest = useClientState(isGuestSession);
  return (
    <FormCard heading={<ScreenTitle key={title}>{title}</ScreenTitle>} lead={words.lead}>
      <PageTitle>{title}</PageTitle>
      <EndedParty />
      {email === null ? <JoinForm code={code} /> : <WithAccount email={email} />}
      {isGuest && (
        <div className={formAlternative}>
          <p>{words.isPlaying}</p>
          <ButtonLink to="/home">{words.backToParty}</ButtonLink>
        </div>
      )}
    </FormCard>
  );
}

/** A guest has no account: the telephone of one would not know which letter it plays. */
function WithAccount({ email }: { readonly email: string }) {
  const words = useWords('account').joining;
  const navigate = useNavigate();
  const { pending, submit } = useSubmission(logOut);
  return (
    <div className={formFields}>
      <p>{words.isLoggedIn(<b className="typed">{email}</b>)}</p>
      <SendButton primary onClick={() => void submit()} pending={pending}>
        {words.logOut}
      </SendButton>
      <Button onClick={() => void navigate('/home')}>{words.backToGame}</Button>
    </div>
  );
}
