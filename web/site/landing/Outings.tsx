import { t } from '../../components/text/typography.tsx';
import { site } from '../../state/site.ts';
import styles from './Outings.module.css';

/**
 * What each city asks of its players, said before they buy: hours, kilometres, slopes, closing times, how
 * many.
 */
export function Outings() {
  return (
    <section className={styles.outings} aria-labelledby="outings">
      <h2 id="outings">Avant de partir</h2>
      <ul className={styles.list}>
        {site.outings.map(({ city, duration, distance, ground, hours, party }) => (
          <li key={city} className="paper paper--buff">
            <h3>{city}</h3>
            <p className={`typed ${styles.measure}`}>{t(`${duration} · ${distance} à pied`)}</p>
            <p>{t(ground)}</p>
            <p>{t(hours)}</p>
            <p>{t(party)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
