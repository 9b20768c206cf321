import { useCallback, useEffect, useState } from 'react';
import type { ApiFailure, ApiResult } from '../api/client.ts';
import { alertFailure } from './alerts.ts';

/** What was asked for and did not come, and another try. */
export interface StaffArrival {
  readonly failure: ApiFailure | null;
  /** It is being asked for once more. */
  readonly retrying: boolean;
  readonly retry: () => void;
}

/**
 * Asks for something while it is missing: `wanted` names it and stands for the call, null asks for nothing. Who has gone
 * elsewhere meanwhile hears no more of it.
 */
export function useArrival<Data>(wanted: string | null, load: () => Promise<ApiResult<Data>>, take: (data: Data) => void): StaffArrival {
  const [failed, setFailed] = useState<{ readonly wanted: string; readonly failure: ApiFailure } | null>(null);
  const [tries, setTries] = useState({ asked: 0, answered: 0 });
  useEffect(() => {
    if (wanted === null) return undefined;
    let shown = true;
    void load().then((result) => {
      if (!shown) return;
      setTries(({ asked }) => ({ asked, answered: asked }));
      setFailed(result.ok ? null : { wanted, failure: result });
      if (result.ok) take(result.data);
      else alertFailure(result);
    });
    return () => {
      shown = false;
    };
    // The name stands for the call.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [wanted, tries.asked]);
  const retry = useCallback(() => setTries(({ asked, answered }) => ({ asked: asked + 1, answered })), []);
  const failure = failed !== null && failed.wanted === wanted ? failed.failure : null;
  return { failure, retrying: tries.asked > tries.answered, retry };
}
