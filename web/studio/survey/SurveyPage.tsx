import { useEffect, useState } from 'react';
import type { Survey, DeskCity } from '../../../engine/graph/desk.ts';
import type { SheetPlace } from '../../../engine/places/field-sheet.ts';
import { request } from '../../api/client.ts';
import { Stack } from '../../components/layout/layout.tsx';
import { typeset } from '../../components/text/typography.tsx';
import { type MapData, isMapData } from '../../player/pages/map/map-data.ts';
import { explanationOf } from '../../state/game/outcome.ts';
import controls from '../controls.module.css';
import { ViewColumn } from '../ViewColumn.tsx';
import { yamlData } from '../form/written-at.ts';
import { base64Of } from '../media/medium-calls.ts';
import { keepPage } from './keep-page.ts';
import { PlaceCard } from './PlaceCard.tsx';
import { NO_VISIT, type Visit, forgetVisit, keepVisit, notesOfVisit, readVisit } from './visits.ts';
import styles from './Survey.module.css';
import { useCityData } from '../desk.ts';
import { OwnPhone } from '../phone/OwnPhone.tsx';
import { ReadyButton } from '../ReadyButton.tsx';

/** How a telephone takes the field sheet along, and the photographs that it brought home. */
export function SurveyView({ city }: { readonly city: DeskCity }) {
  const { slug, name } = city;
  const { data, reload } = useCityData<Survey>('survey', slug);
  const photos = data?.photos ?? [];
  const forget = async () => {
    await request('POST', 'studio/forget-photos', { body: { slug } });
    reload();
  };
  const nameOf = (photo: string): string =>
    data?.sheet.places.find((place) => photo.startsWith(`${place.slug}.`))?.name ?? '';
  return (
    <ViewColumn label={`Repérage de ${name}`}>
      <p>
        {typeset(
          'La feuille de repérage, sur votre téléphone : on y coche ce qui est là, on corrige ce qui se lit, on photographie, on marque le point. Chargée ici, elle garde tout sans réseau. Au retour, ses notes sont à côté des champs de la fiche « Lieux ».',
        )}
      </p>
      <OwnPhone city={city} isSurvey />
      <section className={styles.photos}>
        {photos.length > 0 && <h2>{typeset(`Photos : ${photos.length}`)}</h2>}
        {photos.map((photo) => (
          <figure key={photo}>
            <img
              src={`/api/studio/photo?city=${slug}&name=${photo}`}
              alt={typeset(`Photo de ${nameOf(photo)}`)}
            />
            <figcaption>{typeset(nameOf(photo))}</figcaption>
          </figure>
        ))}
        {photos.length > 0 && (
          <button type="button" onClick={() => void forget()}>
            {typeset('Effacer toutes les photos')}
          </button>
        )}
      </section>
    </ViewColumn>
  );
}

const NO_NETWORK =
  'L’atelier ne répond pas. Tout reste sur ce téléphone : réessayez de retour sur son réseau.';
const UNREAD =
  'Le repérage de cette ville n’a pas pu être lu : rechargez la page sur le réseau de l’atelier.';
const FULL = 'Ce téléphone n’a pas pu garder cette note : il n’a plus de place, ou il navigue en privé.';

type Visits = Readonly<Record<string, Visit>>;

const today = (): string => new Date().toLocaleDateString('sv');

/** The places of a city on the writer’s telephone: what is seen is kept there, then sent to the studio. */
export function SurveyPage({ city }: { readonly city: string }) {
  const [survey, setSurvey] = useState<Survey | null>(null);
  const [visits, setVisits] = useState<Visits>({});
  const [told, setTold] = useState('');
  const [isKept, setKept] = useState(false);
  useEffect(() => {
    const load = async () => {
      const answer = await request<Survey>('GET', `studio/survey?city=${city}`);
      if (!answer.ok) return setTold(explanationOf(answer) ?? UNREAD);
      const { places } = answer.data.sheet;
      const kept = await Promise.all(
        places.map(async ({ slug }) => [slug, await readVisit(city, slug)] as const),
      );
      setVisits(Object.fromEntries(kept.flatMap(([slug, visit]) => (visit ? [[slug, visit]] : []))));
      setSurvey(answer.data);
      setKept(await keepPage());
    };
    load().catch(() => setTold(FULL));
  }, [city]);
  const change = (place: string, visit: Visit) => {
    const next = { ...visit, day: today() };
    setVisits((all) => ({ ...all, [place]: next }));
    keepVisit(city, place, next).catch(() => setTold(FULL));
  };
  const send = async () => {
    for (const place of survey?.sheet.places ?? []) {
      const visit = visits[place.slug];
      if (!visit) continue;
      const photos = await Promise.all(visit.photos.map(base64Of));
      const body = { slug: city, place: place.slug, notes: notesOfVisit(place, visit), photos };
      const answer = await request('POST', 'studio/survey', { body });
      if (!answer.ok) return setTold(explanationOf(answer) ?? NO_NETWORK);
      await forgetVisit(city, place.slug);
      setVisits(({ [place.slug]: _sent, ...others }) => others);
    }
    setTold('Tout est à l’atelier : les notes y sont à côté des champs de chaque lieu.');
  };
  const data = yamlData(survey?.map ?? '');
  const map: MapData | null = isMapData(data) ? data : null;
  const count = Object.keys(visits).length;
  return (
    <Stack as="main" gap={4} className={styles.page}>
      <h1>{typeset(survey ? `Repérage : ${survey.sheet.city}` : 'Repérage')}</h1>
      <p>
        {typeset(
          isKept
            ? 'Ces notes restent sur ce téléphone, et cette page s’ouvre aussi sans réseau. De retour, envoyez-les.'
            : 'Ces notes restent sur ce téléphone. Laissez cette page ouverte : sans réseau, elle ne se rouvre pas. De retour, envoyez-les.',
        )}
      </p>
      {survey?.sheet.places.map((place: SheetPlace, index) => (
        <PlaceCard
          key={place.slug}
          number={index + 1}
          place={place}
          map={map}
          visit={visits[place.slug] ?? NO_VISIT}
          onChange={(visit) => change(place.slug, visit)}
        />
      ))}
      <p role="status">{typeset(told)}</p>
      <p className={controls.row}>
        <ReadyButton
          missing={count === 0 ? 'Rien n’est encore noté sur ce téléphone.' : null}
          onClick={() => void send()}
        >
          {typeset(`Envoyer à l’atelier : ${count} lieu${count > 1 ? 'x' : ''}`)}
        </ReadyButton>
      </p>
    </Stack>
  );
}
