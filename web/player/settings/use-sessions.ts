import { useEffect, useState } from 'react';
import { endOpenSession, endOtherSessions, openSessions, type OpenSession } from '../../api/account-calls.ts';
import type { ApiFailure, ApiResult } from '../../api/client.ts';
import { useSubmission } from '../../components/forms/use-submission.ts';
import { failedWith, type FormOutcome } from '../../state/game/outcome.ts';
import { sessionLost } from '../../state/session/session-lost.ts';

function told(failure: ApiFailure): FormOutcome {
  if (failure.status === 401) sessionLost();
  return failedWith(failure);
}

/** The sessions of the account, null until they are known, and the two ways to end some of them. */
export function useSessions() {
  const [sessions, setSessions] = useState<readonly OpenSession[] | null>(null);
  const [failure, setFailure] = useState<FormOutcome | null>(null);
  const take = (result: ApiResult<{ sessions: readonly OpenSession[] }>) => {
    setFailure(result.ok ? null : told(result));
    if (result.ok) setSessions(result.data.sessions);
  };
  useEffect(() => {
    void openSessions().then(take);
  }, []);
  /** One that ended meanwhile is no failure: the list is read again in any case. */
  const { pending, submit } = useSubmission(async (end: () => Promise<ApiResult<unknown>>) => {
    const result = await end();
    if (result.ok || result.status === 404) take(await openSessions());
    else setFailure(told(result));
  });
  return {
    sessions,
    failure,
    pending,
    end: (id: string) => void submit(() => endOpenSession(id)),
    endOthers: () => void submit(endOtherSessions),
  };
}
