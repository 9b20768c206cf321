import type { Context } from '../http/context.ts';
import type { Guesser } from '../limits/limits.ts';

/** Identifies the requester for limits of code guesses. */
export function guesserOf(ctx: Context): Guesser {
  return { address: ctx.ip, accountId: ctx.state.account?.id };
}
