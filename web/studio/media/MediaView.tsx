import { useEffect, useState } from 'react';
import type { DeskCity } from '../../../engine/graph/desk.ts';
import { typeset } from '../../components/text/typography.tsx';
import controls from '../controls.module.css';
import { HistoryButtons } from '../files/history.tsx';
import { mediaWithLicences } from './city-media.ts';
import { MediumCard } from './MediumCard.tsx';
import styles from './MediaView.module.css';
import { UnlicensedMedia } from './UnlicensedMedia.tsx';
import { LICENCES_FILE } from '../../../engine/scenario/scenario.ts';
import { readText } from '../files/edit-calls.ts';
import { yamlData } from '../form/written-at.ts';

/** All pictures and sounds of a city: who made each, and the way to take it out. */
export function MediaView({ city }: { readonly city: DeskCity }) {
  const noted = useLicences(city);
  const [told, setTold] = useState('');
  if (noted === null) return <p role="status">{typeset('Les licences se lisent…')}</p>;
  const media = mediaWithLicences(city.media, noted);
  const unlicensed = media.filter(({ licence }) => licence === null);
  return (
    <div
      className={`${controls.column} ${styles.view}`}
      tabIndex={0}
      role="region"
      aria-label={typeset(`Images et sons de ${city.name}`)}
    >
      <p className={controls.row}>
        <HistoryButtons />
        <span role="status">{typeset(told)}</span>
      </p>
      {noted === 'unreadable' && (
        <p role="alert" className={controls.alert}>
          {typeset('licences.yaml ne se lit pas : corrigez-le d’abord dans votre éditeur.')}
        </p>
      )}
      {media.length === 0 && (
        <p>
          {typeset(
            'Aucune image, aucun son. Le champ d’une fiche qui en montre un le prend : déposez-y le fichier.',
          )}
        </p>
      )}
      {noted !== 'unreadable' && unlicensed.length > 0 && (
        <UnlicensedMedia city={city.slug} media={unlicensed} onTold={setTold} />
      )}
      {media.length > 0 && (
        <section>
          <h2>{typeset('Tous les fichiers de media/')}</h2>
          <ul>
            {media.map((medium) => (
              <MediumCard key={medium.name} city={city.slug} medium={medium} onTold={setTold} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

const NOTHING = {};

/**
 * The data of a city’s licences.yaml, as it is on the disk: `{}` where there is none, null until it was read.
 * `city`: of the latest desk.
 */
function useLicences(city: Pick<DeskCity, 'slug' | 'files'>): unknown {
  const [noted, setNoted] = useState<unknown>(null);
  useEffect(() => {
    let isCurrent = true;
    if (!city.files.includes(LICENCES_FILE)) return undefined;
    void readText(`${city.slug}/${LICENCES_FILE}`).then((read) => {
      if (isCurrent && read.ok) setNoted(yamlData(read.data.text) ?? 'unreadable');
    });
    return () => void (isCurrent = false);
  }, [city]);
  return city.files.includes(LICENCES_FILE) ? noted : NOTHING;
}
