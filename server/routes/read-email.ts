import { foldEmail, isEmail } from '../accounts/email.ts';
import { badRequest } from '../errors.ts';

/** The e-mail of a body, folded. */
export function readEmail({ email }: Readonly<Record<string, unknown>>): string {
  if (typeof email !== 'string' || !isEmail(foldEmail(email))) throw badRequest('INVALID_EMAIL');
  return foldEmail(email);
}
