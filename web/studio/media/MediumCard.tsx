import { useState } from 'react';
import type { ApiFailure } from '../../api/client.ts';
import { Stack } from '../../components/layout/layout.tsx';
import { typeset } from '../../components/text/typography.tsx';
import { ChangeRefusal } from '../changes/ChangeRefusal.tsx';
import controls from '../controls.module.css';
import { recordEdit } from '../files/history.tsx';
import { type CityMedium, titleOfMedium } from './city-media.ts';
import { mediumAddress, removeMedia } from './medium-calls.ts';
import styles from './MediaView.module.css';

interface MediumCardProps {
  readonly city: string;
  readonly medium: CityMedium;
  readonly onTold: (words: string) => void;
}

/** A picture or sound with its licence; it is taken out unless a passage still shows or plays it. */
export function MediumCard({ city, medium, onTold }: MediumCardProps) {
  const { name, files, licence } = medium;
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const remove = async () => {
    const answer = await removeMedia(city, files);
    if (!answer.ok) return setFailure(answer);
    recordEdit(answer.data.files);
    onTold(`${files.map((file) => `media/${file}`).join(' et ')} : retiré. « Défaire » le ramène.`);
  };
  return (
    <li className={styles.card}>
      <MediumSample city={city} medium={medium} />
      <Stack gap={1} className={styles.facts}>
        <b>{titleOfMedium(medium)}</b>
        {licence ? (
          <p>{[typeset(licence.by), typeset(licence.licence), licence.source].filter(Boolean).join(' · ')}</p>
        ) : (
          <p className={styles.missing}>{typeset('Sans licence')}</p>
        )}
        <button
          type="button"
          className={controls.link}
          aria-label={typeset(`Retirer ${name}`)}
          onClick={() => void remove()}
        >
          Retirer
        </button>
      </Stack>
      {failure && (
        <div className={styles.refusal}>
          <ChangeRefusal failure={failure} onForce={() => undefined} onLeave={() => setFailure(null)} />
        </div>
      )}
    </li>
  );
}

interface MediumSampleProps {
  readonly city: string;
  readonly medium: CityMedium;
}

/** The picture itself, or the sound to be heard. */
export function MediumSample({ city, medium: { kind, name, files } }: MediumSampleProps) {
  const [file = ''] = files;
  const address = mediumAddress(city, file);
  return kind === 'picture' ? (
    <img className={styles.sample} src={address} alt="" loading="lazy" />
  ) : (
    <audio
      className={styles.sample}
      controls
      preload="none"
      src={address}
      aria-label={typeset(`Écouter ${name}`)}
    />
  );
}
