import { useCallback, useEffect, useState } from 'react';
import type { Desk, DeskPhone } from '../../engine/graph/desk.ts';
import type { StudioPlace } from './place-at.ts';
import { request, type ApiResult } from '../api/client.ts';

/** Changes to a telephone; omitted fields stay as they are. */
export interface PhoneRequest extends Partial<StudioPlace> {
  /** Local time in the city; now if omitted. */
  readonly at?: string;
  readonly hints?: 'none' | 'ready' | 'waiting' | 'all';
  /** The places of the step are no longer visible. */
  readonly gone?: boolean;
  /** All messages that come later have come. */
  readonly mailed?: boolean;
  /** Every step beside the route was solved. */
  readonly asides?: boolean;
  /** What the player decided in other cities: an index in the city's `elsewhere`. */
  readonly elsewhere?: number;
  /** The role that the telephone holds alone; '' for everything. */
  readonly hand?: string;
}

export const setPhone = (city: string, changes: PhoneRequest): Promise<ApiResult<DeskPhone>> =>
  request('POST', `studio/phone/${city}`, { body: changes });

/** Loads data again when the server announces a change; the previous data stays until then. */
function useLiveData<Data>(
  eventName: string,
  load: () => Promise<ApiResult<Data>>,
): { readonly data: Data | null; readonly update: (data: Data) => void } {
  const [data, setData] = useState<Data | null>(null);
  useEffect(() => {
    let current = true;
    const reload = () =>
      void load().then((result) => {
        if (current && result.ok) setData(result.data);
      });
    reload();
    import.meta.hot?.on(eventName, reload);
    return () => {
      current = false;
      import.meta.hot?.off(eventName, reload);
    };
  }, [eventName, load]);
  return { data, update: setData };
}

const fetchDesk = (): Promise<ApiResult<Desk>> => request('GET', 'studio/desk');

/** Everything the studio shows; null until loaded. */
export const useDesk = (): Desk | null => useLiveData('studio:desk', fetchDesk).data;

/** State of the player on a city's telephone. */
export function usePhone(city: string): { readonly data: DeskPhone | null; readonly update: (phone: DeskPhone) => void } {
  const load = useCallback((): Promise<ApiResult<DeskPhone>> => request('GET', `studio/phone/${city}`), [city]);
  return useLiveData('studio:phone', load);
}
