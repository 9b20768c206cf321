import { emailProblem, foldEmail } from '../accounts/email.ts';
import { RequestRefusal } from '../errors.ts';

/** The e-mail of a body, folded; why it is none stands in the refusal, under the code that the call gives. */
export function readEmail({ email }: { readonly email: string }, code = 'INVALID_EMAIL'): string {
  const folded = foldEmail(email);
  const message = emailProblem(folded);
  if (message) throw new RequestRefusal(400, code, { message });
  return folded;
}
