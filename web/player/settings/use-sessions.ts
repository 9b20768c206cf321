import { useEffect, useState } from 'react';
import { endOpenSession, endOtherSessions, openSessions, type OpenSession } from '../../api/account-calls.ts';
import type { ApiResult } from '../../api/client.ts';
import { useSubmission } from '../../components/forms/use-submission.ts';
import { failedWith, type FormOutcome } from '../../state/game/outcome.ts';

/** The account's sessions, null until loaded, and functions to end them. */
export function useSessions() {
  const [sessions, setSessions] = useState<readonly OpenSession[] | null>(null);
  const [failure, setFailure] = useState<FormOutcome | null>(null);
  const take = (result: ApiResult<{ sessions: readonly OpenSession[] }>) => {
    setFailure(result.ok ? null : failedWith(result));
    if (result.ok) setSessions(result.data.sessions);
  };
  useEffect(() => {
    void openSessions().then(take);
  }, []);
  /** A session that has ended meanwhile is no failure: the list is reloaded. */
  const { pending, submit } = useSubmission(async (end: () => Promise<ApiResult<unknown>>) => {
    const result = await end();
    if (result.ok || result.status === 404) take(await openSessions());
    else setFailure(failedWith(result));
  });
  return {
    sessions,
    failure,
    pending,
    end: (id: string) => void submit(() => endOpenSession(id)),
    endOthers: () => void submit(endOtherSessions),
  };
}
