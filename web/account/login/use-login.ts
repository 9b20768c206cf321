import { useRef, useState } from 'react';
import { logIn, register } from '../../state/session/login.ts';
import { explanationOf } from '../../state/game/outcome.ts';
import { getState } from '../../state/store.ts';
import { sentenceFor, type ErrorWords } from '../../state/words.ts';
import {
  checkLogin,
  checkRegistration,
  loginProblem,
  registrationProblem,
  type LoginForm,
  type LoginProblem,
} from './login-checks.ts';
import { useWords } from '../../words/use-words.ts';
import type { Catalogue } from '../../words/catalogues.ts';

type Words = Catalogue<'account'>;

export interface ShownProblem extends LoginProblem {
  /** Displayed under an error code without a text of its own. */
  readonly sentence: string | null;
}

const shown = (problem: LoginProblem, code: string | null, errors: ErrorWords): ShownProblem => ({
  ...problem,
  sentence: code && problem.field === 'form' ? (problem.advice ?? sentenceFor(code, errors)) : null,
});

/** Returns null after a successful login. */
async function tryLogin(form: LoginForm, words: Words, errors: ErrorWords): Promise<ShownProblem | null> {
  const wrong = checkLogin(form, words);
  if (wrong) return shown(wrong, null, errors);
  if (await logIn(form.email.trim(), form.password, form.otp.trim() || null)) return null;
  const code = getState().auth.error ?? 'UNKNOWN_ERROR';
  return shown(loginProblem(code, form.email, words), code, errors);
}

/** Returns null after a successful registration. */
async function tryRegistration(
  form: LoginForm,
  words: Words,
  errors: ErrorWords,
): Promise<ShownProblem | null> {
  const wrong = checkRegistration(form, words);
  if (wrong) return shown(wrong, null, errors);
  const failure = await register(form.email.trim(), form.password);
  return (
    failure && shown(registrationProblem(failure.error, explanationOf(failure), words), failure.error, errors)
  );
}

/**
 * Uses the password of the account created just before, unless another one is typed. It stays in this page's
 * memory only.
 */
const withChosen = (form: LoginForm, chosen: LoginForm | null): LoginForm =>
  form.password === '' && chosen?.email === form.email ? { ...form, password: chosen.password } : form;

/** Result of a form: a problem, success, or « ignored » while a request is running. */
export type Submitted = ShownProblem | 'fine' | 'ignored';

/** State of the form in both modes. `onRegistered` is called after a new account. */
export function useLogin(registering: boolean, onRegistered: () => void) {
  const words = useWords('account');
  const { errors } = useWords('common');
  const [problem, setProblem] = useState<ShownProblem | null>(null);
  const chosen = useRef<LoginForm | null>(null);
  const [needsOtp, setNeedsOtp] = useState(false);
  const submit = async (form: LoginForm): Promise<Submitted> => {
    if (getState().auth.loading) return 'ignored';
    setProblem(null);
    const found = await (registering
      ? tryRegistration(form, words, errors)
      : tryLogin(withChosen(form, chosen.current), words, errors));
    setProblem(found);
    if (found?.field === 'otp') setNeedsOtp(true);
    if (!found && registering) {
      chosen.current = form;
      onRegistered();
    }
    return found ?? 'fine';
  };
  return { problem, needsOtp, submit, clear: () => setProblem(null) };
}
