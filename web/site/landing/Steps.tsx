import { typeset } from '../../components/text/typography.tsx';
import { steps } from './steps-list.ts';
import styles from './Steps.module.css';

export function Steps() {
  return (
    <ol className={styles.steps}>
      {steps.map(({ name, text, Picture }, index) => (
        <li key={name} className={styles.step}>
          <Picture className={styles.picture} title={Picture.label} />
          <div>
            <h2 className={styles.name}>
              <span className={styles.number} aria-hidden="true">
                {index + 1}
              </span>
              {name}
            </h2>
            <p className={styles.words}>{typeset(text)}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
