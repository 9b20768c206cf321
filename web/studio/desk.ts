import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import type { Desk, DeskPhone } from '../../engine/graph/desk.ts';
import type { StudioBody } from '../../schemas/api/studio.generated.ts';
import { type ApiPromise, request } from '../api/client.ts';

/** Changes to a telephone; omitted fields stay as they are. */
export type PhoneRequest = StudioBody<'/api/studio/phone/{city}'>;

export const setPhone = (city: string, changes: PhoneRequest): ApiPromise<DeskPhone> =>
  request('POST', `studio/phone/${city}`, { body: changes });

/** A constant: another function at each drawing would load the data again each time. */
const replace = <Data>(_before: Data, part: Data): Data => part;

/**
 * Loads data again when the server announces a change; the previous data stays until then. `update`: data that
 * the server told beside.
 */
function useLiveData<Data>(
  eventName: string,
  load: (changed?: readonly string[]) => ApiPromise<Data>,
  merge: (before: Data, part: Data, changed: readonly string[]) => Data = replace,
): { readonly data: Data | null; readonly update: (data: Data) => void } {
  const [data, setData] = useState<Data | null>(null);
  const updates = useRef(0);
  const update = useCallback((told: Data) => {
    updates.current += 1;
    setData(told);
  }, []);
  useEffect(() => {
    let current = true;
    // One after the other: an older answer must not replace a newer one.
    let last: Promise<void> = Promise.resolve();
    const reload = (changed?: readonly string[]) => {
      last = last.then(async () => {
        const known = updates.current;
        const result = current ? await load(changed) : null;
        if (!current || !result?.ok) return;
        // Which of the two is older nobody can tell: it is asked again.
        if (updates.current !== known) reload(changed);
        // A typed key is painted before the whole desk is drawn again.
        else
          startTransition(() =>
            setData((before) => (before && changed ? merge(before, result.data, changed) : result.data)),
          );
      });
    };
    reload();
    import.meta.hot?.on(eventName, reload);
    return () => {
      current = false;
      // Vitest’s has no `off`.
      import.meta.hot?.off?.(eventName, reload);
    };
  }, [eventName, load, merge]);
  return { data, update };
}

/** The whole desk, or the cities of it that changed. */
const fetchDesk = (changed: readonly string[] = []): ApiPromise<Desk> =>
  request(
    'GET',
    `studio/desk${changed.length > 0 ? '?' : ''}${changed.map((slug) => `city=${slug}`).join('&')}`,
  );

/**
 * The desk with the changed cities as they are now: one that is not told of is gone. The answer may tell of
 * further cities, which changed since.
 */
export function withCities(desk: Desk, { cities, problems }: Desk, changed: readonly string[]): Desk {
  const told = new Set([...changed, ...cities.map(({ slug }) => slug)]);
  const others = desk.cities.filter(({ slug }) => !told.has(slug));
  return {
    cities: [...others, ...cities].sort((one, other) => one.slug.localeCompare(other.slug)),
    problems,
  };
}

/** Everything the studio shows; null until loaded. */
export const useDesk = (): Desk | null => useLiveData('studio:desk', fetchDesk, withCities).data;

/** What a call tells of a city; told anew when the desk changes. */
export function useCityData<Data>(
  call: string,
  city: string,
): { readonly data: Data | null; readonly reload: () => void } {
  const load = useCallback(() => request<Data>('GET', `studio/${call}?city=${city}`), [call, city]);
  const { data, update } = useLiveData('studio:desk', load);
  return { data, reload: () => void load().then((answer) => answer.ok && update(answer.data)) };
}

/** State of the player on a city's telephone. */
export function usePhone(city: string): {
  readonly data: DeskPhone | null;
  readonly update: (phone: DeskPhone) => void;
} {
  const load = useCallback((): ApiPromise<DeskPhone> => request('GET', `studio/phone/${city}`), [city]);
  return useLiveData('studio:phone', load);
}
