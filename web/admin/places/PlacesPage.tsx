import { useState } from 'react';
import type { ApiPromise } from '../../api/client.ts';
import { Row, Stack } from '../../components/layout/layout.tsx';
import { Empty } from '../../components/status/Empty.tsx';
import { typeset } from '../../components/text/typography.tsx';
import { AdminPage, Notice } from '../AdminPage.tsx';
import { alertFailure, useStaffList } from '../use-staff-request.ts';
import { CityDataPlaceholder, useCityData } from '../use-city-data.tsx';
import { CitySelect } from '../CitySelect.tsx';
import {
  type PlaceBody,
  type PlaceProps,
  type PlaceReportBody,
  fetchPlaces,
  reportsOf,
  sendMarkBack,
  GoneForm,
} from './GoneForm.tsx';
import styles from './Places.module.css';
import { Button } from '../../components/actions/Button.tsx';
import { dayOf, momentOf } from '../dates.ts';
import { Link } from '../../components/actions/Link.tsx';
import { ListPlaceholder } from '../LoadFailure.tsx';

/** Marks places that are no longer visible: affected players see the notice at once. */
export function PlacesPage() {
  const { cities, city, choose, data, replace, ...request } = useCityData(fetchPlaces);
  const [notice, setNotice] = useState<string | null>(null);
  const change = async (call: () => ApiPromise<readonly PlaceBody[]>) => {
    const result = await call();
    setNotice(result.ok ? null : alertFailure(result));
    if (result.ok) replace(result.data);
    return result.ok;
  };
  return (
    <AdminPage title="Lieux" about="Ce qui a disparu dans la rue, et ce qui le remplace pour les joueurs.">
      <div className={styles.choice}>
        <CitySelect cities={cities} value={city} onChange={choose} />
      </div>
      <Notice>{notice}</Notice>
      {!data && <CityDataPlaceholder cities={cities} of={request} />}
      {data?.length === 0 && <Empty>Cette histoire se joue sans aller nulle part.</Empty>}
      {data && (
        <Stack as="ul" gap={3} className={styles.places}>
          {data.map((place) => (
            <PlaceItem key={`${place.place} ${place.version}`} place={place} change={change} />
          ))}
        </Stack>
      )}
      {city !== '' && <Reports key={city} city={city} />}
    </AdminPage>
  );
}

const checkWords = ({ lastChecked }: PlaceBody): string =>
  lastChecked === null
    ? 'Jamais vérifié sur place.'
    : `Vérifié le ${dayOf(lastChecked)}, il y a plus d’un an.`;

function PlaceItem({ place, change }: PlaceProps) {
  const { name, steps, gone, ifGone, isCheckDue } = place;
  return (
    <Stack as="li" gap={2} className={styles.place}>
      <h2>{typeset(name)}</h2>
      <p className="typed">{steps.map((step) => `${step.index} ${step.name}`).join(', ')}</p>
      {isCheckDue && (
        <Row as="p" gap={4} lineGap={2} align="center" className={styles.due}>
          <span className="sticker">À vérifier</span>
          {typeset(checkWords(place))}
        </Row>
      )}
      {gone ? (
        <>
          <p>
            <b>{typeset(`Disparu : ${gone.sentence ?? ''}`)}</b>
          </p>
          <p>{[momentOf(gone.at), gone.by].filter(Boolean).join(', ')}</p>
          <Button onClick={() => void change(() => sendMarkBack(place))}>
            {typeset(`De nouveau visible : ${name}`)}
          </Button>
        </>
      ) : (
        <details>
          <summary>{typeset('Marquer comme disparu')}</summary>
          {ifGone && <p>{typeset(`L’auteur conseille : ${ifGone}`)}</p>}
          <GoneForm place={place} change={change} />
        </details>
      )}
    </Stack>
  );
}

function Reports({ city }: { readonly city: string }) {
  const list = useStaffList<readonly PlaceReportBody[]>(`reports ${city}`, () => reportsOf(city));
  const reports = list.rows;
  return (
    <Stack as="section" gap={3} className={styles.reports} aria-labelledby="reports">
      <h2 id="reports">Signalements</h2>
      {!reports && <ListPlaceholder of={list} />}
      {reports?.length === 0 && (
        <Empty more="La rue se tient comme la lettre le dit.">Aucun joueur n’a rien signalé.</Empty>
      )}
      <ul>
        {reports?.map(({ id, code, step, place, text, at }) => (
          <li key={id}>
            <p>
              {momentOf(at)} <Link to={`/admin/orders/${code}`}>{code}</Link>
              <span className="typed">{` ${[step, place].filter(Boolean).join(' · ')}`}</span>
            </p>
            {text && <p>{typeset(text)}</p>}
          </li>
        ))}
      </ul>
    </Stack>
  );
}
