import { useCallback, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ApiResult } from '../api/client.ts';
import { alertFailure } from './alerts.ts';
import { useCities } from './CitySelect.tsx';

interface CityData<Data> {
  /** As the address of the page has it; else the first there is. */
  readonly city: string;
  readonly choose: (city: string) => void;
  readonly data: Data | null;
  readonly replace: (data: Data) => void;
}

/** What a page says of one city, which stands in its address. `load` must be the same function each time. */
export function useCityData<Data>(load: (city: string) => Promise<ApiResult<Data>>): CityData<Data> {
  const [params, setParams] = useSearchParams();
  const cities = useCities();
  const city = params.get('city') ?? cities?.[0]?.city ?? '';
  const [known, setKnown] = useState<{ city: string; data: Data } | null>(null);
  useEffect(() => {
    if (city === '') return undefined;
    let shown = true;
    void load(city).then((result) => {
      if (!shown) return;
      if (result.ok) setKnown({ city, data: result.data });
      else alertFailure(result);
    });
    return () => {
      shown = false;
    };
  }, [city, load]);
  const choose = useCallback((next: string) => setParams({ city: next }), [setParams]);
  return { city, choose, data: known?.city === city ? known.data : null, replace: (data) => setKnown({ city, data }) };
}
