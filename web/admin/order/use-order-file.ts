import { useState } from 'react';
import type { ApiResult } from '../../api/client.ts';
import { alertFailure } from '../alerts.ts';
import { explanationOf } from '../../state/game/outcome.ts';
import { useStaffRequest, type StaffRequestState } from '../use-staff-request.ts';
import { fetchOrderFile } from './order-calls.ts';
import type { OrderFile } from './order-calls.ts';

interface OpenFile extends StaffRequestState {
  readonly file: OrderFile | null;
  /** The server's explanation of the last failure, or null. */
  readonly notice: string | null;
  /** Makes a change and reloads the file; resolves to true after success. */
  readonly change: (call: () => Promise<ApiResult<unknown>>) => Promise<boolean>;
}

/** File of one order, reloaded after each change, because others may have changed it too. */
export function useOrderFile(code: string): OpenFile {
  const [loaded, setLoaded] = useState<{ readonly code: string; readonly file: OrderFile } | null>(null);
  const [notice, setNotice] = useState<string | null>(null);
  const file = loaded?.code === code ? loaded.file : null;
  const take = (read: OrderFile) => setLoaded({ code, file: read });
  const request = useStaffRequest(file ? null : code, () => fetchOrderFile(code), take);
  const change = async (call: () => Promise<ApiResult<unknown>>) => {
    const result = await call();
    setNotice(result.ok ? null : explanationOf(result));
    if (!result.ok) alertFailure(result);
    const again = await fetchOrderFile(code);
    if (again.ok) take(again.data);
    return result.ok;
  };
  return { ...request, file, notice, change };
}
