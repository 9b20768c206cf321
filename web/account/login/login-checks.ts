import { isEmail } from '../email.ts';
import type { Catalogue } from '../../words/catalogues.ts';

export type LoginField = 'email' | 'password' | 'otp' | 'confirmation' | 'terms' | 'form';

export interface LoginProblem {
  readonly field: LoginField;
  readonly text: string;
  /** Advice under the field. */
  readonly advice?: string;
}

export interface LoginForm {
  readonly email: string;
  readonly password: string;
  /** Six digits or a recovery code, once requested. */
  readonly otp: string;
  readonly confirmation: string;
  readonly terms: boolean;
}

export const PASSWORD_MIN_LENGTH = 8;

type Words = Catalogue<'account'>;

/** Errors found before the request; the specification gives their order. */
export function checkLogin({ email, password }: LoginForm, { login: words }: Words): LoginProblem | null {
  if (email.trim() === '') return { field: 'email', text: words.emailMissing };
  if (password === '') return { field: 'password', text: words.passwordMissing };
  return null;
}

export function checkRegistration(
  { email, password, confirmation, terms }: LoginForm,
  { login: words, password: ofPasswords }: Words,
): LoginProblem | null {
  if (!terms) return { field: 'terms', text: words.termsMissing };
  if (confirmation !== password) return { field: 'confirmation', text: ofPasswords.differ };
  if (!isEmail(email)) return { field: 'email', text: words.invalidEmail };
  if ([...confirmation].length < PASSWORD_MIN_LENGTH)
    return { field: 'password', text: ofPasswords.tooShort };
  return null;
}

const loginErrors = ({ login: words }: Words): Readonly<Record<string, LoginProblem>> => ({
  INVALID_EMAIL: { field: 'email', text: words.unknownEmail },
  INVALID_PASSWORD: { field: 'password', text: words.wrongPassword },
  SECOND_FACTOR: { field: 'otp', text: words.otpMissing },
  INVALID_OTP: { field: 'otp', text: words.wrongOtp },
});

/**
 * Other codes are displayed as they are. The server has the same code for an invalid address and one without
 * account.
 */
export function loginProblem(code: string, email: string, words: Words): LoginProblem {
  const problem = loginErrors(words)[code] ?? { field: 'form', text: code };
  if (problem.field !== 'email') return problem;
  const { unknownEmailAdvice, notAnAddress } = words.login;
  return { ...problem, advice: isEmail(email) ? unknownEmailAdvice : notAnAddress };
}

const registrationErrors = ({ login: words, password }: Words): Readonly<Record<string, LoginProblem>> => ({
  PASSWORD_NOT_MATCH: { field: 'confirmation', text: words.passwordsToCheck },
  DUPLICATE_EMAIL: { field: 'email', text: words.emailTaken, advice: words.emailTakenAdvice },
  PASSWORD_TOO_SHORT: { field: 'password', text: password.tooShort },
  MISSING_PASSWORD: { field: 'password', text: password.tooShort },
  INVALID_INFORMATIONS: { field: 'form', text: words.invalidForm },
  MISSING_EMAIL: { field: 'email', text: words.emailToGive },
});

/** `message`: the server's sentence about the mail or the password. */
export function registrationProblem(code: string, message: string | null, words: Words): LoginProblem {
  const problem = registrationErrors(words)[code] ?? { field: 'form', text: words.login.unknownError(code) };
  return message ? { ...problem, advice: message } : problem;
}
