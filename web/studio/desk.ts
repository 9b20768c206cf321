import { useCallback, useEffect, useState } from 'react';
import type { Desk, DeskPhone } from '../../engine/graph/desk.ts';
import { request, type ApiResult } from '../api/client.ts';

/** What is asked of a telephone; what is left out stays as it is. */
export interface Wish {
  readonly step?: string;
  readonly alternativeFrom?: string | null;
  /** As a clock in the city shows it; left out: now. */
  readonly at?: string;
  readonly hints?: 'none' | 'ready' | 'waiting' | 'all';
  /** The places of the step cannot be seen any more. */
  readonly gone?: boolean;
}

export const setPhone = (city: string, wish: Wish): Promise<ApiResult<DeskPhone>> =>
  request('POST', `studio/phone/${city}`, { body: wish });

/** Asks again whenever the server says that there is something new; what was there stays until then. */
function useNews<Data>(
  news: string,
  ask: () => Promise<ApiResult<Data>>,
): { readonly data: Data | null; readonly learn: (data: Data) => void } {
  const [data, setData] = useState<Data | null>(null);
  useEffect(() => {
    let current = true;
    const load = () =>
      void ask().then((result) => {
        if (current && result.ok) setData(result.data);
      });
    load();
    import.meta.hot?.on(news, load);
    return () => {
      current = false;
      import.meta.hot?.off(news, load);
    };
  }, [news, ask]);
  return { data, learn: setData };
}

const askDesk = (): Promise<ApiResult<Desk>> => request('GET', 'studio/desk');

/** All that lies on the desk; null until it has come. */
export const useDesk = (): Desk | null => useNews('studio:desk', askDesk).data;

/** Where the player of a city's telephone stands. */
export function usePhone(city: string): { readonly data: DeskPhone | null; readonly learn: (phone: DeskPhone) => void } {
  const ask = useCallback((): Promise<ApiResult<DeskPhone>> => request('GET', `studio/phone/${city}`), [city]);
  return useNews('studio:phone', ask);
}
