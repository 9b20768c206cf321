import type { DeskCity, Survey } from '../../../engine/graph/desk.ts';
import { request } from '../../api/client.ts';
import { typeset } from '../../components/text/typography.tsx';
import controls from '../controls.module.css';
import { useCityData } from '../desk.ts';
import { OwnPhone } from '../phone/OwnPhone.tsx';
import styles from './Survey.module.css';

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
    <div className={controls.column} tabIndex={0} role="region" aria-label={typeset(`Repérage de ${name}`)}>
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
    </div>
  );
}
