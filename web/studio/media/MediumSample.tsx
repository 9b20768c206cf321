import { typeset } from '../../components/text/typography.tsx';
import type { CityMedium } from './city-media.ts';
import { mediumAddress } from './medium-calls.ts';
import styles from './MediaView.module.css';

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
