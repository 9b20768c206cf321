import '../../styles/tick.css';
import { useLayoutEffect, useRef } from 'react';
import { Link } from '../../components/actions/Link.tsx';
import { SendButton } from '../../components/actions/Button.tsx';
import { Stack } from '../../components/layout/layout.tsx';
import { formFields } from '../../components/papers/FormCard.tsx';
import { EmailField } from '../../components/forms/EmailField.tsx';
import { Field } from '../../components/forms/Field.tsx';
import { fieldText, focusField, submitting } from '../../components/forms/form-data.ts';
import { typeset } from '../../components/text/typography.tsx';
import { oneTimeValue } from '../../state/device/drafts.ts';
import { tabStorage } from '../../state/device/storage.ts';
import { useClientState } from '../../state/store.ts';
import styles from './LoginPage.module.css';
import { PASSWORD_MIN_LENGTH, type LoginField, type LoginForm } from './login-checks.ts';
import { PasswordField } from '../password/PasswordField.tsx';
import type { ShownProblem, Submitted } from './use-login.ts';
import { useWords } from '../../words/use-words.ts';

interface CounterFormProps {
  readonly registering: boolean;
  readonly problem: ShownProblem | null;
  /** The server has requested a second factor. */
  readonly needsOtp: boolean;
  /** The password of an account created just before does not have to be typed again. */
  readonly isRemembered: boolean;
  readonly submit: (form: LoginForm) => Promise<Submitted>;
}

const EMAIL_KEY = 'email';
/** Its « Retour » button leads back to the registration. */
const TERMS = '/login/cgu?register=true';

/** Registration in progress, while the player reads the terms of use. */
const pendingForm = oneTimeValue<LoginForm>();

const readForm = (form: HTMLFormElement): LoginForm => ({
  email: fieldText(form, 'email'),
  password: fieldText(form, 'password'),
  otp: fieldText(form, 'otp'),
  confirmation: fieldText(form, 'confirmation'),
  terms: new FormData(form).has('terms'),
});

/** Fills empty fields only: the browser may have filled some. */
function fillIn(form: HTMLFormElement, { terms, ...texts }: Partial<LoginForm>): void {
  for (const [name, text] of Object.entries(texts)) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement && field.value === '') field.value = text;
  }
  const box = form.elements.namedItem('terms');
  if (terms && box instanceof HTMLInputElement) box.checked = true;
}

/** Restores the fields after the terms of use were read; the address also after another page or a reload. */
function useRestoredForm() {
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    if (form.current) fillIn(form.current, pendingForm.take() ?? { email: tabStorage.read(EMAIL_KEY) ?? '' });
  }, []);
  return form;
}

/** Keeps the address for the login that follows; removes the passwords. */
function emptySecrets(form: HTMLFormElement): void {
  const email = fieldText(form, 'email');
  form.reset();
  fillIn(form, { email });
}

/**
 * Fields of login and registration. The browser's validation is off, because texts and order are specified.
 */
export function CounterForm({ registering, problem, needsOtp, isRemembered, submit }: CounterFormProps) {
  const { login: words, password } = useWords('account');
  const form = useRestoredForm();
  const loading = useClientState((state) => state.auth.loading);
  const errorOf = (field: LoginField) => (problem?.field === field ? problem.text : null);
  const send = async (element: HTMLFormElement) => {
    const submitted = await submit(readForm(element));
    if (submitted === 'fine') emptySecrets(element);
    else if (submitted !== 'ignored') focusField(element, submitted.field);
  };
  return (
    <form ref={form} className={formFields} method="post" onSubmit={submitting(send)} noValidate>
      <EmailField
        error={errorOf('email')}
        hint={problem?.field === 'email' ? problem.advice : null}
        onType={(email) => tabStorage.write(EMAIL_KEY, email)}
      />
      <PasswordField
        error={errorOf('password')}
        hint={
          registering
            ? (problem?.field === 'password' && problem.advice) || password.rule
            : isRemembered
              ? words.passwordRemembered
              : null
        }
        placeholder={isRemembered && !registering ? '••••••••' : undefined}
        autoComplete={registering ? 'new-password' : 'current-password'}
        minLength={registering ? PASSWORD_MIN_LENGTH : undefined}
      />
      {needsOtp && !registering && (
        <Field
          label={words.otpField}
          name="otp"
          autoComplete="one-time-code"
          autoFocus
          error={errorOf('otp')}
        />
      )}
      {registering && (
        <PasswordField
          label={password.confirmation}
          name="confirmation"
          error={errorOf('confirmation')}
          autoComplete="new-password"
          minLength={PASSWORD_MIN_LENGTH}
        />
      )}
      {registering && <Terms error={errorOf('terms')} />}
      {problem?.field === 'form' && <FormProblem problem={problem} />}
      <SendButton type="submit" primary pending={loading}>
        {registering ? words.createAccount : words.logIn}
      </SendButton>
    </form>
  );
}

function storeForm(link: HTMLElement): void {
  const form = link.closest('form');
  if (form) pendingForm.set(readForm(form));
}

function Terms({ error }: { readonly error: string | null }) {
  const words = useWords('account').login;
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
          {words.accept(
            (text) => (
              <label htmlFor="terms">{text}</label>
            ),
            (text) => (
              <Link to={TERMS} onClick={(event) => storeForm(event.currentTarget)}>
                {text}
              </Link>
            ),
          )}
        </span>
      </div>
      {error && (
        <p id="terms-error" role="alert" className="field__error">
          {error}
        </p>
      )}
    </div>
  );
}

/** An error code without a text of its own is displayed as it is, with a sentence under it. */
function FormProblem({ problem }: { readonly problem: ShownProblem }) {
  return (
    <Stack gap={1} role="alert" className={styles.problem}>
      <p className="field__error">{typeset(problem.text)}</p>
      {problem.sentence && <p>{typeset(problem.sentence)}</p>}
    </Stack>
  );
}
