import { useLayoutEffect, useRef, type SubmitEvent } from 'react';
import { Link } from '../../components/actions/Link.tsx';
import { Button } from '../../components/actions/Button.tsx';
import { slipForm } from '../../components/papers/CounterSlip.tsx';
import { EmailField } from '../../components/forms/EmailField.tsx';
import { Field } from '../../components/forms/Field.tsx';
import { fieldText, focusField } from '../../components/forms/form-data.ts';
import { t } from '../../components/text/typography.tsx';
import { oneTimeValue } from '../../state/device/one-time-value.ts';
import { tabStorage } from '../../state/device/storage.ts';
import { useClientState } from '../../state/store.ts';
import styles from './LoginPage.module.css';
import { PASSWORD_MIN_LENGTH, PASSWORD_RULE, type LoginField, type LoginForm } from './login-checks.ts';
import { PasswordField } from '../password/PasswordField.tsx';
import type { ShownProblem, Submitted } from './use-login.ts';
import '../../styles/tick.css';

interface CounterFormProps {
  readonly registering: boolean;
  readonly problem: ShownProblem | null;
  /** A second factor was asked for. */
  readonly asksOtp: boolean;
  /** The password of an account that was just made need not be typed again. */
  readonly isRemembered: boolean;
  readonly submit: (form: LoginForm) => Promise<Submitted>;
}

const REMEMBERED = 'Celui que vous venez de choisir : inutile de le retaper.';
const EMAIL_KEY = 'email';
/** Its « Retour » leads back to the registration. */
const TERMS = '/login/cgu?register=true';

/** A registration that was begun, while the terms of use are read. */
const begunForm = oneTimeValue<LoginForm>();

const readForm = (form: HTMLFormElement): LoginForm => ({
  email: fieldText(form, 'email'),
  password: fieldText(form, 'password'),
  otp: fieldText(form, 'otp'),
  confirmation: fieldText(form, 'confirmation'),
  terms: new FormData(form).has('terms'),
});

/** Fills what is still empty: a browser may have filled a field before. */
function fillIn(form: HTMLFormElement, { terms, ...texts }: Partial<LoginForm>): void {
  for (const [name, text] of Object.entries(texts)) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement && field.value === '') field.value = text;
  }
  const box = form.elements.namedItem('terms');
  if (terms && box instanceof HTMLInputElement) box.checked = true;
}

/** What was typed before reading the terms is there again; the address also after another page or a reload. */
function useKeptForm() {
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    if (form.current) fillIn(form.current, begunForm.take() ?? { email: tabStorage.read(EMAIL_KEY) ?? '' });
  }, []);
  return form;
}

/** The address stays for the login that follows; what is secret goes. */
function emptySecrets(form: HTMLFormElement): void {
  const email = fieldText(form, 'email');
  form.reset();
  fillIn(form, { email });
}

/** The fields of the counter. The browser's own checks are off: the words are ours, and in our order. */
export function CounterForm({ registering, problem, asksOtp, isRemembered, submit }: CounterFormProps) {
  const form = useKeptForm();
  const loading = useClientState((state) => state.auth.loading);
  const errorOf = (field: LoginField) => (problem?.field === field ? problem.text : null);
  const send = async (element: HTMLFormElement) => {
    const submitted = await submit(readForm(element));
    if (submitted === 'fine') emptySecrets(element);
    else if (submitted !== 'ignored') focusField(element, submitted.field);
  };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void send(event.currentTarget);
  };
  return (
    <form ref={form} className={slipForm} method="post" onSubmit={onSubmit} noValidate>
      <EmailField
        error={errorOf('email')}
        hint={problem?.field === 'email' ? problem.advice : null}
        onChange={(event) => tabStorage.write(EMAIL_KEY, event.target.value)}
      />
      <PasswordField
        error={errorOf('password')}
        hint={registering ? (problem?.field === 'password' && problem.advice) || PASSWORD_RULE : isRemembered ? REMEMBERED : null}
        placeholder={isRemembered && !registering ? '••••••••' : undefined}
        autoComplete={registering ? 'new-password' : 'current-password'}
        minLength={registering ? PASSWORD_MIN_LENGTH : undefined}
      />
      {asksOtp && !registering && (
        <Field label="Code à six chiffres ou code de secours" name="otp" autoComplete="one-time-code" autoFocus error={errorOf('otp')} />
      )}
      {registering && (
        <PasswordField
          label="Confirmation"
          name="confirmation"
          error={errorOf('confirmation')}
          autoComplete="new-password"
          minLength={PASSWORD_MIN_LENGTH}
        />
      )}
      {registering && <Terms error={errorOf('terms')} />}
      {problem?.field === 'form' && <FormProblem problem={problem} />}
      <Button type="submit" primary aria-busy={loading || undefined}>
        {loading ? 'Un instant…' : registering ? 'Créer le compte' : 'Se connecter'}
      </Button>
    </form>
  );
}

function keepFormAround(link: HTMLElement): void {
  const form = link.closest('form');
  if (form) begunForm.set(readForm(form));
}

function Terms({ error }: { readonly error: string | null }) {
  return (
    <div>
      <div className={styles.terms}>
        <input
          className="tick"
          id="terms"
          name="terms"
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? 'terms-error' : undefined}
        />
        <span>
          <label htmlFor="terms">{t('J’accepte les ')}</label>
          <Link to={TERMS} onClick={(event) => keepFormAround(event.currentTarget)}>
            conditions d’utilisation
          </Link>
        </span>
      </div>
      {error && (
        <p id="terms-error" role="alert" className="field__error">
          {t(error)}
        </p>
      )}
    </div>
  );
}

/** A code nobody gave words to is shown as it is, with a sentence under it. */
function FormProblem({ problem }: { readonly problem: ShownProblem }) {
  return (
    <div role="alert" className={styles.problem}>
      <p className="field__error">{t(problem.text)}</p>
      {problem.sentence && <p>{t(problem.sentence)}</p>}
    </div>
  );
}
