import { useCallback, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ApiPromise } from '../api/client.ts';
import type { StaffCity } from './calls.ts';
import { useCities } from './CitySelect.tsx';
import { type StaffList, type StaffRequestState, useStaffRequest } from './use-staff-request.ts';
import { Empty } from '../components/status/Empty.tsx';
import { ListPlaceholder } from './LoadFailure.tsx';

interface CityDataPlaceholderProps {
  readonly cities: StaffList<readonly StaffCity[]>;
  readonly of: StaffRequestState;
}

/** Placeholder for data of one city. There may be no city; a failed list of cities has its own notice. */
export function CityDataPlaceholder({ cities, of }: CityDataPlaceholderProps) {
  if (cities.failure) return null;
  if (cities.rows?.length === 0)
    return <Empty more="La première arrivera par scenarios/.">Aucune ville n’est ouverte.</Empty>;
  return <ListPlaceholder of={of} />;
}

interface CityData<Data> extends StaffRequestState {
  readonly cities: StaffList<readonly StaffCity[]>;
  /** From the page's address, else the first city, else empty. */
  readonly city: string;
  readonly choose: (city: string) => void;
  readonly data: Data | null;
  readonly replace: (data: Data) => void;
}

/** Data of one city, which the page's address names. */
export function useCityData<Data>(load: (city: string) => ApiPromise<Data>): CityData<Data> {
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
