import { useState, type SubmitEvent } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../components/Button.tsx';
import { Field } from '../components/Field.tsx';
import { t } from '../components/typography.tsx';
import { tabStorage } from '../state/storage.ts';
import { useClientState } from '../state/store.ts';
import styles from './LoginPage.module.css';
import { PASSWORD_MIN_LENGTH, type LoginField, type LoginForm } from './login-checks.ts';
import type { ShownProblem } from './use-login.ts';

interface CounterFormProps {
  readonly registering: boolean;
  readonly problem: ShownProblem | null;
  readonly submit: (form: LoginForm) => Promise<ShownProblem | null>;
}

const EMAIL_KEY = 'email';
/** Its « Retour » leads back to the registration. */
const TERMS = '/login/cgu?register=true';
const empty = (): LoginForm => ({ email: tabStorage.read(EMAIL_KEY) ?? '', password: '', confirmation: '', terms: false });

function focusField(form: HTMLFormElement, field: LoginField): void {
  const control = form.elements.namedItem(field);
  if (control instanceof HTMLElement) control.focus();
}

/** The fields of the counter. The browser's own checks are off: the words are ours, and in our order. */
export function CounterForm({ registering, problem, submit }: CounterFormProps) {
  const [form, setForm] = useState(empty);
  const loading = useClientState((state) => state.auth.loading);
  const change = (patch: Partial<LoginForm>) => {
    setForm((current) => ({ ...current, ...patch }));
    if (patch.email !== undefined) tabStorage.write(EMAIL_KEY, patch.email);
  };
  const errorOf = (field: LoginField) => (problem?.field === field ? problem.text : null);
  const send = async (element: HTMLFormElement) => {
    const found = await submit(form);
    if (found) focusField(element, found.field);
    else setForm((current) => ({ ...current, password: '', confirmation: '', terms: false }));
  };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void send(event.currentTarget);
  };
  return (
    <form className={styles.form} method="post" onSubmit={onSubmit} noValidate>
      <Field
        label="Email"
        name="email"
        type="email"
        value={form.email}
        error={errorOf('email')}
        onChange={(event) => change({ email: event.target.value })}
        autoComplete="email"
        inputMode="email"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
      />
      <Field
        label="Mot de passe"
        name="password"
        type="password"
        value={form.password}
        error={errorOf('password')}
        onChange={(event) => change({ password: event.target.value })}
        autoComplete={registering ? 'new-password' : 'current-password'}
        minLength={registering ? PASSWORD_MIN_LENGTH : undefined}
      />
      {registering && (
        <Field
          label="Confirmation"
          name="confirmation"
          type="password"
          value={form.confirmation}
          error={errorOf('confirmation')}
          onChange={(event) => change({ confirmation: event.target.value })}
          autoComplete="new-password"
          minLength={PASSWORD_MIN_LENGTH}
        />
      )}
      {registering && <Terms checked={form.terms} error={errorOf('terms')} onChange={(terms) => change({ terms })} />}
      {problem?.field === 'form' && <FormProblem problem={problem} />}
      <Button type="submit" primary aria-busy={loading || undefined}>
        {loading ? 'Un instant…' : registering ? 'Créer le compte' : 'Se connecter'}
      </Button>
    </form>
  );
}

function Terms({ checked, error, onChange }: { checked: boolean; error: string | null; onChange: (checked: boolean) => void }) {
  return (
    <div>
      <div className={styles.terms}>
        <input
          className="tick"
          id="terms"
          name="terms"
          type="checkbox"
          checked={checked}
          onChange={(event) => onChange(event.target.checked)}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? 'terms-error' : undefined}
        />
        <span>
          <label htmlFor="terms">{t('J’accepte les ')}</label>
          <Link to={TERMS}>conditions d’utilisation</Link>
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
function FormProblem({ problem }: { problem: ShownProblem }) {
  return (
    <div role="alert" className={styles.problem}>
      <p className="field__error">{t(problem.text)}</p>
      {problem.sentence && <p>{t(problem.sentence)}</p>}
    </div>
  );
}
