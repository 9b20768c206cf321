import { sessionId } from '../../accounts/session-token.ts';
import { isoDate } from '../../../engine/view/iso.ts';
import type { ApiSchemas } from '../../../schemas/api/openapi.generated.ts';
import type { Session } from '../../store/accounts/sessions.ts';

export function presentSession(
  { tokenHash, createdAt, lastSeenAt }: Session,
  current: string | null,
): ApiSchemas['Session'] {
  return {
    id: sessionId(tokenHash),
    createdAt: isoDate(createdAt),
    lastSeenAt: isoDate(lastSeenAt),
    current: tokenHash === current,
  };
}
