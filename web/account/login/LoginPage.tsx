import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Link } from '../../components/actions/Link.tsx';
import { ButtonLink } from '../../components/actions/Button.tsx';
import { Navigate, useNavigate } from '../../components/actions/navigation.ts';
import { FormCard, formAlternative } from '../../components/papers/FormCard.tsx';
import { PageTitle } from '../../components/screen/PageTitle.tsx';
import { RubberStamp } from '../../components/papers/RubberStamp.tsx';
import { ScreenTitle } from '../../components/screen/ScreenTitle.tsx';
import { useClientOnly } from '../../components/screen/use-screen.ts';
import { mount } from '../../api/mount.ts';
import { LostLetter } from './LostLetter.tsx';
import { BrowserAdvice, browserTrouble, type BrowserTrouble } from '../browser/BrowserAdvice.tsx';
import { CounterForm } from './CounterForm.tsx';
import { wordsFor } from '../../state/words.ts';
import { storedOrigin, loginAddress, useOrigin } from '../browser/origin.ts';
import { useLogin } from './use-login.ts';
import { useClientState } from '../../state/store.ts';
import styles from './LoginPage.module.css';
import { useAddress, useWords } from '../../words/use-words.ts';

const ENDED = 'NOT_CONNECTED';

/** Displays the stored code of a letter scanned before the login. */
function WaitingLetter() {
  const words = useWords('account').login;
  const code = useClientState((state) => state.activationCode);
  if (!code) return null;
  return <p className={styles.waiting}>{words.letterWaits(<b className="typed">{code}</b>)}</p>;
}

/** Explains that the session has ended; it stays during failed logins. */
function EndedSession() {
  const words = useWords('account').login;
  const { errors } = useWords('common');
  const isEnded = useClientState((state) => state.auth.error === ENDED);
  const hasStoredAnswer = useClientState((state) => state.waiting.length > 0);
  const [isShown, setShown] = useState(false);
  if (isEnded && !isShown) setShown(true);
  if (!isEnded && !isShown) return null;
  return (
    <div role="status" className={styles.waiting}>
      <p>
        <b>{words.sessionEnded(wordsFor(ENDED, errors))}</b>
      </p>
      {hasStoredAnswer && <p>{words.answerStored}</p>}
    </div>
  );
}

/** Trouble detected from the browser, or during a login. */
function useBrowserTrouble(): BrowserTrouble | null {
  const lostCookie = useClientState((state) => state.auth.error === 'ERROR_COOKIES');
  const detected = useClientOnly(() => browserTrouble(navigator));
  return lostCookie ? 'cookies' : detected;
}

/** Login and registration: one form, two modes. */
export function LoginPage() {
  const words = useWords('account').login;
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const registering = params.has('register');
  const from = useOrigin(params);
  const loginPage = useAddress('/login');
  const [created, setCreated] = useState(false);
  const title = registering ? words.titleNew : words.title;
  const login = useLogin(registering, () => {
    setCreated(true);
    void navigate(loginAddress({ from }), { replace: true });
  });
  const stored = useClientOnly(storedOrigin);
  const trouble = useBrowserTrouble();
  const lost = from === null ? stored : null;
  if (lost) return <Navigate to={loginAddress({ from: lost, register: registering })} replace />;
  return (
    <FormCard
      heading={<ScreenTitle key={title}>{title}</ScreenTitle>}
      lead={registering ? words.leadNew : words.lead}
      aside={!registering && <RegisteredLabel />}
    >
      <PageTitle>{title}</PageTitle>
      {!registering && <EndedSession />}
      <WaitingLetter />
      {trouble && (
        <BrowserAdvice trouble={trouble} link={window.location.origin + mount + (from ?? loginPage)} />
      )}
      <p role="status" className={styles.created}>
        {created && !registering ? words.created : null}
        {created && !registering && (
          <RubberStamp struck silent>
            {words.createdStamp}
          </RubberStamp>
        )}
      </p>
      <CounterForm
        registering={registering}
        problem={login.problem}
        needsOtp={login.needsOtp}
        isRemembered={created}
        submit={login.submit}
      />
      {!registering && (
        <p className={styles.forgotten}>
          <Link to="/password/reset">{words.forgotten}</Link>
        </p>
      )}
      <div className={formAlternative}>
        <p>{registering ? words.hasAccount : words.hasNone}</p>
        <ButtonLink
          to={loginAddress({ from, register: !registering })}
          replace
          onClick={() => {
            setCreated(false);
            login.clear();
          }}
        >
          {registering ? words.logIn : words.register}
        </ButtonLink>
        <p className={styles.forgotten}>
          <Link to="/r">{words.join}</Link>
        </p>
        <LostLetter />
      </div>
    </FormCard>
  );
}

function RegisteredLabel() {
  const [kind, number] = useWords('account').login.registeredLetter;
  return (
    <div className={styles.registered} aria-hidden="true">
      <b>R</b>
      <span>
        {kind}
        <br />
        {number}
      </span>
    </div>
  );
}
