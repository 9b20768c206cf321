import { isEmail } from '../email.ts';

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
export const PASSWORD_RULE = 'Huit caractères au moins.';

/** Errors found before the request; the specification gives their order. */
export function checkLogin({ email, password }: LoginForm): LoginProblem | null {
  if (email.trim() === '') return { field: 'email', text: 'Le mail est obligatoire' };
  if (password === '') return { field: 'password', text: 'Mot de passe obligatoire' };
  return null;
}

export function checkRegistration({ email, password, confirmation, terms }: LoginForm): LoginProblem | null {
  if (!terms) return { field: 'terms', text: 'Veuillez accepter les conditions' };
  if (confirmation !== password)
    return { field: 'confirmation', text: 'Les mots de passe ne correspondent pas' };
  if (!isEmail(email)) return { field: 'email', text: 'Mail invalide' };
  if ([...confirmation].length < PASSWORD_MIN_LENGTH)
    return { field: 'password', text: 'Mot de passe trop court' };
  return null;
}

const NOT_AN_ADDRESS = 'Une adresse s’écrit comme nom@exemple.fr.';
const NO_ACCOUNT = 'Aucun compte à cette adresse : relisez-la, ou créez un compte plus bas.';

const loginErrors: Readonly<Record<string, LoginProblem>> = {
  INVALID_EMAIL: { field: 'email', text: 'Mail inexistant' },
  INVALID_PASSWORD: { field: 'password', text: 'Mauvais mot de passe' },
  SECOND_FACTOR: { field: 'otp', text: 'Indiquez le code de votre application' },
  INVALID_OTP: { field: 'otp', text: 'Mauvais code' },
};

/**
 * Other codes are displayed as they are. The server has the same code for an invalid address and one without
 * account.
 */
export function loginProblem(code: string, email: string): LoginProblem {
  const problem = loginErrors[code] ?? { field: 'form', text: code };
  return problem.field === 'email'
    ? { ...problem, advice: isEmail(email) ? NO_ACCOUNT : NOT_AN_ADDRESS }
    : problem;
}

const registrationErrors: Readonly<Record<string, LoginProblem>> = {
  PASSWORD_NOT_MATCH: { field: 'confirmation', text: 'Vérifiez les mots de passe' },
  DUPLICATE_EMAIL: {
    field: 'email',
    text: 'Mail déjà utilisé',
    advice: 'Un compte existe à cette adresse : connectez-vous plus bas.',
  },
  PASSWORD_TOO_SHORT: { field: 'password', text: 'Mot de passe trop court' },
  MISSING_PASSWORD: { field: 'password', text: 'Mot de passe trop court' },
  INVALID_INFORMATIONS: { field: 'form', text: 'Informations invalides' },
  MISSING_EMAIL: { field: 'email', text: 'Veuillez indiquer un mail' },
};

/** `message`: the server's sentence about the mail or the password. */
export function registrationProblem(code: string, message: string | null = null): LoginProblem {
  const problem = registrationErrors[code] ?? { field: 'form', text: `Erreur inconnue (${code})` };
  return message ? { ...problem, advice: message } : problem;
}
