import { useCallback, useEffect, useState } from 'react';
import type { ApiFailure, ApiResult } from '../api/client.ts';
import { alertFailure } from './alerts.ts';

/** A failed request, with a function to repeat it. */
export interface StaffRequestState {
  readonly failure: ApiFailure | null;
  /** The request is being repeated. */
  readonly retrying: boolean;
  readonly retry: () => void;
}

/**
 * Loads data while `requestName` is not null; `requestName` identifies the request. A response after
 * unmounting is ignored.
 */
export function useStaffRequest<Data>(
  requestName: string | null,
  load: () => Promise<ApiResult<Data>>,
  onLoaded: (data: Data) => void,
): StaffRequestState {
  const [failed, setFailed] = useState<{ readonly requestName: string; readonly failure: ApiFailure } | null>(
    null,
  );
  const [tries, setTries] = useState({ sent: 0, received: 0 });
  useEffect(() => {
    if (requestName === null) return undefined;
    let shown = true;
    void load().then((result) => {
      if (!shown) return;
      setTries(({ sent }) => ({ sent, received: sent }));
      setFailed(result.ok ? null : { requestName, failure: result });
      if (result.ok) onLoaded(result.data);
      else alertFailure(result);
    });
    return () => {
      shown = false;
    };
    // `requestName` identifies the request.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [requestName, tries.sent]);
  const retry = useCallback(() => setTries(({ sent, received }) => ({ sent: sent + 1, received })), []);
  const failure = failed !== null && failed.requestName === requestName ? failed.failure : null;
  return { failure, retrying: tries.sent > tries.received, retry };
}
