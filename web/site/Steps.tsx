import { t } from '../components/typography.tsx';
import { Explore } from './pictures/Explore.tsx';
import { Receive } from './pictures/Receive.tsx';
import { Resolve } from './pictures/Resolve.tsx';
import styles from './Steps.module.css';

const STEPS = [
  { name: 'Recevez', text: 'Une lettre vous dit où commencer.', Picture: Receive },
  { name: 'Explorez', text: 'Menez l’enquête à travers la ville.', Picture: Explore },
  { name: 'Résolvez', text: 'Découvrez qui en veut à la Compagnie.', Picture: Resolve },
] as const;

/** The game in three pictures. */
export function Steps() {
  return (
    <ol className={styles.steps}>
      {STEPS.map(({ name, text, Picture }, index) => (
        <li key={name} className={styles.step}>
          <Picture className={styles.picture} title={Picture.label} />
          <div>
            <h2 className={styles.name}>
              <span className={styles.number} aria-hidden="true">
                {index + 1}
              </span>
              {name}
            </h2>
            <p className={styles.words}>{t(text)}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
