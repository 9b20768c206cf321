import { useState } from 'react';
import type { ApiResult } from '../../api/client.ts';
import { Empty } from '../../components/status/Empty.tsx';
import { typeset } from '../../components/text/typography.tsx';
import { AdminPage } from '../AdminPage.tsx';
import { alertFailure } from '../alerts.ts';
import { explanationOf } from '../../state/game/outcome.ts';
import { CityDataPlaceholder } from '../CityDataPlaceholder.tsx';
import { CitySelect } from '../CitySelect.tsx';
import { useCityData } from '../use-city-data.ts';
import { fetchPlaces, type PlaceBody } from './place-calls.ts';
import styles from './Places.module.css';
import { PlaceItem } from './PlaceItem.tsx';
import { Reports } from './Reports.tsx';

/** Marks places that are no longer visible: affected players see the notice at once. */
export function PlacesPage() {
  const { cities, city, choose, data, replace, ...request } = useCityData(fetchPlaces);
  const [notice, setNotice] = useState<string | null>(null);
  const change = async (call: () => Promise<ApiResult<readonly PlaceBody[]>>) => {
    const result = await call();
    setNotice(result.ok ? null : explanationOf(result));
    if (result.ok) replace(result.data);
    else alertFailure(result);
    return result.ok;
  };
  return (
    <AdminPage title="Lieux" about="Ce qui a disparu dans la rue, et ce qui le remplace pour les joueurs.">
      <div className={styles.choice}>
        <CitySelect cities={cities} value={city} onChange={choose} />
      </div>
      {notice && (
        <p role="alert" className="field__error">
          {typeset(notice)}
        </p>
      )}
      {!data && <CityDataPlaceholder cities={cities} of={request} />}
      {data?.length === 0 && <Empty>Cette histoire se joue sans aller nulle part.</Empty>}
      {data && (
        <ul className={styles.places}>
          {data.map((place) => (
            <PlaceItem key={`${place.place} ${place.version}`} place={place} change={change} />
          ))}
        </ul>
      )}
      {city !== '' && <Reports key={city} city={city} />}
    </AdminPage>
  );
}
