import { useRef, useState } from 'react';
import type { ApiPromise } from '../api/client.ts';
import { type StaffRequestState, alertFailure, useStaffRequest } from './use-staff-request.ts';

export interface ChangedData<Data> extends StaffRequestState {
  readonly data: Data | null;
  /** Number of all rows of a list of which `data` is a page. */
  readonly total: number;
  /** The server's explanation of the last failure, or null. */
  readonly notice: string | null;
  /** Makes a change, unless one is being made, and loads the data again; resolves to true after success. */
  readonly change: (call: () => ApiPromise<unknown>) => Promise<boolean>;
}

/**
 * Data that is loaded again after each change, because others may have changed it too. `name` identifies it.
 */
export function useChangedData<Data>(name: string, load: () => ApiPromise<Data>): ChangedData<Data> {
  const [loaded, setLoaded] = useState<{
    readonly name: string;
    readonly data: Data;
    readonly total: number;
  } | null>(null);
  const [notice, setNotice] = useState<string | null>(null);
  const shown = loaded?.name === name ? loaded : null;
  const loadCounted = async () => {
    const result = await load();
    return result.ok ? { ...result, data: { data: result.data, total: result.total ?? 0 } } : result;
  };
  const take = (read: { readonly data: Data; readonly total: number }) => setLoaded({ name, ...read });
  const request = useStaffRequest(shown ? null : name, loadCounted, take);
  const running = useRef(false);
  const change = async (call: () => ApiPromise<unknown>) => {
    if (running.current) return false;
    running.current = true;
    const result = await call().finally(() => (running.current = false));
    setNotice(result.ok ? null : alertFailure(result));
    const again = await loadCounted();
    if (again.ok) take(again.data);
    return result.ok;
  };
  return { ...request, data: shown?.data ?? null, total: shown?.total ?? 0, notice, change };
}
