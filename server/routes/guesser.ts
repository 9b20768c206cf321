import type { Context } from '../context.ts';
import type { Guesser } from '../limits/limits.ts';

/** Whose guesses the limits of this request count. */
export function guesserOf(ctx: Context): Guesser {
  return { address: ctx.ip, accountId: ctx.state.account?.id };
}
