import { useEffect, useMemo, useState } from 'react';
import type { SheetPlace } from '../../../engine/places/field-sheet.ts';
import { Stack } from '../../components/layout/layout.tsx';
import { typeset } from '../../components/text/typography.tsx';
import type { MapData } from '../../player/pages/map/map-data.ts';
import controls from '../controls.module.css';
import { PinnedMap } from '../form/PointOnMap.tsx';
import { redrawnPicture } from '../media/picture.ts';
import type { Visit } from './visits.ts';
import styles from './Survey.module.css';

interface PlaceCardProps {
  readonly number: number;
  readonly place: SheetPlace;
  readonly map: MapData | null;
  readonly visit: Visit;
  readonly onChange: (visit: Visit) => void;
}

/** One place: what to look at, and what was found there. */
export function PlaceCard({ number, place, map, visit, onChange }: PlaceCardProps) {
  const { slug, name, look, facts, needs } = place;
  const mark = visit.seen === null ? '' : visit.seen ? ' ✓' : ' ✗';
  return (
    <details className={controls.unfolding}>
      <summary>{typeset(`${number}. ${name}${mark}`)}</summary>
      <Stack gap={3} className={styles.place}>
        <p>{typeset(look)}</p>
        {needs.map(({ step, question, answer }) => (
          <p key={step}>
            {question !== null && typeset(question)} <b>{answer !== null && typeset(answer)}</b>
          </p>
        ))}
        <fieldset className={controls.row}>
          <legend>{typeset('Tel que décrit ?')}</legend>
          {[true, false].map((seen) => (
            <label key={String(seen)} className={controls.row}>
              <input
                type="radio"
                name={slug}
                checked={visit.seen === seen}
                onChange={() => onChange({ ...visit, seen })}
              />
              {seen ? 'Oui' : 'Non'}
            </label>
          ))}
        </fieldset>
        {facts.map(({ says }, index) => (
          <label key={says} className={controls.field}>
            {typeset('Ce qui se lit vraiment')}
            <textarea
              rows={3}
              value={visit.facts[index] ?? says}
              onChange={({ target }) =>
                onChange({ ...visit, facts: { ...visit.facts, [index]: target.value } })
              }
            />
          </label>
        ))}
        <label className={controls.field}>
          Remarque
          <textarea
            rows={2}
            value={visit.remark}
            onChange={({ target }) => onChange({ ...visit, remark: target.value })}
          />
        </label>
        <Photos visit={visit} onChange={onChange} />
        <Point place={place} map={map} visit={visit} onChange={onChange} />
      </Stack>
    </details>
  );
}

function Photos({ visit, onChange }: Pick<PlaceCardProps, 'visit' | 'onChange'>) {
  const [isRefused, setRefused] = useState(false);
  const take = async (files: readonly File[]) => {
    // Drawn again, a photograph keeps neither the hour nor the place of its camera.
    const drawn = await Promise.all(files.map((file) => redrawnPicture(file, 0)));
    setRefused(drawn.includes(null));
    const photos = drawn.flatMap((photo) => photo ?? []);
    if (photos.length > 0) onChange({ ...visit, photos: [...visit.photos, ...photos] });
  };
  return (
    <div className={styles.photos}>
      <label className={controls.field}>
        Photos
        <input
          type="file"
          accept="image/*"
          capture="environment"
          multiple
          onChange={({ target }) => {
            void take([...(target.files ?? [])]);
            target.value = '';
          }}
        />
      </label>
      {isRefused && (
        <p role="alert">{typeset('Ce fichier n’est pas une photo que ce téléphone sait lire.')}</p>
      )}
      {visit.photos.map((photo, index) => (
        <figure key={index}>
          <Thumbnail photo={photo} />
          <button
            type="button"
            className={controls.link}
            onClick={() => onChange({ ...visit, photos: visit.photos.filter((one) => one !== photo) })}
          >
            {typeset('Retirer cette photo')}
          </button>
        </figure>
      ))}
    </div>
  );
}

function Thumbnail({ photo }: { readonly photo: Blob }) {
  const address = useMemo(() => URL.createObjectURL(photo), [photo]);
  useEffect(() => () => URL.revokeObjectURL(address), [address]);
  return <img src={address} alt={typeset('Photo prise ici')} />;
}

function Point({ place, map, visit, onChange }: Omit<PlaceCardProps, 'number'>) {
  const [refusal, setRefusal] = useState('');
  const here = () =>
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => onChange({ ...visit, at: [coords.latitude, coords.longitude] }),
      () => setRefusal('Ce téléphone ne dit pas où il est.'),
      { enableHighAccuracy: true },
    );
  const put = (at: NonNullable<Visit['at']>): boolean => {
    onChange({ ...visit, at });
    return true;
  };
  return (
    <details>
      <summary>{typeset(visit.at ? 'Le point exact : marqué' : 'Marquer le point exact')}</summary>
      {map && <PinnedMap drawn={map} place={visit.at ?? place.at} onPut={put} />}
      {!map && <p>{typeset('Cette ville n’a pas de plan dessiné.')}</p>}
      {/* A browser says where it is over https only. */}
      {window.isSecureContext && (
        <button type="button" onClick={here}>
          {typeset('Où je suis')}
        </button>
      )}
      {refusal !== '' && <p role="alert">{typeset(refusal)}</p>}
    </details>
  );
}
