import { useState } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { Link } from '../../components/actions/Link.tsx';
import { ButtonLink } from '../../components/actions/Button.tsx';
import { FormCard, formAlternative } from '../../components/papers/FormCard.tsx';
import { PageTitle } from '../../components/screen/PageTitle.tsx';
import { RubberStamp } from '../../components/papers/RubberStamp.tsx';
import { typeset } from '../../components/text/typography.tsx';
import { useScreenFocus } from '../../components/screen/use-screen.ts';
import { mount } from '../../api/mount.ts';
import { LostLetter } from './LostLetter.tsx';
import { BrowserAdvice } from '../browser/BrowserAdvice.tsx';
import { CounterForm } from './CounterForm.tsx';
import { wordsFor } from '../../state/words.ts';
import { storedOrigin, loginAddress, useOrigin } from '../browser/origin.ts';
import { useLogin } from './use-login.ts';
import { useClientOnly } from '../use-client-only.ts';
import { useClientState } from '../../state/store.ts';
import { browserTrouble, type BrowserTrouble } from '../browser/browser-trouble.ts';
import styles from './LoginPage.module.css';
import { useWords } from '../../words/use-words.ts';

const ENDED = 'NOT_CONNECTED';
const ANSWER_STORED =
  'Votre réponse est gardée sur cet appareil : elle partira d’elle-même une fois que vous serez connecté.';

/** Displays the stored code of a letter scanned before the login. */
function WaitingLetter() {
  const code = useClientState((state) => state.activationCode);
  if (!code) return null;
  return (
    <p className={styles.waiting}>
      {typeset('Votre lettre vous attend : ')}
      <b className="typed">{code}</b>
    </p>
  );
}

/** Explains that the session has ended; it stays during failed logins. */
function EndedSession() {
  const { errors } = useWords('common');
  const isEnded = useClientState((state) => state.auth.error === ENDED);
  const hasStoredAnswer = useClientState((state) => state.waiting.length > 0);
  const [isShown, setShown] = useState(false);
  if (isEnded && !isShown) setShown(true);
  if (!isEnded && !isShown) return null;
  return (
    <div role="status" className={styles.waiting}>
      <p>
        <b>{typeset(`${wordsFor(ENDED, errors)}.`)}</b>
      </p>
      {hasStoredAnswer && <p>{typeset(ANSWER_STORED)}</p>}
    </div>
  );
}

/** Trouble detected from the browser, or during a login. */
function useBrowserTrouble(): BrowserTrouble | null {
  const lostCookie = useClientState((state) => state.auth.error === 'ERROR_COOKIES');
  const detected = useClientOnly(() => browserTrouble(navigator));
  return lostCookie ? 'cookies' : detected;
}

const CREATED = 'Le compte a été créé';
const WELCOME = 'Présentez-vous au guichet. On a quelque chose pour vous.';
const WELCOME_NEW = 'Une adresse, un mot de passe : votre courrier vous suivra.';

/** Login and registration: one form, two modes. */
export function LoginPage() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const registering = params.has('register');
  const from = useOrigin(params);
  const [created, setCreated] = useState(false);
  const title = registering ? 'Inscription' : 'Connexion';
  const heading = useScreenFocus(title);
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
      heading={
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
      }
      lead={registering ? WELCOME_NEW : WELCOME}
      aside={!registering && <RegisteredLabel />}
    >
      <PageTitle>{title}</PageTitle>
      {!registering && <EndedSession />}
      <WaitingLetter />
      {trouble && (
        <BrowserAdvice trouble={trouble} link={window.location.origin + mount + (from ?? '/login')} />
      )}
      <p role="status" className={styles.created}>
        {created && !registering ? typeset(CREATED) : null}
        {created && !registering && (
          <RubberStamp struck silent>
            Inscrit
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
          <Link to="/password/reset">{typeset('Mot de passe oublié ?')}</Link>
        </p>
      )}
      <div className={formAlternative}>
        <p>{typeset(registering ? 'Déjà inscrit ?' : 'Première lettre ?')}</p>
        <ButtonLink
          to={loginAddress({ from, register: !registering })}
          replace
          onClick={() => {
            setCreated(false);
            login.clear();
          }}
        >
          {registering ? 'Se connecter' : 'Créer un compte'}
        </ButtonLink>
        <p className={styles.forgotten}>
          <Link to="/r">{typeset('On vous a invité ? Rejoindre une partie')}</Link>
        </p>
        <LostLetter />
      </div>
    </FormCard>
  );
}

const RegisteredLabel = () => (
  <div className={styles.registered} aria-hidden="true">
    <b>R</b>
    <span>
      PLI
      <br />
      N° 0417
    </span>
  </div>
);
