import { useCallback, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ApiResult } from '../api/client.ts';
import type { StaffCity } from './calls.ts';
import { useCities } from './CitySelect.tsx';
import type { StaffList } from './staff-lists.ts';
import { useArrival, type StaffArrival } from './use-arrival.ts';

interface CityData<Data> extends StaffArrival {
  readonly cities: StaffList<readonly StaffCity[]>;
  /** As the address of the page has it; else the first there is, if there is one. */
  readonly city: string;
  readonly choose: (city: string) => void;
  readonly data: Data | null;
  readonly replace: (data: Data) => void;
}

/** What a page says of one city, which stands in its address. */
export function useCityData<Data>(load: (city: string) => Promise<ApiResult<Data>>): CityData<Data> {
  const [params, setParams] = useSearchParams();
  const cities = useCities();
  const city = params.get('city') ?? cities.rows?.[0]?.city ?? '';
  const [known, setKnown] = useState<{ readonly city: string; readonly data: Data } | null>(null);
  const replace = (data: Data) => setKnown({ city, data });
  const data = known?.city === city ? known.data : null;
  const arrival = useArrival(city === '' || data !== null ? null : city, () => load(city), replace);
  const choose = useCallback((next: string) => setParams({ city: next }), [setParams]);
  return { ...arrival, cities, city, choose, data, replace };
}
