import { useState } from 'react';
import type { ApiFailure } from '../../api/client.ts';
import { typeset } from '../../components/text/typography.tsx';
import { ChangeRefusal } from '../changes/ChangeRefusal.tsx';
import controls from '../controls.module.css';
import { recordEdit } from '../files/use-history.ts';
import { type CityMedium, titleOfMedium } from './city-media.ts';
import { removeMedia } from './medium-calls.ts';
import styles from './MediaView.module.css';
import { MediumSample } from './MediumSample.tsx';

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
      <div className={styles.facts}>
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
      </div>
      {failure && (
        <div className={styles.refusal}>
          <ChangeRefusal failure={failure} onForce={() => undefined} onLeave={() => setFailure(null)} />
        </div>
      )}
    </li>
  );
}
