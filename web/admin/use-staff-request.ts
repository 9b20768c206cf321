import { useCallback, useEffect, useState } from 'react';
import type { ApiFailure, ApiPromise } from '../api/client.ts';
import { explanationOf } from '../state/game/outcome.ts';
import { wordsFor } from '../state/words.ts';
import { getState, setState, useClientState } from '../state/store.ts';
import { common } from '../words/fr/common.tsx';

/**
 * Shows a failed staff call in a window, as specified: the HTTP status, or that there is no network. Returns the
 * server's explanation, or null.
 */
export function alertFailure(failure: ApiFailure): string | null {
  const { status, error } = failure;
  window.alert(status === 0 ? wordsFor(error, common.errors) : `Status: ${status}`);
  return explanationOf(failure);
}

/** A failed request, with a function to repeat it. */
export interface StaffRequestState {
  readonly failure: ApiFailure | null;
  readonly retrying: boolean;
  readonly retry: () => void;
}

/**
 * Loads data while `requestName` is not null; `requestName` identifies the request. A response after
 * unmounting is ignored.
 */
export function useStaffRequest<Data>(
  requestName: string | null,
  load: () => ApiPromise<Data>,
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

/** Rows are null until loaded. */
export interface StaffList<Rows> extends StaffRequestState {
  readonly rows: Rows | null;
}

function store(name: string, rows: unknown): void {
  setState({ staffLists: { ...getState().staffLists, [name]: { rows } } });
}

/** Updates a list after a successful call, without reloading it. */
export function changeList<Rows>(name: string, change: (rows: Rows) => Rows): void {
  const known = getState().staffLists[name];
  if (known) store(name, change(known.rows as Rows));
}

/** A list loaded on its first display; cached until a reload or a logout. */
export function useStaffList<Rows>(name: string, load: () => ApiPromise<Rows>): StaffList<Rows> {
  const known = useClientState((state) => state.staffLists[name]);
  const request = useStaffRequest(known ? null : name, load, (rows) => store(name, rows));
  return { ...request, rows: (known?.rows as Rows | undefined) ?? null };
}
