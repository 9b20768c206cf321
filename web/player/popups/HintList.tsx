import { t } from '../../components/typography.tsx';
import styles from './HintsPopup.module.css';
import { telegraph } from './telegram.ts';

/** The hints as telegrams: strips for the eye, plain French for who listens. */
export function HintList({ hints }: { readonly hints: readonly string[] }) {
  if (hints.length === 0) return null;
  return (
    <ol className={styles.list}>
      {hints.map((hint, index) => (
        <li key={hint} className={styles.hint}>
          <b aria-hidden="true">{index + 1}</b>
          <p className={styles.strip}>
            <span className="visually-hidden">{t(hint)}</span>
            <span className={styles.typed} aria-hidden="true">
              {t(telegraph(hint))}
            </span>
          </p>
        </li>
      ))}
    </ol>
  );
}
