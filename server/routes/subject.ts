import type { Context } from '../context.ts';
import type { Subject } from '../limits/subject.ts';

/** Whom the limits of this request count. */
export function subjectOf(ctx: Context): Subject {
  return { address: ctx.ip, accountId: ctx.state.account?.id };
}
