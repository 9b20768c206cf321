import { useEffect } from 'react';
import type { ApiResult } from '../api/client.ts';
import { getState, setState, useClientState } from '../state/store.ts';
import { alertFailure } from './alerts.ts';

function store(name: string, rows: unknown): void {
  setState({ staffLists: { ...getState().staffLists, [name]: { rows } } });
}

/** Changes a list where a call has just changed it, without asking for it again. */
export function changeList<Rows>(name: string, change: (rows: Rows) => Rows): void {
  const known = getState().staffLists[name];
  if (known) store(name, change(known.rows as Rows));
}

/** A list that is loaded once, on its first display; it is kept until the page is loaded again or somebody logs out. */
export function useStaffList<Rows>(name: string, load: () => Promise<ApiResult<Rows>>): Rows | null {
  const known = useClientState((state) => state.staffLists[name]);
  const missing = known === undefined;
  useEffect(() => {
    if (!missing) return;
    let shown = true;
    void load().then((result) => {
      if (result.ok) store(name, result.data);
      else if (shown) alertFailure(result);
    });
    return () => {
      shown = false;
    };
    // The name stands for the call.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [name, missing]);
  return (known?.rows as Rows | undefined) ?? null;
}
