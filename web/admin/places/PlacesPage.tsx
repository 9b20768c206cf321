import { useState } from 'react';
import type { ApiResult } from '../../api/client.ts';
import { t } from '../../components/text/typography.tsx';
import { AdminPage } from '../AdminPage.tsx';
import { alertFailure } from '../alerts.ts';
import { explanationOf } from '../../state/game/outcome.ts';
import { CityRegister } from '../CityRegister.tsx';
import { CitySelect } from '../CitySelect.tsx';
import { useCityData } from '../use-city-data.ts';
import { fetchPlaces, type PlaceBody } from './place-calls.ts';
import styles from './Places.module.css';
import { PlaceSlip } from './PlaceSlip.tsx';
import { Reports } from './Reports.tsx';

/** Something is gone in the street: from the moment it is said here, every player who needs it reads it. */
export function PlacesPage() {
  const { cities, city, choose, data, replace, ...arrival } = useCityData(fetchPlaces);
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
          {t(notice)}
        </p>
      )}
      {!data && <CityRegister cities={cities} of={arrival} />}
      {data && (
        <ul className={styles.places}>
          {data.map((place) => (
            <PlaceSlip key={`${place.place} ${place.version}`} place={place} change={change} />
          ))}
        </ul>
      )}
      {city !== '' && <Reports key={city} city={city} />}
    </AdminPage>
  );
}
