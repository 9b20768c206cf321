import { useState } from 'react';
import type { ApiResult } from '../../api/client.ts';
import { alertFailure } from '../alerts.ts';
import { explanationOf } from '../../state/game/outcome.ts';
import { useArrival, type StaffArrival } from '../use-arrival.ts';
import { fetchOrderFile } from './order-calls.ts';
import type { OrderFile } from './order-calls.ts';

interface OpenFile extends StaffArrival {
  readonly file: OrderFile | null;
  /** What the last call had to say; null when all went well. */
  readonly notice: string | null;
  /** Makes a change and reads the file again; true when it was done. */
  readonly change: (call: () => Promise<ApiResult<unknown>>) => Promise<boolean>;
}

/** The file of one order, read again after each change: somebody else may have been there too. */
export function useOrderFile(code: string): OpenFile {
  const [known, setKnown] = useState<{ readonly code: string; readonly file: OrderFile } | null>(null);
  const [notice, setNotice] = useState<string | null>(null);
  const file = known?.code === code ? known.file : null;
  const take = (read: OrderFile) => setKnown({ code, file: read });
  const arrival = useArrival(file ? null : code, () => fetchOrderFile(code), take);
  const change = async (call: () => Promise<ApiResult<unknown>>) => {
    const result = await call();
    setNotice(result.ok ? null : explanationOf(result));
    if (!result.ok) alertFailure(result);
    const again = await fetchOrderFile(code);
    if (again.ok) take(again.data);
    return result.ok;
  };
  return { ...arrival, file, notice, change };
}
