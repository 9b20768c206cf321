import { useCallback, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ApiResult } from '../api/client.ts';
import type { StaffCity } from './calls.ts';
import { useCities } from './CitySelect.tsx';
import type { StaffList } from './staff-lists.ts';
import { useStaffRequest, type StaffRequestState } from './use-staff-request.ts';

interface CityData<Data> extends StaffRequestState {
  readonly cities: StaffList<readonly StaffCity[]>;
  /** From the page's address, else the first city, else empty. */
  readonly city: string;
  readonly choose: (city: string) => void;
  readonly data: Data | null;
  readonly replace: (data: Data) => void;
}

/** Data of one city, which the page's address names. */
export function useCityData<Data>(load: (city: string) => Promise<ApiResult<Data>>): CityData<Data> {
  const [params, setParams] = useSearchParams();
  const cities = useCities();
  const city = params.get('city') ?? cities.rows?.[0]?.city ?? '';
  const [loaded, setLoaded] = useState<{ readonly city: string; readonly data: Data } | null>(null);
  const replace = (data: Data) => setLoaded({ city, data });
  const data = loaded?.city === city ? loaded.data : null;
  const request = useStaffRequest(city === '' || data !== null ? null : city, () => load(city), replace);
  const choose = useCallback((next: string) => setParams({ city: next }), [setParams]);
  return { ...request, cities, city, choose, data, replace };
}
