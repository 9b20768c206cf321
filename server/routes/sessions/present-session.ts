import { sessionId } from '../../accounts/session-token.ts';
import { isoDate } from '../../../engine/view/iso.ts';
import type { Session } from '../../store/sessions.ts';

export interface SessionView {
  readonly id: string;
  readonly createdAt: string;
  readonly lastSeenAt: string;
  /** The one that asks. */
  readonly current: boolean;
}

export function presentSession({ tokenHash, createdAt, lastSeenAt }: Session, current: string | null): SessionView {
  return {
    id: sessionId(tokenHash),
    createdAt: isoDate(createdAt),
    lastSeenAt: isoDate(lastSeenAt),
    current: tokenHash === current,
  };
}
