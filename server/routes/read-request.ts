import type { Context } from '../http/context.ts';
import type { Guesser } from '../limits/limits.ts';
import { emailProblem, foldEmail } from '../platform/email.ts';
import { HttpError, badRequest } from '../platform/errors.ts';

/** Identifies the requester for limits of code guesses. */
export function guesserOf(ctx: Context): Guesser {
  return { address: ctx.ip, accountId: ctx.state.account?.id };
}

/** Normalises the e-mail of a body; throws `code` with a message when invalid. */
export function readEmail({ email }: { readonly email: string }, code = 'INVALID_EMAIL'): string {
  const folded = foldEmail(email);
  const message = emailProblem(folded);
  if (message) throw new HttpError(400, code, { message });
  return folded;
}

export function readKey(ctx: Context): string | null {
  const key = ctx.get('idempotency-key');
  if (key === '') return null;
  if (!/^[\x21-\x7e]{1,128}$/.test(key)) throw badRequest(['malformedKey']);
  return key;
}
