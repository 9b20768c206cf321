import { isEmail } from './email.ts';

export type LoginField = 'email' | 'password' | 'otp' | 'confirmation' | 'terms' | 'form';

export interface LoginProblem {
  readonly field: LoginField;
  readonly text: string;
}

export interface LoginForm {
  readonly email: string;
  readonly password: string;
  /** Six digits or a recovery code, once they were asked for. */
  readonly otp: string;
  readonly confirmation: string;
  readonly terms: boolean;
}

export const PASSWORD_MIN_LENGTH = 8;

/** What is wrong before anything is sent; the order of the checks is the specification's. */
export function checkLogin({ email, password }: LoginForm): LoginProblem | null {
  if (email.trim() === '') return { field: 'email', text: 'Le mail est obligatoire' };
  if (password === '') return { field: 'password', text: 'Mot de passe obligatoire' };
  return null;
}

export function checkRegistration({ email, password, confirmation, terms }: LoginForm): LoginProblem | null {
  if (!terms) return { field: 'terms', text: 'Veuillez accepter les conditions' };
  if (confirmation !== password) return { field: 'confirmation', text: 'Les mots de passe ne correspondent pas' };
  if (!isEmail(email)) return { field: 'email', text: 'Mail invalide' };
  if ([...confirmation].length < PASSWORD_MIN_LENGTH) return { field: 'password', text: 'Mot de passe trop court' };
  return null;
}

const loginErrors: Readonly<Record<string, LoginProblem>> = {
  INVALID_EMAIL: { field: 'email', text: 'Mail inexistant' },
  INVALID_PASSWORD: { field: 'password', text: 'Mauvais mot de passe' },
  SECOND_FACTOR: { field: 'otp', text: 'Indiquez le code de votre application' },
  INVALID_OTP: { field: 'otp', text: 'Mauvais code' },
};

/** Any other code is shown as it is. */
export const loginProblem = (code: string): LoginProblem => loginErrors[code] ?? { field: 'form', text: code };

const registrationErrors: Readonly<Record<string, LoginProblem>> = {
  PASSWORD_NOT_MATCH: { field: 'confirmation', text: 'Vérifiez les mots de passe' },
  DUPLICATE_EMAIL: { field: 'email', text: 'Mail déjà utilisé' },
  PASSWORD_TOO_SHORT: { field: 'password', text: 'Mot de passe trop court' },
  MISSING_PASSWORD: { field: 'password', text: 'Mot de passe trop court' },
  INVALID_INFORMATIONS: { field: 'form', text: 'Informations invalides' },
  MISSING_EMAIL: { field: 'email', text: 'Veuillez indiquer un mail' },
};

export const registrationProblem = (code: string): LoginProblem =>
  registrationErrors[code] ?? { field: 'form', text: `Erreur inconnue (${code})` };
