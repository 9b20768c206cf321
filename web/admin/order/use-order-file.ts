import { useCallback, useEffect, useState } from 'react';
import type { ApiFailure, ApiResult } from '../../api/client.ts';
import { alertFailure, explanationOf } from '../alerts.ts';
import { orderFile } from './order-calls.ts';
import type { OrderFile } from './order-file.ts';

interface OpenFile {
  readonly file: OrderFile | null;
  readonly failure: ApiFailure | null;
  /** What the last call had to say; null when all went well. */
  readonly notice: string | null;
  /** Makes a change and reads the file again; true when it was done. */
  readonly change: (call: () => Promise<ApiResult<unknown>>) => Promise<boolean>;
}

/** The file of one order, read again after each change: somebody else may have been there too. */
export function useOrderFile(code: string): OpenFile {
  const [file, setFile] = useState<OrderFile | null>(null);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const [notice, setNotice] = useState<string | null>(null);
  const take = useCallback((result: ApiResult<OrderFile>) => {
    if (result.ok) setFile(result.data);
    else setFailure(result);
  }, []);
  useEffect(() => void orderFile(code).then(take), [code, take]);
  const change = async (call: () => Promise<ApiResult<unknown>>) => {
    const result = await call();
    setNotice(result.ok ? null : explanationOf(result));
    if (!result.ok) alertFailure(result);
    take(await orderFile(code));
    return result.ok;
  };
  return { file, failure, notice, change };
}
