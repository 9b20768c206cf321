import { emailProblem, foldEmail } from '../platform/email.ts';
import { HttpError } from '../platform/errors.ts';

/** Normalises the e-mail of a body; throws `code` with a message when invalid. */
export function readEmail({ email }: { readonly email: string }, code = 'INVALID_EMAIL'): string {
  const folded = foldEmail(email);
  const message = emailProblem(folded);
  if (message) throw new HttpError(400, code, { message });
  return folded;
}
